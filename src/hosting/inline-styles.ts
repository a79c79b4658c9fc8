import { createHash } from 'node:crypto';

/** The hash of a text as a policy source. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * The text of each different `<style>` of a page that the build has made. By `indexOf`: a pattern that looks for the
 * end of the styles character by character takes as long as all else here.
 */
export function inlineStyles(html: string): string[] {
  const styles = between(html, '<style', '</style>').map((text) =>
    text.slice(text.indexOf('>') + 1),
  );
  return [...new Set(styles)];
}

/**
 * The first start tag with a `style` attribute, or undefined. React escapes quotation marks in text, so `style="`
 * only occurs in tags.
 */
export function tagWithStyle(html: string): string | undefined {
  const index = html.indexOf(' style="');
  if (index < 0) return;
  return html.slice(html.lastIndexOf('<', index), html.indexOf('>', index) + 1);
}

function between(text: string, start: string, end: string): string[] {
  const found: string[] = [];
  for (let index = text.indexOf(start); index >= 0; index = text.indexOf(start, index)) {
    const from = index + start.length;
    index = text.indexOf(end, from);
    if (index < 0) break;
    found.push(text.slice(from, index));
  }
  return found;
}
