import { redirectFormProblem } from '../../../blocks/checks/redirects/redirect-forms.ts';
import type { Changes } from '../../../content/edit/file-change.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { sourceKey, sourceOf } from '../../../hosting/redirect-source.ts';
import type { Leave } from '../left-behind.ts';
import { LONGEST_ADDRESS } from '../limits.ts';
import { decoded } from '../old-site.ts';
import { appendItems } from './append-items.ts';
import { jsonText } from './json-text.ts';

const FILE = 'site-config/redirects.json';

export interface NewRedirect {
  from: string;
  to: string;
}

/** Those that the site has not yet, each once, and in a form that hosts read alike. */
export function newRedirects(
  wanted: Iterable<{ address: string; to: string }>,
  site: Site,
  isPage: (path: string) => boolean,
  leave: Leave,
): NewRedirect[] {
  const known = new Set(site.redirects.all.map(({ from }) => sourceKey(from)));
  const found: NewRedirect[] = [];
  for (const { address, to } of wanted) {
    const from = sourceFor(address);
    const source = sourceOf(from);
    const key = sourceKey(from);
    if (known.has(key) || isPageItself(from, to)) continue;
    // A page is there for whoever asks for that address.
    if (source.query === undefined && isPage(pathOfFile(source.path))) continue;
    known.add(key);
    if (from.length > LONGEST_ADDRESS || redirectFormProblem(from))
      leave('redirect-refused', address);
    else found.push({ from, to });
  }
  return found;
}

/** An address without its host, with letters as people read them where servers do, too. */
function sourceFor(address: string): string {
  const { pathname, search } = new URL(address);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=[^/])\/$/, '');
  const read = decoded(path);
  const plain = /[\s%?#*\\]|\p{C}/u.test(read) ? path : read;
  return plain.replaceAll('*', '%2A') + search.replaceAll('*', '%2A');
}

/** "/sobre.html" and "/sobre/index.html" are "/sobre" for every host. */
const pathOfFile = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/index$/, '') || '/';

/** Whether the page answers there anyway: hosts do not look at parameters. */
const isPageItself = (from: string, to: string): boolean =>
  pathOfFile(sourceOf(from).path) === to.replace(/#.*$/, '');

export function redirectChanges({ entries }: Site, redirects: readonly NewRedirect[]): Changes {
  const entry = single(entries, 'redirects');
  if (entry) return { edits: appendItems(entry, '/redirects', redirects.map(oneLine)) };
  return redirects.length > 0 ? { created: { [FILE]: jsonText({ redirects }) } } : {};
}

const oneLine = ({ from, to }: NewRedirect) => ({ from, to });
