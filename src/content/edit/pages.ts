import { isObject, pointerOf } from '../../lib/json.ts';
import { type Message, msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { listIn, type Site, single } from '../read/site/site.ts';
import { nearestPath } from '../read/words/nearest.ts';
import type { Problem, TextEdit } from '../read/words/problem.ts';
import { CannotEdit, editEntry } from './file-change.ts';

export const PAGES = 'site-config/pages';

/** A name for a page's file in a folder, after the end of its address. */
export function pageFile({ entries }: Site, folder: string, path: string): string {
  const file = `${folder}/${lastOf(path)}.json`;
  if (entries.some((entry) => entry.file === file))
    throw new CannotEdit(msg('content/edit:file-taken', { file }));
  return file;
}

export const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** An address as a person types it, as the site writes it: with the slash at the beginning alone. */
export const addressOf = (typed: string): string =>
  `/${typed.trim().replace(/^\/+|(?<=[^/])\/+$/g, '')}`;

/** The shortest limit of all places that show a page's name: the breadcrumb. */
export const LONGEST_TITLE = 50;

/** The length that a search result shows. */
const LONGEST_META_TITLE = 70;

export function refuseLongTitle(title: string): void {
  if (title.length > LONGEST_TITLE)
    throw new CannotEdit(
      msg('content/edit:long-title', { count: title.length, longest: LONGEST_TITLE }),
    );
}

/** The title as tabs and search results show it. */
export function withBrand(title: string, { entries }: Site): string {
  const site = single(entries, 'site')?.value;
  const brand = isObject(site) && isObject(site.brand) ? site.brand.name : undefined;
  const full = `${title} | ${brand}`;
  return typeof brand === 'string' && full.length <= LONGEST_META_TITLE ? full : title;
}

/** Addresses that the engine and the servers rely on: these pages cannot move. */
const FIXED: Record<string, Message> = {
  '/': msg('content/edit:fixed-home'),
  '/404': msg('content/edit:fixed-404'),
};

/** The page at an address. Throws CannotEdit if there is none. */
export function existingPage({ pages }: Site, path: string): ConfigFile {
  const page = pages.get(path);
  if (page) return page;
  throw new CannotEdit([
    msg('content/edit:no-page', { path: quoted(path) }),
    didYouMean(nearestPath(path, new Set(pages.keys()))),
  ]);
}

/** The same. Throws CannotEdit if it must stay there, too. */
export function movablePage(site: Site, path: string): ConfigFile {
  const page = existingPage(site, path);
  const fixed = FIXED[path];
  if (fixed) throw new CannotEdit(fixed);
  return page;
}

/** An address belongs to one page. */
export function refuseTaken({ pages }: Site, path: string): void {
  const taken = pages.get(path);
  if (taken)
    throw new CannotEdit(
      msg('content/edit:address-taken', { path: quoted(path), file: taken.file }),
    );
}

/** The references of a file with an error may be incomplete. */
export function refuseErrors(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first)
    throw new CannotEdit(
      msg('content/edit:errors', {
        count: errors.length,
        file: first.file,
        problem: first.message,
      }),
    );
}

/** Removes the address of a new page from known-missing.json. */
export function keepPromise({ entries }: Site, path: string): TextEdit[] {
  const entry = single(entries, 'known-missing');
  const index = listIn(entry, 'paths').indexOf(path);
  if (!entry || index < 0) return [];
  return editEntry(entry, { remove: pointerOf('paths', index) }) ?? [];
}
