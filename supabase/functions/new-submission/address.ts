/**
 * Which addresses mail reaches. The forms of the site ask the same (src/lib/is-email.ts), so that none is accepted
 * there and cannot be answered afterwards.
 */

/** Longest address, and longest part before the at sign (RFC 5321). */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/** Words of ASCII, joined by single dots. Others, and quoted ones, exist, but mailers refuse them. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** The address as mail takes it, with a domain of ASCII; undefined if none arrives there. Linear in length. */
export function addressOf(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const [local = '', written = '', more] = text.split('@');
  if (more !== undefined || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return undefined;
  const domain = inAscii(written);
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  const exists = labels.length > 0 && labels.every((label) => LABEL.test(label)) && TOP.test(top);
  return exists ? `${local}@${domain}` : undefined;
}

export const isAddress = (text: string): boolean => addressOf(text) !== undefined;

/** `pão.com.br` as `xn--po-sia.com.br`. */
function inAscii(domain: string): string {
  if (!/[^\0-\x7F]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return ''; // no domain
  }
}
