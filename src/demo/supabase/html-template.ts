/** Escapes values like Go's html/template, which a hosted project uses for our templates. */

const ENTITIES: Record<string, string> = {
  '\0': '\uFFFD',
  '"': '&#34;',
  '&': '&amp;',
  "'": '&#39;',
  '+': '&#43;',
  '<': '&lt;',
  '>': '&gt;',
};

const html = (text: string) =>
  text.replace(/["&'+<>\0]/g, (character) => ENTITIES[character] ?? character);

const percent = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Keeps what has a meaning in an address, and escapes that are there already. */
const normalized = (address: string) =>
  address.replace(/%(?![0-9a-f]{2})|[^\w\-.~!#$&*+,/:;=?@[\]%]/giu, percent);

/** Go's replacement for an address that would run a script. */
const UNSAFE = '#ZgotmplZ';
const SAFE = /^(?:(?:https?|mailto):|[^:]*(?:[/?#]|$))/i;

const ATTRIBUTE = /<[a-z][^<>]*?\s([a-z-]+)\s*=\s*"([^"<>]*)$/i;

/** A value, safe at this place of a template: in text, an attribute, an address or its query. */
export function escaped(value: string, before: string): string {
  const [, attribute = '', start = ''] = ATTRIBUTE.exec(before) ?? [];
  if (!/^(href|src|action|background)$/i.test(attribute)) return html(value);
  if (/[?#]/.test(start)) return html(percent(value));
  if (start === '' && !SAFE.test(value)) return UNSAFE;
  return html(normalized(value));
}
