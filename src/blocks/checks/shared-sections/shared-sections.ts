import { recordOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { holdsSections, sectionsIn } from '../../../content/read/site/shared-sections.ts';
import { type Report, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { traitsOf } from '../../traits.ts';

const CODES = ['shared-in-shared', 'shared-when', 'shared-unshown', 'shared-id'] as const;
type OwnReport = Report<(typeof CODES)[number]>;

/** What is shared is one section, which every page may show, and some page shows. */
export const checkSharedSections = siteCheck(CODES, (site, report) => {
  const files = site.entries.filter((entry) => entry.kind !== 'page' && holdsSections(entry));
  for (const entry of files) {
    for (const [pointer, section] of sectionsIn(entry))
      checkSection(entry, pointer, section, report);
    // A record of the one file of its collection is told by `unshown.ts`.
    if (entry.kind === 'record') checkShown(entry, site, report);
  }
  if (files.length > 0) for (const entry of site.entries) checkIds(entry, report);
});

function checkSection(entry: ConfigFile, pointer: string, section: unknown, report: OwnReport) {
  if (!isObject(section)) return;
  if (traitsOf(section.type).standsFor)
    report(entry, {
      code: 'shared-in-shared',
      pointer: pointer + pointerOf('type'),
      message: msg('checks/shared-sections:nested'),
      hint: msg('checks/shared-sections:nested-hint'),
    });
  if (section.when !== undefined || traitsOf(section.type).endsAt)
    report(entry, {
      code: 'shared-when',
      pointer: pointer + pointerOf(section.when === undefined ? 'type' : 'when'),
      message: msg('checks/shared-sections:when'),
      hint: msg('checks/shared-sections:when-hint'),
    });
}

function checkShown(entry: ConfigFile, { mentions, entries }: Site, report: OwnReport): void {
  const [collection, id] = recordOf(entry);
  const isUnsure = entries.some(({ isRead }) => !isRead);
  if (isUnsure || mentions.names.get(collection)?.has(id)) return;
  if (isObject(entry.value) && entry.value.draft === true) return;
  report(entry, {
    code: 'shared-unshown',
    severity: 'warning',
    pointer: '',
    message: msg('checks/shared-sections:unshown'),
    hint: msg('checks/shared-sections:unshown-hint', { id }),
  });
}

/** An anchor of a shared section is none of the page's own. */
function checkIds(entry: ConfigFile, report: OwnReport): void {
  for (const { index, shared } of entry.uses ?? [])
    for (const [id] of shared.ids)
      if ((entry.ids.get(id)?.length ?? 0) > 1)
        report(entry, {
          code: 'shared-id',
          pointer: pointerOf('sections', index),
          message: msg('checks/shared-sections:id', { id: quoted(id) }),
          hint: msg('checks/shared-sections:id-hint'),
        });
}
