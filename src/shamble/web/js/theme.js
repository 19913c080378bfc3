// Loaded before anything is painted, and not as a module: a page chosen dark must not flash white first.
(() => {
  try {
    const theme = localStorage.getItem("shamble.theme");
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the reader's own setting holds.
  }
})();
