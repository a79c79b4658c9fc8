import { createHash } from 'node:crypto';

/** A text as a policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** What of a page the build has made is inline. JSON-LD is data: no policy looks at it. */
export function inlineBlocks(html: string) {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => text);
  return {
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/g),
    scripts: all(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    attributes: all(/\sstyle="([^"]*)"(?=[^<>]*>)/g).map(unescapeHtml),
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
