import { SaxesParser } from 'saxes';
import { DRAWING_ELEMENTS, isHarmlessAttribute, loadsResources } from '../../lib/drawings.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** What editors of drawings leave in other namespaces says nothing to a browser, but nobody has to send it. */
const PREFIXES: ReadonlySet<string> = new Set(['', 'xml', 'xmlns', 'xlink']);

/**
 * Whether a drawing is what the studio's own cleaning leaves of one: well-formed, elements of the list alone, nothing that
 * runs or that is loaded from elsewhere. What is not is refused, never repaired: what is committed is what was looked at.
 */
export function isCleanDrawing(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  let isClean = true;
  let root: string | undefined;
  let style: string | undefined;
  const refuse = () => {
    isClean = false;
  };
  const read = (part: string) => {
    if (style !== undefined) style += part;
  };
  parser.on('error', refuse);
  // Entities and stylesheets of other files.
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('opentag', ({ local, uri, attributes }) => {
    root ??= local;
    if (style !== undefined || uri !== SVG || !DRAWING_ELEMENTS.has(local)) refuse();
    for (const { prefix, name, value } of Object.values(attributes))
      if (!PREFIXES.has(prefix) || !isHarmlessAttribute(name, value)) refuse();
    if (local === 'style') style = '';
  });
  parser.on('closetag', ({ local }) => {
    if (local !== 'style') return;
    if (loadsResources(style ?? '')) refuse();
    style = undefined;
  });
  parser.write(text).close();
  return isClean && root === 'svg';
}
