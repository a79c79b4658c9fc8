import { type FileChange, fileChanges } from '../../content/edit/file-change.ts';
import { listIn, single } from '../../content/read/site/site.ts';
import type { Problem } from '../../content/read/words/problem.ts';
import { segmentsOf, valueAt } from '../../lib/json.ts';
import { leaverOf } from './left-behind.ts';
import { type AddedPage, isOpen, type Work } from './make-pages.ts';
import type { OldLink } from './old-site.ts';
import { jsonText } from './write/json-text.ts';
import { menuEdits, type NewMenu, newMenu } from './write/menu.ts';
import type { NewFiles } from './write/new-files.ts';
import { type NewRedirect, newRedirects, redirectChanges } from './write/redirects.ts';
import { repairPages } from './write/repair.ts';
import { loadWith } from './write/staged-site.ts';

export interface Fitted {
  changes: FileChange[];
  pages: AddedPage[];
  menu: NewMenu;
  redirects: NewRedirect[];
}

/** Adds menu and redirects to new pages, and takes out whatever the validator would refuse. */
export function fitInSite(
  root: string,
  given: readonly AddedPage[],
  files: NewFiles,
  work: Work,
): Fitted {
  const { site, paths, left } = work;
  const leave = leaverOf(left, '');
  const own = new Set(given.map(({ path }) => path));
  const menu = newMenu(
    oldMenu(work),
    site,
    (address) => {
      const page = paths.find(address);
      return page && isOpen(page, work) && !paths.isMovedHome(page)
        ? paths.pathOf(page)
        : undefined;
    },
    leave,
  );
  const isPage = (path: string) => site.pages.has(path) || own.has(path);
  const redirects = newRedirects(oldAddresses(work), site, isPage, leave);
  const others = (): FileChange[] => {
    const { edits = [], created = {} } = redirectChanges(site, redirects);
    return fileChanges(site, { edits: [...menuEdits(site, menu), ...edits], created });
  };
  const kept = repairPages(loadWith(root, files.waiting), given, {
    others: () => new Map(others().map(({ file, after }) => [file, after])),
    takeOut: (problem) => takeOut(problem, { menu, redirects }, work),
    tell: (page, what, why) =>
      leaverOf(left, given.find(({ file }) => file === page.file)?.from ?? '')(
        'refused',
        what,
        why,
      ),
  });
  const pages = given.filter((page) => kept.includes(page));
  const created = Object.fromEntries(pages.map(({ file, value }) => [file, jsonText(value)]));
  return { changes: [...fileChanges(site, { created }), ...others()], pages, menu, redirects };
}

/** Takes a redirect or a link of the menu out again; false if it is not one of those that would be added. */
function takeOut(
  { file, pointer, message }: Problem,
  { menu, redirects }: Pick<Fitted, 'menu' | 'redirects'>,
  { site, left }: Work,
): boolean {
  const leave = leaverOf(left, '');
  const [key, second, third] = segmentsOf(pointer);
  if (file === 'site-config/redirects.json') {
    const before = listIn(single(site.entries, 'redirects'), 'redirects').length;
    const removed = removeAdded(redirects, before, second);
    if (removed) leave('redirect-refused', removed.from, message);
    return removed !== undefined;
  }
  const isOfMenu = file === 'site-config/navigation.json' && key === 'header';
  if (!isOfMenu || second !== 'links') return false;
  const { value } = single(site.entries, 'navigation') ?? {};
  const before = valueAt(value, '/header/links');
  const removed = removeAdded(menu, Array.isArray(before) ? before.length : 0, third);
  if (removed) leave('menu-full', removed.label, message);
  return removed !== undefined;
}

/** Removes an item by its place in the list of the site, in which those that are added come last. */
function removeAdded<T>(added: T[], before: number, index = ''): T | undefined {
  const place = Number(index) - before;
  return place >= 0 ? added.splice(place, 1)[0] : undefined;
}

/** The menu of the home page, else of the first page that has one. */
function oldMenu({ old, paths }: Work): readonly OldLink[] {
  if (old.menu) return old.menu;
  const isHome = (address: string) => /^\/(index\.\w+)?$/i.test(new URL(address).pathname);
  const home = old.pages.find((page) => paths.isMovedHome(page) || isHome(page.address));
  return [home, ...old.pages].find((page) => page && page.menu.length > 0)?.menu ?? [];
}

/** Every address that the old site answered, and where it leads now. */
function* oldAddresses({ old, paths, site }: Work): Generator<{ address: string; to: string }> {
  for (const page of old.pages) {
    if (!isOpen(page, { site, paths })) continue;
    const to = paths.isMovedHome(page) ? '/' : paths.pathOf(page);
    for (const address of [page.address, ...page.aliases]) yield { address, to };
  }
  for (const { from } of old.redirects) {
    const page = paths.find(from);
    if (page && isOpen(page, { site, paths }))
      yield { address: from, to: paths.isMovedHome(page) ? '/' : paths.pathOf(page) };
  }
}
