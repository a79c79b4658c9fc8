import { createHash } from 'node:crypto';

/** A text as a policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Of a page the build has made: React escapes each quotation mark of a text, so that these are in tags. */
export function inlineStyles(html: string) {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => text);
  return {
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/g),
    attributes: all(/ style="([^"]*)"/g).map(unescapeHtml),
  };
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
