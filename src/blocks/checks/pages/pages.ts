import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import type { Alike } from '../../../content/read/site/mentions.ts';
import {
  hasProblemAt,
  type Report,
  type Site,
  single,
  siteCheck,
} from '../../../content/read/site/site.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';

const CODES = [
  'duplicate-path',
  'duplicate-title',
  'duplicate-description',
  'home-missing',
] as const;
type PageReport = Report<(typeof CODES)[number]>;

/** One page for each address, a home page, and no two pages alike in search results. */
export const checkPages = siteCheck(CODES, (site, report) => {
  const copies = checkPaths(site, report);
  const { titles, descriptions } = site.mentions;
  for (const [entry, first] of repeated(titles, copies))
    report(entry, alike('title', msg('checks/pages:same-title', { first })));
  for (const [entry, first] of repeated(descriptions, copies))
    report(entry, alike('description', msg('checks/pages:same-description', { first })));
  checkHome(site, report);
});

/** Of pages with one address, the oldest keeps it; the others are given back. */
function checkPaths({ mentions, pages }: Site, report: PageReport): Set<ConfigFile> {
  const claims = [...mentions.paths.shared].flatMap(([path, files]) => {
    const first = pages.get(path);
    return first ? [...files].map((entry) => ({ path, first, entry })) : [];
  });
  const copies = new Set<ConfigFile>();
  for (const { path, first, entry } of claims) {
    if (entry === first || hasProblemAt(entry, '/path')) continue;
    copies.add(entry);
    report(entry, {
      code: 'duplicate-path',
      pointer: '/path',
      message: msg('checks/pages:path', { path: quoted(path), file: first.file }),
      hint: msg('checks/pages:path-hint', { free: freePath(path, pages) }),
    });
  }
  return copies;
}

function freePath(path: string, taken: ReadonlyMap<string, unknown>): string {
  const base = path === '/' ? '/pagina' : path;
  for (let count = 2; ; count += 1) if (!taken.has(`${base}-${count}`)) return `${base}-${count}`;
}

/** Pages that share a text with an earlier one, with the file of that one. */
const repeated = ({ shared }: Alike, copies: ReadonlySet<ConfigFile>) =>
  [...shared.values()].flatMap((files) => {
    const [first, ...others] = inOrder(files).filter((file) => file.isRead && !copies.has(file));
    return others.map((entry) => [entry, first?.file] as const);
  });

const alike = <Key extends 'title' | 'description'>(key: Key, message: Wording) =>
  ({
    code: `duplicate-${key}`,
    severity: 'warning',
    pointer: `/meta/${key}`,
    message,
    hint: msg('checks/pages:same-hint'),
  }) as const;

function checkHome({ pages, entries, complete }: Site, report: PageReport): void {
  const site = single(entries, 'site');
  if (pages.has('/') || !complete || !site) return;
  report(site, {
    code: 'home-missing',
    message: msg('checks/pages:no-home'),
    hint: msg('checks/pages:no-home-hint'),
  });
}
