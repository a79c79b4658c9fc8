/** Markup that is safe to put into a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | false | undefined | Value[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template whose values are escaped, in text and in quoted attributes alike, unless they are
 * `html` themselves; lists are joined, `false` and `undefined` leave nothing. Not React: the build
 * before it in the same process loads icons, and with them React's other, development half.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(textOf)));
}

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === false || value === undefined) return '';
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
