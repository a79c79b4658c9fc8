import type { OldLink } from '../old-site.ts';
import {
  attribute,
  type Element,
  elementsIn,
  firstOf,
  isElement,
  isText,
  type Parent,
  textOf,
  tidy,
} from './dom.ts';
import { resolved } from './head.ts';

const MENU = /(^|[-_ ])(main-?menu|menu|menu-principal|nav|navbar|navigation|navegacao)($|[-_ ])/i;
const LONGEST_LABEL = 60;
const MOST_LINKS = 60;
/** Of a text, how much is in links where it is a menu. */
const SHARE = 0.8;

/** The menu of a page; empty where none is found. */
export function readMenu(document: Parent, base: string): OldLink[] {
  const candidates = [...elementsIn(document)].filter(isMenu);
  for (const candidate of [...candidates, ...linkCells(document)]) {
    const links = linksIn(candidate, base);
    if (links.length >= 2) return links.slice(0, MOST_LINKS);
  }
  return [];
}

function isMenu(element: Element): boolean {
  if (/^(html|body|a|li|button|input)$/.test(element.tagName)) return false;
  if (element.tagName === 'nav' || attribute(element, 'role') === 'navigation') return true;
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  return MENU.test(names) && isMostlyLinks(element);
}

/** Cells of an old page's table that hold little but links. */
const linkCells = (document: Parent): Element[] =>
  [...elementsIn(document)].filter(
    (element) => /^(td|tr|ul|div|p|center)$/.test(element.tagName) && isMostlyLinks(element),
  );

function isMostlyLinks(element: Element): boolean {
  const links = [...elementsIn(element)].filter(isLink);
  if (links.length < 3 || links.length > MOST_LINKS) return false;
  const all = textOf(element).length;
  const linked = links.reduce((sum, link) => sum + textOf(link).length, 0);
  return linked > 0 && linked >= all * SHARE;
}

const isLink = (element: Element): boolean =>
  element.tagName === 'a' && attribute(element, 'href') !== undefined;

function linksIn(element: Element, base: string): OldLink[] {
  const list = firstOf(element, ({ tagName }) => tagName === 'ul' || tagName === 'ol');
  const own = element.tagName === 'ul' || element.tagName === 'ol' ? element : list;
  const listed = own ? itemsOf(own, base) : [];
  const all = [...elementsIn(element)].filter(isLink).flatMap((link) => toLink(link, base));
  return listed.length >= 2 ? listed : all;
}

/** The items of a list, with the lists in them. */
function itemsOf(list: Element, base: string): OldLink[] {
  return list.childNodes.filter(isElement).flatMap((item) => {
    const inner = firstOf(item, ({ tagName }) => tagName === 'ul' || tagName === 'ol');
    const own = firstOf(item, (element) => isLink(element) && !isInside(element, inner));
    const links = inner ? itemsOf(inner, base) : [];
    const [link] = own ? toLink(own, base) : [];
    if (link) return [{ ...link, links }];
    const label = links.length > 0 ? ownText(item, inner) : '';
    return label ? [{ label, address: '', links }] : links;
  });
}

function isInside(element: Element, list: Element | undefined): boolean {
  for (
    let parent = element.parentNode;
    parent;
    parent = 'parentNode' in parent ? parent.parentNode : null
  )
    if (parent === list) return true;
  return false;
}

/** The words of an item before the list in it. */
function ownText(item: Element, list: Element | undefined): string {
  const before = item.childNodes.filter((node) => node !== list);
  const words = before.map((node) =>
    isElement(node) ? textOf(node) : isText(node) ? node.value : '',
  );
  return tidy(words.join(' ')).slice(0, LONGEST_LABEL);
}

function toLink(link: Element, base: string): OldLink[] {
  const address = resolved(attribute(link, 'href'), base);
  const picture = firstOf(link, ({ tagName }) => tagName === 'img');
  const label = textOf(link) || (picture && attribute(picture, 'alt')) || '';
  return address && /^https?:/.test(address) && label && label.length <= LONGEST_LABEL
    ? [{ label, address, links: [] }]
    : [];
}
