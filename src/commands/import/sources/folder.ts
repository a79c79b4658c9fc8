import { closeSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadPage, readPage } from '../html/read-page.ts';
import { type LeftBehind, leaverOf } from '../left-behind.ts';
import { LARGEST_FILE, LARGEST_PAGE, type Limits } from '../limits.ts';
import { decoded, hostOf, isOwn, type OldSite } from '../old-site.ts';
import { sayingHost, withoutCopies } from './from-pages.ts';

/** The address of a folder's pages where nothing says the true one. */
const NOWHERE = 'https://old-site.invalid';

const PAGE = /\.(html?|xhtml|shtml)$/i;
const MOST_FILES = 200_000;
const LEFT_OUT = new Set(['node_modules', '__MACOSX']);

/** A folder of HTML pages and their pictures. Symbolic links and hidden files are left out. */
export function readFolder(
  folder: string,
  address: string | undefined,
  limits: Pick<Limits, 'pages'>,
): OldSite {
  const left: LeftBehind[] = [];
  const files = filesIn(folder);
  const names = files.filter((file) => PAGE.test(file)).sort(byDepth);
  if (names.length > limits.pages) leaverOf(left, '')('limit', `${limits.pages} / ${names.length}`);
  const origin = address ?? NOWHERE;
  const pages = names.slice(0, limits.pages).flatMap((name) => {
    const address = addressOf(origin, name);
    const bytes = readRegular(join(folder, name), LARGEST_PAGE);
    if (!bytes) leaverOf(left, address)('page-unreadable', 'bytes');
    return (bytes && readPage(bytes, address, left)) ?? [];
  });
  const said = address === undefined ? sayingHost(pages) : undefined;
  const hosts = new Set([hostOf(new URL(origin)), ...(said === undefined ? [] : [said])]);
  // What the pages say of their own address is true of the site, not of this folder.
  const here = pages.map(
    (page): ReadPage => ({ ...page, canonical: atOrigin(page.canonical, origin, hosts) }),
  );
  const paths = new Map(files.map((file) => [file.toLowerCase(), file]));
  return {
    hosts,
    pages: withoutCopies(here),
    redirects: [],
    left,
    file: async (wanted) => {
      const path = isOwn(wanted, hosts) ? decoded(new URL(wanted).pathname).slice(1) : '';
      const file = paths.get(path.toLowerCase());
      return file === undefined ? undefined : readRegular(join(folder, file), LARGEST_FILE);
    },
  };
}

function atOrigin(
  address: string | undefined,
  origin: string,
  hosts: ReadonlySet<string>,
): string | undefined {
  if (address === undefined || !isOwn(address, hosts)) return undefined;
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, origin).href;
}

/** Pages near the top first: of two that would get one address, they keep it. */
function byDepth(a: string, b: string): number {
  const depth = a.split('/').length - b.split('/').length;
  return depth || (a < b ? -1 : 1);
}

/** Paths from the folder, with slashes. */
function filesIn(folder: string): string[] {
  const found: string[] = [];
  const pending = [''];
  for (let place = pending.pop(); place !== undefined; place = pending.pop())
    for (const entry of readdirSync(join(folder, place), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name) || found.length >= MOST_FILES)
        continue;
      if (entry.isDirectory()) pending.push(`${place}${entry.name}/`);
      else if (entry.isFile()) found.push(`${place}${entry.name}`);
    }
  return found;
}

/** Programs that copy sites write "index.php?id=3" to a file "index.php?id=3.html". */
function addressOf(origin: string, name: string): string {
  const [, path = name, query] = /^([^?]*\.(?:php\d?|aspx?|jsp|cfm))\?(.*)\.html$/.exec(name) ?? [];
  const url = new URL(`/${path.split('/').map(encodeURIComponent).join('/')}`, origin);
  if (query !== undefined) url.search = query;
  return url.href;
}

/** Undefined for what is larger, or no file. */
function readRegular(path: string, most: number): Uint8Array | undefined {
  const file = openSync(path, 'r');
  try {
    const stat = fstatSync(file);
    return stat.isFile() && stat.size <= most ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}
