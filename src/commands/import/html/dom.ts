import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Text = DefaultTreeAdapterTypes.TextNode;

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node | Parent): node is Text => node.nodeName === '#text';

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** All elements inside, in the order of the text. No recursion. */
export function* elementsIn(root: Parent): Generator<Element> {
  const pending: Node[] = [...root.childNodes].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child) pending.push(child);
    }
  }
}

export function firstOf(root: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(root)) if (fits(element)) return element;
  return undefined;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** The letters inside, with single spaces. */
export function textOf(root: Parent): string {
  const parts: string[] = [];
  const pending: Node[] = [...root.childNodes].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) parts.push(node.value);
    if (!isElement(node) || SILENT.has(node.tagName)) continue;
    if (node.tagName === 'br') parts.push(' ');
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index];
      if (child) pending.push(child);
    }
  }
  return tidy(parts.join(''));
}

/** Soft hyphens and zero-width characters of page builders are of no text. */
export const clean = (text: string): string =>
  text.replace(
    /(?![\t\n])\p{Cc}|\p{Cs}|[\u00ad\u200b\u2060\ufeff]|\p{Noncharacter_Code_Point}/gu,
    '',
  );

export const tidy = (text: string): string =>
  clean(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
