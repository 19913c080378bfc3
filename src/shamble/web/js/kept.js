// What this browser remembers between visits. Where it may not remember, it does so until the page closes.

const memory = {};

/** A text kept under this name, or null. */
export function kept(name) {
  try {
    return localStorage.getItem(`shamble.${name}`);
  } catch {
    return memory[name] ?? null;
  }
}

/** Keep a text under this name; null forgets it. */
export function keep(name, text) {
  try {
    if (text === null) localStorage.removeItem(`shamble.${name}`);
    else localStorage.setItem(`shamble.${name}`, text);
  } catch {
    memory[name] = text;
  }
}

/** A list or object kept under this name. */
export function keptData(name, otherwise) {
  try {
    return JSON.parse(kept(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}
