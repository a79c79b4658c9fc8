import { slug } from '../../lib/slug.ts';
import { addressKey, decoded, isOwn, type OldPage, type OldSite, pathIn } from './old-site.ts';
import { ownTitles } from './own-titles.ts';

/** As `page.schema.json` has it. */
const LONGEST_PATH = 120;
const LONGEST_SEGMENT = 70;

const PAGE_FILE = /\.(html?|xhtml|shtml|php\d?|aspx?|jsp|cfm)$/i;

/** Old address -> the path of the page on the new site. */
export interface NewPaths {
  pathOf(page: OldPage): string;
  /** Whether it was the home page of the old site, and the new one has one of its own. */
  isMovedHome(page: OldPage): boolean;
  /** Where a link of the old site leads; undefined for an address that no page has. */
  find(address: string): OldPage | undefined;
}

/**
 * Gives each page a path of its own, always the same for the same pages; addresses that are valid stay as they are.
 * @param isReserved Addresses that no page may have: those of files, and of the engine.
 */
export function newPaths(
  { pages, redirects, hosts }: Pick<OldSite, 'pages' | 'redirects' | 'hosts'>,
  hasHome: boolean,
  isReserved: (path: string) => boolean,
): NewPaths {
  const titles = ownTitles(pages);
  const paths = new Map<OldPage, string>();
  const moved = new Set<OldPage>();
  const taken = new Set<string>(['/404']);
  const isTaken = (path: string) => taken.has(path) || isReserved(path);
  for (const page of pages) {
    let wanted = pathFor(page);
    if (wanted === '/' && hasHome) {
      moved.add(page);
      wanted = homePath(titles.get(page) ?? page.title);
    }
    const path = freePath(wanted, isTaken);
    taken.add(path);
    paths.set(page, path);
  }
  const find = finder(pages, redirects, hosts);
  return { pathOf: (page) => paths.get(page) ?? '/', isMovedHome: (page) => moved.has(page), find };
}

function freePath(path: string, isTaken: (path: string) => boolean): string {
  if (!isTaken(path)) return path;
  const base = path === '/' ? '/home' : path.slice(0, LONGEST_PATH - 5).replace(/-$/, '');
  for (let count = 2; ; count += 1) if (!isTaken(`${base}-${count}`)) return `${base}-${count}`;
}

function pathFor({ address, title }: OldPage): string {
  const query = /\?(.+)$/s.exec(addressKey(address))?.[1];
  const segments = pathIn(new URL(address))
    .split('/')
    .map((segment) => slug(decoded(segment).replace(PAGE_FILE, ''), LONGEST_SEGMENT));
  // The words of the title say more than "id=12".
  const last = query ? slug(title, LONGEST_SEGMENT) || slug(query, LONGEST_SEGMENT) : '';
  const kept = [...(query ? segments.slice(0, -1) : segments), last].filter(Boolean);
  while (kept.length > 1 && kept.join('/').length >= LONGEST_PATH) kept.shift();
  return `/${kept.join('/')}`;
}

/** A name for a home page that cannot be at "/". */
const homePath = (title: string): string => `/${slug(title, 40) || 'home'}`;

/** Upper bound of the redirects that one address passes. */
const MOST_HOPS = 10;

function finder(
  pages: readonly OldPage[],
  redirects: OldSite['redirects'],
  hosts: ReadonlySet<string>,
): NewPaths['find'] {
  const exact = new Map<string, OldPage>();
  const folded = new Map<string, OldPage>();
  for (const page of pages)
    for (const address of [page.address, ...page.aliases]) {
      const key = addressKey(address);
      if (!exact.has(key)) exact.set(key, page);
      if (!folded.has(key.toLowerCase())) folded.set(key.toLowerCase(), page);
    }
  const onward = new Map(redirects.map(({ from, to }) => [addressKey(from), to]));
  const at = (key: string) => exact.get(key) ?? folded.get(key.toLowerCase());
  return (address) => {
    let next: string | undefined = address;
    for (let hop = 0; hop < MOST_HOPS && next !== undefined && isOwn(next, hosts); hop += 1) {
      const key = addressKey(next);
      const found = at(key) ?? at(key.replace(/(?<!\.(?:php\d?|aspx?|jsp|cfm)|^\/)\?.*$/i, ''));
      if (found) return found;
      next = onward.get(key);
    }
    return undefined;
  };
}
