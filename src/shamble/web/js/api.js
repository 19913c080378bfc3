// Plain requests to the server. What it turns down is thrown as {code, clause, sentence}.

import { lang, w } from "./words.js";

/** What the server answers at this address; with a body it is sent there. */
export async function api(path, { body = null, token = null, method = body === null ? "GET" : "POST" } = {}) {
  const answer = await reach(path, body, token, method);
  const said = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said;
  throw said?.sentence ? said : lost();
}

/** A text the server holds, such as a record. */
export async function text(path, token) {
  const answer = await reach(path, null, token);
  if (!answer.ok) throw await answer.json().catch(lost);
  return answer.text();
}

async function reach(path, body, token, method = "GET") {
  const headers = { "Accept-Language": lang(), ...(token && { Authorization: `Bearer ${token}` }) };
  if (body !== null) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) });
  } catch {
    throw lost();
  }
}

function lost() {
  return { code: "lost", clause: null, sentence: w("lost") };
}
