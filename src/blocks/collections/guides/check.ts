import { oncePerFile } from '../../../content/read/files/site-files.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import type { Guide, Theme } from '../../../types/config.gen.ts';
import { msg, quoted } from '../../../words/message.ts';
import { guideStamp, type StampedSite, stampIn } from './guide-stamp.ts';

/** A guide's PDF has the content of guides.json. A PDF without our stamp was made elsewhere, and is not checked. */
export const checkGuides = siteCheck(['guide-outdated'], ({ machine, entries }, report) => {
  const file = entries.find(({ kind, name }) => kind === 'collection' && name === 'guides');
  const site = single(entries, 'site');
  const theme = single(entries, 'theme');
  if (!file || !site || !theme) return;
  // A record with errors of its own cannot be compared.
  if ([file, site, theme].some(({ value, problems }) => !isObject(value) || problems.length > 0))
    return;
  for (const [id, guide] of Object.entries(file.value as Record<string, Guide>)) {
    const stamp = stampOf(machine.files, `public${guide.file}`);
    const now = [guide, site.value as StampedSite, theme.value as Theme] as const;
    if (!stamp || stamp === guideStamp(...now, machine.hash)) continue;
    report(file, {
      code: 'guide-outdated',
      severity: 'warning',
      pointer: pointerOf(id, 'file'),
      message: msg('collections/guides:outdated', { file: quoted(guide.file) }),
      hint: msg('collections/guides:outdated-hint'),
    });
  }
});

const stampOf = oncePerFile('guides', (files, file) => {
  const pdf = files.read(file);
  return pdf && stampIn(pdf);
});
