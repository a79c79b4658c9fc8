import { type Site, single } from '../../../content/read/site/site.ts';
import type { TextEdit } from '../../../content/read/words/problem.ts';
import { cut } from '../../../lib/cut.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { idFrom } from '../../../lib/slug.ts';
import { msg } from '../../../words/message.ts';
import type { Leave } from '../left-behind.ts';
import type { OldLink } from '../old-site.ts';
import { appendItems } from './append-items.ts';
import { plainWords } from './rich-text.ts';

/** As `navigation.schema.json` has them. */
const MOST = { groups: 4, links: 6, inGroup: 12 };
const LINKS_FULL = msg('commands/import:links-full', { max: MOST.links });
/** Links of one item, why another has no room, why further links of it have none. */
const OF_LINKS = [1, LINKS_FULL, LINKS_FULL] as const;
const OF_GROUPS = [
  MOST.inGroup,
  msg('commands/import:groups-full', { max: MOST.groups }),
  msg('commands/import:group-full', { max: MOST.inGroup }),
] as const;
const LONGEST = { group: 30, link: 60, id: 60 };

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuGroup {
  id: string;
  label: string;
  links: MenuLink[];
}

/** What of the old menu comes into the menu at the top. */
export interface NewMenu {
  links: MenuLink[];
  groups: MenuGroup[];
}

interface Present {
  targets: Set<string>;
  ids: Set<string>;
  groups: number;
  links: number;
}

/** The old menu as far as there is room beside what the site has; its links lead to pages of the site. */
export function newMenu(
  old: readonly OldLink[],
  site: Site,
  target: (address: string) => string | undefined,
  leave: Leave,
): NewMenu {
  const present = presentIn(site);
  const menu: NewMenu = { links: [], groups: [] };
  for (const item of old) {
    const links = linksOf(item, target).filter(({ to }) => to !== '/' && !present.targets.has(to));
    const [first] = links;
    if (!first) continue;
    const isGroup = item.links.length > 0 && links.length > 1;
    const [most, full, partlyFull] = isGroup ? OF_GROUPS : OF_LINKS;
    if (!hasRoom(isGroup, present, menu)) {
      leave('menu-full', item.label, full);
      continue;
    }
    if (isGroup) menu.groups.push(toGroup(item.label, links.slice(0, most), present.ids));
    else menu.links.push(first);
    for (const { label } of links.slice(most)) leave('menu-full', label, partlyFull);
    for (const { to } of links) present.targets.add(to);
  }
  return menu;
}

const hasRoom = (isGroup: boolean, present: Present, { links, groups }: NewMenu): boolean =>
  isGroup
    ? present.groups + groups.length < MOST.groups
    : present.links + links.length < MOST.links;

const linksOf = (item: OldLink, target: (address: string) => string | undefined): MenuLink[] =>
  flat(item).flatMap(({ label, address }) => {
    const to = address && label ? target(address) : undefined;
    return to ? [{ label: plainWords(cut(label, LONGEST.link)), to }] : [];
  });

const flat = (item: OldLink): OldLink[] => [item, ...item.links.flatMap(flat)];

function toGroup(label: string, links: MenuLink[], ids: Set<string>): MenuGroup {
  const base = idFrom(label, LONGEST.id - 4) || 'menu';
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return { id, label: plainWords(cut(label, LONGEST.group)), links };
}

function presentIn({ entries }: Site): Present {
  const header = headerOf(single(entries, 'navigation')?.value);
  const groups = listOf(header.groups);
  const all = [
    ...listOf(header.links),
    header.action,
    ...groups.flatMap(({ links }) => listOf(links)),
  ];
  return {
    targets: new Set(all.flatMap((link) => (isObject(link) ? String(link.to) : []))),
    ids: new Set(groups.map(({ id }) => String(id))),
    groups: groups.length,
    links: listOf(header.links).length,
  };
}

const headerOf = (navigation: unknown): JsonObject =>
  isObject(navigation) && isObject(navigation.header) ? navigation.header : {};

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export function menuEdits({ entries }: Site, { groups, links }: NewMenu): TextEdit[] {
  const entry = single(entries, 'navigation');
  if (!entry) return [];
  return [
    ...appendItems(entry, '/header/groups', groups),
    ...appendItems(entry, '/header/links', links),
  ];
}
