import {
  attribute,
  type Element,
  elementsIn,
  firstOf,
  isElement,
  type Parent,
  textOf,
} from './dom.ts';

/** Names that nothing but a frame has. */
const SURELY =
  /(^|[-_ ])(site-?header|masthead|page-?footer|site-?footer|navbar|main-?menu|breadcrumbs?|skip-link|cookie-(notice|banner))($|[-_ ])/i;
/** Names that page builders give to other parts, too. */
const PERHAPS =
  /(^|[-_ ])(footer|rodape|topo|nav|navigation|menu|sidebar|barra-lateral|cookies?|share|sharing|social|comments?|related)($|[-_ ])/i;

const FRAME_TAGS = new Set(['nav', 'aside', 'footer']);
const FRAME_ROLES = /^(navigation|banner|contentinfo|complementary|search)$/;

/** Of a page with less, the frame may be all there is. */
const ENOUGH = 80;

/** The part of a page that is its own: what it says is main, else what no header, menu or footer is. */
export function mainPart(document: Parent): Parent {
  const body = firstOf(document, ({ tagName }) => tagName === 'body') ?? document;
  const main = firstOf(body, (one) => one.tagName === 'main' || attribute(one, 'role') === 'main');
  const root = main && textOf(main).length >= ENOUGH ? main : (onlyArticle(body) ?? body);
  const before = textOf(root).length;
  const removed = removeFrame(root, root !== body);
  // Page builders name anything "nav": if nothing is left, it was no frame.
  if (before >= ENOUGH && textOf(root).length < ENOUGH)
    for (const undo of removed.reverse()) undo();
  return root;
}

function onlyArticle(body: Parent): Element | undefined {
  const articles = [...elementsIn(body)].filter(({ tagName }) => tagName === 'article');
  const [first] = articles;
  return articles.length === 1 && first && textOf(first).length >= ENOUGH ? first : undefined;
}

/** A part is taken out of its parent; gives what puts each back. */
function removeFrame(root: Parent, isMain: boolean): (() => void)[] {
  const undo: (() => void)[] = [];
  const whole = textOf(root).length;
  for (const element of [...elementsIn(root)]) {
    const certainty = frameCertainty(element, isMain);
    const isLarge = textOf(element).length > whole / 2;
    if (certainty === 'no' || (certainty === 'perhaps' && isLarge)) continue;
    const { parentNode } = element;
    const index = parentNode?.childNodes.indexOf(element) ?? -1;
    if (!parentNode || index < 0) continue;
    parentNode.childNodes.splice(index, 1);
    if (certainty === 'perhaps') undo.push(() => parentNode.childNodes.splice(index, 0, element));
  }
  return undo;
}

function frameCertainty(element: Element, isMain: boolean): 'yes' | 'perhaps' | 'no' {
  if (FRAME_TAGS.has(element.tagName) || FRAME_ROLES.test(attribute(element, 'role') ?? ''))
    return 'yes';
  if (/^(h[1-6]|p|a|span|img|li|table|td|tr|tbody|html|body)$/.test(element.tagName)) return 'no';
  if (hasMainTitle(element)) return 'no';
  if (element.tagName === 'header') return isMain ? 'no' : 'yes';
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  if (SURELY.test(names)) return 'yes';
  return PERHAPS.test(names) ? 'perhaps' : 'no';
}

const hasMainTitle = (element: Element): boolean =>
  element.childNodes.some(isElement) &&
  firstOf(element, ({ tagName }) => tagName === 'h1') !== undefined;
