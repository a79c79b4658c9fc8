/**
 * Text from JSON, from the environment or from the name of a file, as the configuration of each server has it between
 * double quotes: a text, never a variable, a placeholder or the end of the string.
 */

/** Characters that RFC 3986 does not allow in an address. A `%` must be followed by two digits. */
const NOT_IN_ADDRESS = /%(?![0-9a-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;

/** An address in which spaces, quotes, braces and accents are written as `%7B`. */
export const addressText = (address: string): string =>
  address.replace(NOT_IN_ADDRESS, encodeURIComponent);

/** The variable that stands for `$`: nginx has no other way to write it. The configuration has to define it. */
export const NGINX_DOLLAR = 'site_dollar';

/** Escapes text for nginx where variables are not expanded. */
export const nginxLiteral = (text: string): string => text.replace(/["\\]/g, '\\$&');

/** Escapes text for nginx where variables are expanded. */
export const nginxText = (text: string): string =>
  nginxLiteral(text).replaceAll('$', () => `\${${NGINX_DOLLAR}}`);

/**
 * For a Caddyfile. What Caddy would interpret is written as in an address, since no escape is safe: Caddy puts the
 * environment in the place of `{$NAME}` before it reads anything else.
 */
export const caddyText = (text: string): string => text.replace(/["\\{}`]/g, encodeURIComponent);

/** A part of a regular expression, for both servers, that matches this text alone. */
export const patternOf = (text: string): string =>
  text.replace(/[^\w/-]/gu, (sign) =>
    sign < '\x80' ? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}` : sign,
  );
