import { listIn, single, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { pointerOf } from '../../../lib/json.ts';

/** The list of pages to come stays true: nothing that exists, nothing that nobody links to. */
export const checkKnownMissing = siteCheck(['known-missing-stale'], (site, report) => {
  const entry = single(site.entries, 'known-missing');
  if (!entry) return;
  // A file that does not parse may hold the link.
  const allRead = site.entries.every(({ isRead }) => isRead);
  const linked = new Set<string>();
  for (const { target } of site.mentions.links.values())
    if (target.kind === 'internal') linked.add(target.path);
  for (const [index, path] of listIn(entry, 'paths').entries()) {
    if (typeof path !== 'string') continue;
    const exists = site.pages.has(path) || site.redirects.has(path) || site.files.has(path);
    if (!exists && (linked.has(path) || !allRead)) continue;
    report(entry, {
      code: 'known-missing-stale',
      severity: 'warning',
      pointer: pointerOf('paths', index),
      message: exists ? `${quote(path)} já existe.` : `Nenhum link leva a ${quote(path)}.`,
      hint: 'Apague este item da lista.',
      fix: { remove: pointerOf('paths', index) },
    });
  }
});
