import { patternOf } from './escape.ts';

export interface Redirect {
  from: string;
  to: string;
  temporary?: boolean;
}

export const statusOf = ({ temporary }: Pick<Redirect, 'temporary'>) => (temporary ? 302 : 301);

/** Where a redirect begins. */
export interface RedirectSource {
  /** Decoded, without a slash at its end; of `/blog/*` it is `/blog`. */
  path: string;
  /** Written with `*` at its end: every address below the path, but not the path. */
  below: boolean;
  /** The parameters that an address has to begin its query with, without `?`. */
  query?: string;
}

/** Reads the `from` of a redirect, whether it was written with accents or with `%C3%A7`. */
export function sourceOf(from: string): RedirectSource {
  const [, written = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(from) ?? [];
  const below = written.endsWith('/*');
  const path = decodedPath(below ? written.slice(0, -1) : written);
  return { path, below, ...(query && { query }) };
}

/** A redirect, and where it begins. */
export interface Rule<R = Redirect> extends RedirectSource {
  redirect: R;
}

/**
 * In the order in which the first that matches an address is the right one: those for a query, the longest first, those
 * for a path, then those for all below a path, again the longest first.
 */
export function rulesOf<R extends Pick<Redirect, 'from'>>(redirects: readonly R[]): Rule<R>[] {
  const rank = ({ query, below }: Rule<R>) => (query !== undefined ? 0 : below ? 2 : 1);
  const length = ({ query, path }: Rule<R>) => (query ?? path).length;
  return redirects
    .map((redirect) => ({ redirect, ...sourceOf(redirect.from) }))
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 1 ? 0 : length(b) - length(a)));
}

/** Whether a redirect is for one address, whatever its query. */
export const isExact = ({ below, query }: RedirectSource): boolean => !below && query === undefined;

/** The same for all ways in which one redirect can be written. */
export const sourceKey = (from: string): string => JSON.stringify(sourceOf(from));

/** A path as servers compare it. What is not an escape, or not UTF-8, is left as it is. */
export function decodedPath(written: string): string {
  const path = written.replace(/(?<!\/)\/+$/, '') || '/';
  try {
    return decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return path;
  }
}

/**
 * A regular expression, for nginx, Caddy and JavaScript, of the queries that a redirect is for: they begin with its
 * parameters. Others may follow, which networks and campaigns add.
 */
export function queryPattern(query: string): string {
  const parameters = query.split('&').map((parameter) => {
    const signs = parameter.replace(/=$/, '').match(/%[0-9a-f]{2}|./gisu) ?? [];
    return signs.map(signPattern).join('') + (/=./.test(parameter) ? '' : '=?');
  });
  return `^${parameters.join('&')}(?:&|$)`;
}

/** A sign of a query, as itself or as its escape. */
function signPattern(sign: string): string {
  if (sign === '+' || sign === ' ' || sign === '%20') return '(?:\\+|%20)';
  if (/^[\w.~-]$/.test(sign)) return patternOf(sign);
  const escaped = (/^%../.test(sign) ? sign : escapeOf(sign)).toUpperCase();
  const pattern = escaped.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
  const plain = /^%[2-7].$/.test(escaped)
    ? String.fromCharCode(Number(`0x${escaped.slice(1)}`))
    : '';
  // Escaped, `&` does not separate parameters, nor is `+` a space.
  return plain && !['%26', '%2B', '%7F'].includes(escaped)
    ? `(?:${patternOf(plain)}|${pattern})`
    : pattern;
}

/** A text as escapes alone, those of signs included that addresses may have. */
export const escapeOf = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
