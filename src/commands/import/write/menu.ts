import { type Site, single } from '../../../content/read/site/site.ts';
import type { TextEdit } from '../../../content/read/words/problem.ts';
import { cut } from '../../../lib/cut.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { Leave } from '../left-behind.ts';
import type { OldLink } from '../old-site.ts';
import { appendItems } from './append-items.ts';
import { plainWords } from './rich-text.ts';

/** As `navigation.schema.json` has them. */
const MOST = { items: 10, inGroup: 12 };
const FULL = msg('commands/import:menu-full', { max: MOST.items });
/** Links of one item, and why further links of it have no room. */
const OF_LINKS = [1, FULL] as const;
const OF_GROUPS = [MOST.inGroup, msg('commands/import:group-full', { max: MOST.inGroup })] as const;
const LONGEST = 60;

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuGroup {
  label: string;
  links: MenuLink[];
}

/** What of the old menu comes into the menu at the top, in its order. */
export type NewMenu = (MenuLink | MenuGroup)[];

interface Present {
  targets: Set<string>;
  items: number;
}

/** The old menu as far as there is room beside what the site has; its links lead to pages of the site. */
export function newMenu(
  old: readonly OldLink[],
  site: Site,
  target: (address: string) => string | undefined,
  leave: Leave,
): NewMenu {
  const present = presentIn(site);
  const menu: NewMenu = [];
  for (const item of old) {
    const links = linksOf(item, target).filter(({ to }) => to !== '/' && !present.targets.has(to));
    const [first] = links;
    if (!first) continue;
    const isGroup = item.links.length > 0 && links.length > 1;
    const [most, partlyFull] = isGroup ? OF_GROUPS : OF_LINKS;
    if (present.items + menu.length >= MOST.items) {
      leave('menu-full', item.label, FULL);
      continue;
    }
    menu.push(isGroup ? toGroup(item.label, links.slice(0, most)) : first);
    for (const { label } of links.slice(most)) leave('menu-full', label, partlyFull);
    for (const { to } of links) present.targets.add(to);
  }
  return menu;
}

const linksOf = (item: OldLink, target: (address: string) => string | undefined): MenuLink[] =>
  flat(item).flatMap(({ label, address }) => {
    const to = address && label ? target(address) : undefined;
    return to ? [{ label: plainWords(cut(label, LONGEST)), to }] : [];
  });

const flat = (item: OldLink): OldLink[] => [item, ...item.links.flatMap(flat)];

const toGroup = (label: string, links: MenuLink[]): MenuGroup => ({
  label: plainWords(cut(label, LONGEST)),
  links,
});

function presentIn({ entries }: Site): Present {
  const header = headerOf(single(entries, 'navigation')?.value);
  const items = listOf(header.links);
  const all = [...items, header.action, ...items.flatMap(({ links }) => listOf(links))];
  return {
    targets: new Set(all.flatMap((link) => (isObject(link) ? String(link.to) : []))),
    items: items.length,
  };
}

const headerOf = (navigation: unknown): JsonObject =>
  isObject(navigation) && isObject(navigation.header) ? navigation.header : {};

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export function menuEdits({ entries }: Site, menu: NewMenu): TextEdit[] {
  const entry = single(entries, 'navigation');
  return entry ? appendItems(entry, '/header/links', menu) : [];
}
