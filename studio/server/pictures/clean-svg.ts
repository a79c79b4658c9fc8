import DOMPurify, { type RemovedAttribute, type RemovedElement } from 'dompurify';
import { JSDOM } from 'jsdom';
import { CannotEdit } from '../../../scripts/site-config/edit/cannot-edit.ts';

const LARGEST = 2_000_000;
const SVG = 'http://www.w3.org/2000/svg';

/** Whether it is a drawing, whatever its name says. */
export const isSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s)*<svg[\s>]/i.test(
    bytes.toString('utf8', 0, 10_000),
  );

/** A drawing without anything that runs, or that asks for something from elsewhere. */
export function cleanSvg(bytes: Buffer): { text: string; done: string[] } {
  if (bytes.length > LARGEST)
    throw new CannotEdit('O SVG passa de 2 MB: simplifique o desenho, ou envie como PNG.');
  const { window } = new JSDOM('');
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (!isHarmless(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && asksElsewhere(node.textContent ?? '')) node.textContent = '';
  });
  const parser = new window.DOMParser();
  const svg = parser.parseFromString(withoutPreamble(bytes), 'image/svg+xml').documentElement;
  if (svg.localName !== 'svg' || svg.namespaceURI !== SVG)
    throw new CannotEdit('O arquivo não é um SVG que se possa ler: abra-o e exporte-o de novo.');
  purify.sanitize(svg, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'script', 'a', 'set', 'animate'],
  });
  if (!svg.hasAttribute('viewBox') && !(svg.hasAttribute('width') && svg.hasAttribute('height')))
    throw new CannotEdit('O SVG não diz o seu tamanho: falta “viewBox”, ou “width” e “height”.');
  const text = `${new window.XMLSerializer().serializeToString(svg)}\n`;
  const risky = purify.removed.some((one) => !isNoise(one));
  window.close();
  return {
    text,
    done: risky ? ['sem os trechos que poderiam executar código ou buscar algo fora'] : [],
  };
}

/** What drawing programs write before and around a drawing. */
const withoutPreamble = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
    .replace(/\bxlink:href=/g, 'href=')
    .trim();

function isHarmless(name: string, value: string): boolean {
  if (/href$/i.test(name)) return /^(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(value.trim());
  return !asksElsewhere(value);
}

const asksElsewhere = (css: string) => /@import|\\|url\(\s*['"]?\s*(?!['"#\s])/i.test(css);

/** Names and comments of drawing programs, that nobody misses. */
function isNoise(removed: RemovedElement | RemovedAttribute): boolean {
  if ('attribute' in removed) return !/^on|href$|^style$/i.test(removed.attribute?.name ?? '');
  return !/^(script|foreignObject|iframe|a|style|image)$/i.test(removed.element.nodeName);
}
