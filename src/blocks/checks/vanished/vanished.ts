import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { isListed } from '../../../content/read/site/is-listed.ts';
import { linksTo, spotOf } from '../../../content/read/site/link-uses.ts';
import { pathOf, type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['page-renamed', 'page-removed'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

const MOST_PLACES = 15;

/** Every published address still leads somewhere. */
export const checkVanished = siteCheck(CODES, (site, report) => {
  if (site.vanished.size === 0) return;
  const redirects = single(site.entries, 'redirects');
  const home = redirects ?? single(site.entries, 'site');
  const heirOf = heirsIn(site);
  for (const [path, file] of site.vanished) {
    const heir = heirOf(file);
    const to = heir && pathOf(heir);
    const links = linkSpots(path, site);
    const finding = to === undefined ? removed(path, links) : renamed(path, to, links);
    const entry = heir ?? home;
    if (entry)
      report(entry, {
        ...finding,
        severity: links.length > 0 ? 'error' : 'warning',
        pointer: heir ? '/path' : '',
      });
  }
});

/**
 * Returns the probable successor of a file: its page now, a new page with its file name, or the only new page. A build
 * names no files, and does not list what search engines may not: such a page only seems new beside it.
 */
function heirsIn({ entries, pages, published }: Site) {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const fresh = [...pages].flatMap(([path, entry]) =>
    published?.has(path) || !entry.isRead || path === '/404' ? [] : [entry],
  );
  const byName = new Map(fresh.toReversed().map((entry) => [nameOf(entry.file), entry])); // the first of a name
  return (file: string): ConfigFile | undefined =>
    byFile.get(file) ??
    byName.get(nameOf(file)) ??
    onlyOne(file === '' ? fresh.filter(isInSitemap) : fresh);
}

const isInSitemap = ({ facts }: ConfigFile) =>
  facts?.path !== undefined && isListed({ path: facts.path, facts });

const onlyOne = (entries: readonly ConfigFile[]) => (entries.length === 1 ? entries[0] : undefined);

const nameOf = (file: string) => file.slice(file.lastIndexOf('/'));

const linkSpots = (path: string, site: Site): string[] => linksTo(site, path).map(spotOf);

const redirect = (from: string, to: string) =>
  JSON.stringify({ from, to }, null, 1).replace(/\n\s*/g, ' ');

function renamed(path: string, to: string, links: readonly string[]): OwnFinding {
  return {
    code: 'page-renamed',
    message: msg('checks/vanished:renamed', {
      from: quoted(path),
      to: quoted(to),
      count: links.length,
    }),
    hint: msg(
      links.length > 0 ? 'checks/vanished:renamed-links-hint' : 'checks/vanished:renamed-hint',
      { redirect: redirect(path, to), from: path, to, files: list(links) },
    ),
  };
}

function removed(path: string, links: readonly string[]): OwnFinding {
  return {
    code: 'page-removed',
    message: msg('checks/vanished:removed', { path: quoted(path), count: links.length }),
    hint: msg(
      links.length > 0 ? 'checks/vanished:removed-links-hint' : 'checks/vanished:removed-hint',
      { redirect: redirect(path, '/'), files: list(links) },
    ),
  };
}

const list = (spots: readonly string[]) =>
  [...spots.slice(0, MOST_PLACES), ...(spots.length > MOST_PLACES ? ['…'] : [])].join('\n');
