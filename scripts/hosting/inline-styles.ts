import { createHash } from 'node:crypto';

/** A text as a policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Of a page the build has made: React escapes each quotation mark of a text, so that these are in tags. Each once.
 * By `indexOf`: a pattern that looks for the end of the styles character by character takes as long as all else here.
 */
export function inlineStyles(html: string) {
  const styles = between(html, '<style', '</style>').map((text) =>
    text.slice(text.indexOf('>') + 1),
  );
  const attributes = between(html, ' style="', '"').map(unescapeHtml);
  return { styles: [...new Set(styles)], attributes: [...new Set(attributes)] };
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

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescapeHtml = (text: string) =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
