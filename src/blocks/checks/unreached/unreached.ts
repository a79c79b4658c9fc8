import { recordOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { isLive } from '../../../content/read/site/is-live.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { asText, isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** Every new page has a link to it. A page published without one was meant so. */
export const checkUnreached = siteCheck(['page-unreached'], (site, report) => {
  const { entries, pages, redirects, published, complete } = site;
  // Links to a page that was renamed are reported first.
  if (!published || site.vanished.size > 0 || !complete || entries.some(({ isRead }) => !isRead))
    return;
  const reached = new Set(['/', '/404', ...redirects.all.map(({ to }) => to)]);
  for (const { target } of site.mentions.links.values())
    if (target.kind === 'internal') reached.add(target.path);
  for (const path of listedPaths(site)) reached.add(path);
  for (const path of pathsIn(single(entries, 'integrations')?.value)) reached.add(path);
  for (const [path, entry] of pages) {
    const { meta, translationOf } = entry.facts ?? {};
    if (published.has(path) || reached.has(path) || meta?.noindex || translationOf) continue;
    if (entry.facts?.isTimed && !isLive(entry.value, site.clock)) continue;
    report(entry, {
      code: 'page-unreached',
      severity: 'warning',
      pointer: '/path',
      message: msg('checks/unreached:unreached', { path: quoted(path) }),
      hint: msg('checks/unreached:unreached-hint', { path }),
    });
  }
});

/** The pages of records that some page lists. */
function listedPaths({ mentions, pages }: Site): string[] {
  const lists = [...pagesWith(mentions, 'lists')].flatMap(({ facts }) => facts?.lists ?? []);
  const collections = new Set(lists.map(({ collection }) => collection));
  const isListed = ({ ofRecord, name }: ConfigFile) =>
    ofRecord && collections.has(recordOf({ name })[0]);
  return collections.size === 0
    ? []
    : [...pages].flatMap(([path, entry]) => (isListed(entry) ? path : []));
}

/** Addresses that integrations.json names: the pages of accounts. */
function pathsIn(value: unknown): string[] {
  const auth = isObject(value) && isObject(value.auth) ? value.auth : {};
  return isObject(auth.pages) ? Object.values(auth.pages).map(asText) : [];
}
