import { RedirectTable, withParents } from '../../hosting/redirect-table.ts';
import { isObject, nodesIn } from '../../lib/json.ts';
import type { Page, Site } from '../../types/config.gen.ts';
import { idsOf } from '../read/references/ids.ts';
import { parseLink } from '../read/references/link-target.ts';
import { mentionedIn } from '../read/references/links-of.ts';
import { factsOf } from '../read/site/config-file.ts';
import { draftsIn } from '../read/site/drafts.ts';
import { isLive, type State, stateAt, stateOf } from '../read/site/is-live.ts';
import { destinations, isItem, mayBeLeftOut } from '../read/site/links-over-time.ts';
import { pageAbove } from '../read/site/page-above.ts';
import type { Redirect, SiteConfig, SitePage } from '../read/site/site-config.ts';
import type { Reference } from '../read/words/problem.ts';
import type { Clock } from '../read/words/time-zone.ts';

/** The site as visitors see it at a moment: without what is not live, and without links that lead only there. */
export function onlyLive(config: SiteConfig, clock: Clock): SiteConfig {
  const redirects = config.redirects.redirects;
  const spanOfAddress = destinations({
    pages: new Map(config.pages.map((entry) => [entry.path, destination(entry)])),
    redirects: new RedirectTable(redirects),
    timeZone: clock.timeZone,
  });
  const states = new Map<string, State>();
  const stateOfLink = (to: string): State => {
    const cached = states.get(to);
    if (cached) return cached;
    const target = parseLink(to);
    const state =
      target.kind !== 'internal' || target.path === ''
        ? 'live'
        : stateAt(spanOfAddress(target.path, target.anchor), clock.now);
    states.set(to, state);
    return state;
  };

  /** The links of a file that are dropped together with their page. */
  const dropped = (
    links: readonly Pick<Reference, 'value' | 'pointer'>[],
    file: { kind: string; name: string },
  ) =>
    links
      .filter(({ pointer }) => mayBeLeftOut(file, pointer))
      .filter(({ value }) => stateOfLink(value) !== 'live')
      .map(({ pointer }) => above(pointer));
  const linksOf = (name: string) =>
    (config.references[`site-config/${name}.json`] ?? []).filter(({ kind }) => kind === 'link');

  /** The records that are drafts, and those whose own page is not there: `cases/novo`. */
  const absent = new Set([
    ...draftsIn(config),
    ...Object.keys(config.collections).flatMap((name) =>
      dropped(linksOf(`collections/${name}`), { kind: 'collection', name }).map(
        (pointer) => name + pointer,
      ),
    ),
  ]);
  const livePage = (entry: SitePage): SitePage[] => {
    const { facts, mentioned } = entry;
    const mayLose =
      facts.isTimed ||
      mentioned.links.some((to) => stateOfLink(to) !== 'live') ||
      mentioned.names.some(([kind, name]) => absent.has(`${kind}/${name}`));
    if (!mayLose) return [entry];
    if (facts.isTimed && !isLive(entry.page, clock)) return [];
    const { named, links } = entry;
    const dead = facts.isTimed ? deadSections(entry.page, clock) : [];
    const cards = named
      .filter(({ kind, value, pointer }) => absent.has(`${kind}/${value}`) && isItem(pointer))
      .map(({ pointer }) => pointer);
    const fieldLinks = links.filter(({ inside }) => inside === undefined);
    const parents = dropped(fieldLinks, { kind: 'page', name: '' });
    const items = [...dead, ...cards, ...parents].filter((item) => item !== ''); // `translationOf` is of the page
    if (items.length === 0) return [entry];
    const { value, gone } = withoutItems(entry.page, items);
    if (value.sections.length === 0) return [];
    const isKept = ({ pointer }: { pointer: string }) => !isBelow(pointer, gone);
    const left = { named: named.filter(isKept), links: links.filter(isKept) };
    return [
      {
        ...entry,
        ...left,
        mentioned: mentionedIn(left.links, left.named),
        facts: factsOf(JSON.stringify(value), value),
        page: value,
        references: entry.references.filter(isKept),
      },
    ];
  };
  const pages = config.pages.flatMap(livePage);

  const entries = dropped(linksOf('navigation'), { kind: 'single', name: 'navigation' });
  const paths = new Set(pages.map(({ path }) => path));
  const isThere = (path: string) => paths.has(path);
  const leads = ({ to }: Redirect) => !['draft', 'scheduled'].includes(stateOfLink(to));
  const live = withParents(redirects, isThere);
  const expired = config.pages
    .filter(({ path, facts }) => facts.isTimed && live.every(({ from }) => from !== path))
    .flatMap(({ page }) => (stateOf(page, clock) === 'expired' ? toPageAbove(page, isThere) : []));
  return {
    ...config,
    site: withoutOldNews(config.site, clock, stateOfLink),
    pages,
    unpaged: config.unpaged.filter(({ isTimed, value }) => !isTimed || isLive(value, clock)),
    navigation: withoutItems(config.navigation, entries).value,
    redirects: {
      redirects: [...live.filter((item) => !isThere(item.from) && leads(item)), ...expired],
    },
  };
}

/** It may come back, so that browsers must not keep it. */
const toPageAbove = (page: Page, isThere: (path: string) => boolean): Redirect => ({
  from: page.path,
  to: pageAbove(page, isThere),
  temporary: true,
});

/** The announcement goes with its dates, and with the page that it leads to. */
function withoutOldNews(all: Site, clock: Clock, stateOfLink: (to: string) => State): Site {
  const { announcement, ...site } = all;
  const isNews =
    isLive(announcement, clock) && stateOfLink(announcement?.link?.to ?? '/') === 'live';
  return isNews ? all : site;
}

/** Reads contents and anchors on demand: few pages need them. */
const destination = (entry: SitePage) => ({
  facts: entry.facts,
  get value() {
    return entry.page;
  },
  get ids() {
    return idsOf(nodesIn(entry.page));
  },
});

const deadSections = ({ sections }: Page, clock: Clock): string[] =>
  sections.flatMap((section, index) => (isLive(section, clock) ? [] : [`/sections/${index}`]));

/** The item that contains a field: `/links/2` for `/links/2/to`. */
const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function isBelow(pointer: string, items: ReadonlySet<string>): boolean {
  for (let ancestor = pointer; ancestor !== ''; ancestor = above(ancestor))
    if (items.has(ancestor)) return true;
  return false;
}

interface Pruned<T> {
  value: T;
  /** All removed items, including those that were emptied. */
  gone: Set<string>;
}

/**
 * A copy without these list items (pointers). An item with a list that is emptied by it goes too: a group
 * of a menu, a section of cards.
 */
function withoutItems<T>(value: T, pointers: readonly string[]): Pruned<T> {
  const gone = new Set(pointers);
  if (gone.size === 0) return { value, gone };

  const items = (list: unknown[], parent: string) =>
    list.flatMap((item, index) => {
      const pointer = `${parent}/${index}`;
      if (gone.has(pointer)) return [];
      const left = copy(item, pointer);
      if (!isObject(item) || !isObject(left) || !emptied(item, left)) return [left];
      gone.add(pointer);
      return [];
    });
  const copy = (part: unknown, parent: string): unknown => {
    if (Array.isArray(part)) return items(part, parent);
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, child]) => [key, copy(child, `${parent}/${key}`)]),
    );
  };
  return { value: copy(value, '') as T, gone };
}

const emptied = (before: Record<string, unknown>, after: Record<string, unknown>): boolean =>
  Object.entries(before).some(
    ([key, list]) =>
      Array.isArray(list) && list.length > 0 && (after[key] as unknown[]).length === 0,
  );
