import type { Load } from '../../content/index.ts';
import { ownAddress } from '../../hosting/own-addresses.ts';
import { primary } from '../../words/choose-language.mjs';
import { newPaths } from './addresses.ts';
import { type Fitted, fitInSite } from './fit-in-site.ts';
import { withoutFrame } from './frame.ts';
import { type LeftBehind, leaverOf } from './left-behind.ts';
import { makePages, type Work } from './make-pages.ts';
import type { OldPage, OldSite } from './old-site.ts';
import { foldersOf, languageOf } from './write/in-site.ts';
import type { NewFiles } from './write/new-files.ts';
import { copierOf } from './write/pictures.ts';

export interface ImportPlan extends Fitted {
  left: LeftBehind[];
}

/** What a site would be with the pages of an old one, checked and not yet written. */
export async function planImport(
  root: string,
  load: Load,
  given: OldSite,
  files: NewFiles,
): Promise<ImportPlan> {
  const { site } = load();
  const left = [...given.left];
  const old = { ...given, pages: withoutFrame(given.pages, left) };
  const isReserved = (path: string) =>
    ownAddress(path) !== undefined || site.files.has(path) || site.files.has(`${path}.html`);
  const paths = newPaths(old, site.pages.has('/'), isReserved);
  const work: Work = { site, old, paths, left, copier: copierOf(old, files, foldersOf(site)) };
  const pages = await makePages(pagesToAdd(work), work);
  leaveLanguages(work);
  const fitted = fitInSite(root, pages, files, work);
  const added = new Set(fitted.pages.map(({ from }) => from));
  // Of a page that was there, nothing else is to be told.
  const known = new Set(old.pages.map(({ address }) => address));
  const isTold = ({ kind, page }: LeftBehind) =>
    kind === 'page-there' || added.has(page) || !known.has(page);
  return { ...fitted, left: left.filter(isTold) };
}

/** Pages whose address is free: no page of the site is changed. */
function pagesToAdd({ site, old, paths, left }: Work): OldPage[] {
  return old.pages.filter((page) => {
    const path = paths.pathOf(page);
    const isThere = site.pages.has(path);
    if (isThere) leaverOf(left, page.address)('page-there', path);
    else if (paths.isMovedHome(page)) leaverOf(left, page.address)('home-moved', path);
    return !isThere;
  });
}

/** A site has one language; pages in others are told. */
function leaveLanguages({ site, old, left }: Work): void {
  const own = primary(languageOf(site));
  for (const { address, language } of old.pages)
    if (language && primary(language) !== own) leaverOf(left, address)('language', language);
}
