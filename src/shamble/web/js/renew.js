// A new link for one's own seat. The old one is worthless as soon as the table has written it down, so this browser can ask for
// the new one again by a text that nobody else knows, should the reply be lost.

import { api } from "./api.js";
import { keep, kept } from "./kept.js";
import { me, secret } from "./me.js";

/** Ask for a new link for the seat of this line; its token. */
export async function renewed(link) {
  const who = secret();
  keep(name(link), who);
  const { token } = await link.act("renew", { who });
  keep(name(link), null);
  return token;
}

/** The token of a seat whose new link was asked for and never heard of; null if there is none. */
export async function lostToken(link) {
  const who = kept(name(link));
  if (!who) return null;
  keep(name(link), null);
  return api(`/api/tables/${link.code}/sit`, { body: { name: me.name, who } }).then(({ token }) => token, () => null);
}

function name({ code, token }) {
  return `renew.${code}.${token.split(".")[1]}`;
}
