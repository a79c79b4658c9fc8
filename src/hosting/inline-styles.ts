import { createHash } from 'node:crypto';

/** A text as a policy names it. */
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
  const at = html.indexOf(' style="');
  if (at < 0) return;
  return html.slice(html.lastIndexOf('<', at), html.indexOf('>', at) + 1);
}

function between(text: string, start: string, end: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at)) {
    const from = at + start.length;
    at = text.indexOf(end, from);
    if (at < 0) break;
    found.push(text.slice(from, at));
  }
  return found;
}
