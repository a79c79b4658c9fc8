/** The sign before an item of a list, which Word writes as text: "·", "1.". */
const LIST_SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>.*?<!(?:--)?\[endif\](?:--)?>/gs;

/**
 * Pasted HTML with what the editor has: paragraphs, and lists of one level. The editor drops unknown marks and styles
 * by itself.
 */
export function cleanHtml(html: string): string {
  const bare = html
    .replace(LIST_SIGN, '')
    .replace(/<o:p>.*?<\/o:p>/gs, '')
    .replace(/&nbsp;|\u00a0/g, ' ');
  const { body } = new DOMParser().parseFromString(bare, 'text/html');
  const made = new Set<Element>();
  for (const item of body.querySelectorAll('p[style*="mso-list:"]')) toListItem(item, made);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    toItemBefore(list);
  for (const list of body.querySelectorAll('ul, ol')) if (!list.closest('li')) toOneLevel(list);
  for (const table of body.querySelectorAll('table')) toParagraphs(table);
  return body.innerHTML;
}

/** Word writes the items of a list as paragraphs, with their level in the style. `made` are the lists of such items. */
function toListItem(paragraph: Element, made: Set<Element>): void {
  const style = paragraph.getAttribute('style') ?? '';
  const [, level = '1'] = /mso-list:[^;]*\blevel(\d)/.exec(style) ?? [];
  const before = paragraph.previousElementSibling;
  let list = before && made.has(before) ? before : added(paragraph, 'ul');
  if (list !== before) paragraph.before(list);
  made.add(list);
  for (let depth = 1; depth < Number(level); depth += 1) {
    const item = list.lastElementChild ?? list.appendChild(added(list, 'li'));
    list = item.querySelector(':scope > ul') ?? item.appendChild(added(item, 'ul'));
  }
  list.appendChild(added(list, 'li')).append(...paragraph.childNodes);
  paragraph.remove();
}

/** Google Docs writes a list of the second level beside the item that it belongs to. */
function toItemBefore(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.matches('li')) before.append(list);
}

/** Items of further levels become lines of the item that they belong to, with a dash for each level. */
function toOneLevel(list: Element): void {
  for (const item of list.querySelectorAll(':scope > li')) {
    const lines = [...item.querySelectorAll('li')].map((inner) => ({
      dashes: '– '.repeat(depthOf(inner, item)),
      nodes: [...inner.childNodes].filter((node) => !isList(node)).flatMap(inlineNodes),
    }));
    for (const inner of item.querySelectorAll('ul, ol')) inner.remove();
    const paragraph = item.querySelector(':scope > p:last-of-type') ?? item;
    for (const { dashes, nodes } of lines) paragraph.append(added(item, 'br'), dashes, ...nodes);
  }
}

function depthOf(inner: Element, outer: Element): number {
  let depth = 0;
  for (let item: Element | null | undefined = inner; item && item !== outer; depth += 1)
    item = item.parentElement?.closest('li');
  return depth;
}

const isList = (node: Node) => /^[uo]l$/i.test(node.nodeName);

/** The content of a block, of which a line cannot hold the block itself. */
const inlineNodes = (node: Node): Node[] =>
  /^(p|div)$/i.test(node.nodeName) ? [...node.childNodes] : [node];

/** Each row becomes a paragraph, with a space between its cells. */
function toParagraphs(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => {
    const paragraph = added(table, 'p');
    for (const cell of row.cells) {
      if (cell.textContent.trim() === '') continue;
      if (paragraph.hasChildNodes()) paragraph.append(' ');
      paragraph.append(...[...cell.childNodes].flatMap(inlineNodes));
    }
    return paragraph;
  });
  table.replaceWith(...rows);
}

const added = ({ ownerDocument }: Element, name: string): HTMLElement =>
  ownerDocument.createElement(name);
