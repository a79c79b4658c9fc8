import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide, Theme } from '../../app/types/config.gen.ts';
import { guideStamp, type StampedSite, stampIn } from '../guide-stamp.ts';
import { isObject, pointerOf } from '../json/json.ts';
import { single, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

/** A guide's PDF says what guides.json says; one that somebody made by other means is theirs. */
export const checkGuides = siteCheck(['guide-outdated'], ({ root, entries }, report) => {
  const file = entries.find(({ kind, name }) => kind === 'collection' && name === 'guides');
  const site = single(entries, 'site');
  const theme = single(entries, 'theme');
  if (!file || !site || !theme) return;
  // Only what is right in itself can be compared.
  if ([file, site, theme].some(({ value, problems }) => !isObject(value) || problems.length > 0))
    return;
  for (const [id, guide] of Object.entries(file.value as Record<string, Guide>)) {
    const pdf = join(root, 'public', guide.file);
    const stamp = existsSync(pdf) ? stampIn(readFileSync(pdf)) : undefined;
    if (!stamp || stamp === guideStamp(guide, site.value as StampedSite, theme.value as Theme))
      continue;
    report(file, {
      code: 'guide-outdated',
      severity: 'warning',
      pointer: pointerOf(id, 'file'),
      message: `O PDF ${quote(guide.file)} foi feito antes da última mudança deste guia, da marca ou dos contatos.`,
      hint: 'Refaça-o com o programa que o fez.',
    });
  }
});
