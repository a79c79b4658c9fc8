/** Invisible characters, which can hide text or change its direction. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** No honest sentence is longer. */
const LONGEST = 1000;

const visible = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '\uFFFD');

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * A text that anyone may have written, as Markdown that shows it and does nothing else. GitHub looks
 * for mentions, issues, emoji and formulas after Markdown is HTML, where no escape is left: an
 * element between them keeps their parts apart. Not for the beginning of a line.
 */
export const markdownText = (text: string): string =>
  visible(short(text)).replace(
    /([@#$]|:(?=[\w+-])|(?<=\bGH)-(?=\d))|[\n!-/:-@[-`{-~]/gi,
    (found, apart?: string) => (apart ? `<span>${apart}</span>` : (ESCAPES[found] ?? `\\${found}`)),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '<br>',
};

/** Lines of code that nothing in them can end. */
export function fenced(language: string, text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${visible(text)}\n${fence}`;
}

/** A path below an address, whatever is in it. */
export const addressBelow = (base: string, path: string): string =>
  [base, ...path.split('/').map(encoded)].join('/');

const encoded = (part: string) =>
  encodeURIComponent(visible(part)).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16)}`,
  );
