import { listIn, single, siteCheck } from '../../../content/read/site/site.ts';
import { pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

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
      message: exists
        ? msg('checks/known-missing:exists', { path: quoted(path) })
        : msg('checks/known-missing:unlinked', { path: quoted(path) }),
      hint: msg('checks/known-missing:remove-hint'),
      fix: { remove: pointerOf('paths', index) },
    });
  }
});
