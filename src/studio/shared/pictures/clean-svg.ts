import DOMPurify, { type RemovedAttribute, type RemovedElement, type WindowLike } from 'dompurify';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { drawingFault } from '../../../content/read/files/drawing-fault.ts';
import { FORBIDDEN_ELEMENTS, isHarmlessAttribute, loadsResources } from '../../../lib/drawings.ts';
import { msg, type Wording } from '../../../words/message.ts';

/** In bytes. */
export const MAX_SVG = 2_000_000;
export const SVG_TOO_LARGE = msg('studio/pictures:svg-too-large');
const SVG = 'http://www.w3.org/2000/svg';

/** Looks at the content and not at the file's name. */
export function isSvgText(text: string): boolean {
  if (!/^\uFEFF?\s*</.test(text.slice(0, 1000))) return false;
  return /^<svg[\s>]/i.test(text.slice(readPreamble(text).end).slice(0, 5));
}

export interface CleanedSvg {
  text: string;
  /** For the person. */
  done: Wording[];
}

/** A window, of a browser or made for this. */
export type Parsing = WindowLike & Pick<typeof globalThis, 'DOMParser' | 'XMLSerializer'>;

/** Removes what could run code or load something from elsewhere. */
export function cleanSvgText(whole: string, window: Parsing): CleanedSvg {
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (!isHarmlessAttribute(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && loadsResources(node.textContent ?? '')) node.textContent = '';
  });
  if (!isSvgText(whole)) throw new CannotEdit(msg('studio/pictures:no-svg'));
  const fault = drawingFault(whole.replace(XLINK, 'href='));
  if (fault) throw new CannotEdit(msg('studio/pictures:svg-broken', { ...fault }));
  const parser = new window.DOMParser();
  const svg = parser.parseFromString(rootOf(whole), 'image/svg+xml').documentElement;
  if (svg.localName !== 'svg' || svg.namespaceURI !== SVG)
    throw new CannotEdit(msg('studio/pictures:no-svg'));
  purify.sanitize(svg, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: FORBIDDEN_ELEMENTS,
  });
  if (!svg.hasAttribute('viewBox') && !(svg.hasAttribute('width') && svg.hasAttribute('height')))
    throw new CannotEdit(msg('studio/pictures:svg-without-size'));
  const text = `${new window.XMLSerializer().serializeToString(svg)}\n`;
  const risky = purify.removed.some((removed) => !isNoise(removed));
  return { text, done: risky ? [msg('studio/pictures:made-harmless')] : [] };
}

/** Many a drawing has it without declaring its prefix; browsers need none. */
const XLINK = /\bxlink:href=/g;

/** The root element without what stands before it, and with that preamble's entities replaced by their values. */
function rootOf(text: string): string {
  const { end, entities } = readPreamble(text);
  const root = text.slice(end).replace(XLINK, 'href=');
  let budget = MAX_SVG;
  const expanded = root.replace(/&([\w.-]+);/g, (written, name: string) => {
    const value = entities.get(name) ?? written;
    budget -= value.length;
    return budget < 0 ? '' : value;
  });
  if (budget < 0) throw new CannotEdit(SVG_TOO_LARGE);
  return expanded.trim();
}

/** Metadata and comments of drawing programs, which nobody misses. */
function isNoise(removed: RemovedElement | RemovedAttribute): boolean {
  if ('attribute' in removed) return !/^on|href$|^style$/i.test(removed.attribute?.name ?? '');
  return !/^(script|foreignObject|iframe|a|style|image)$/i.test(removed.element.nodeName);
}

/** What may stand before the root element of an XML document. Sticky (`y`), so that a match never scans ahead. */
const PARTS = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * The offset of the root element, and the entities that the preamble declares, as Illustrator does for
 * namespaces.
 */
function readPreamble(text: string): { end: number; entities: ReadonlyMap<string, string> } {
  const entities = new Map<string, string>();
  let end = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    PARTS.lastIndex = end;
    const part = PARTS.exec(text);
    if (!part) return { end, entities };
    end = PARTS.lastIndex;
    for (const [, name = '', double, single] of (part[1] ?? '').matchAll(ENTITY))
      entities.set(name, double ?? single ?? '');
  }
}
