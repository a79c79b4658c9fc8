import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** The fonts that theme.json names are installed. */
export const checkFonts = siteCheck(['font-missing'], ({ entries, machine }, report) => {
  const entry = single(entries, 'theme');
  if (!entry || !isObject(entry.value) || !isObject(entry.value.fonts)) return;
  for (const [role, font] of Object.entries(entry.value.fonts)) {
    if (!isObject(font) || typeof font.family !== 'string') continue;
    const pointer = pointerOf('fonts', role, 'family');
    if (entry.problems.some((problem) => problem.pointer === pointer)) continue;
    const packages = machine.missingFonts(font.family);
    if (packages.length === 0) continue;
    report(entry, {
      code: 'font-missing',
      pointer,
      message: msg('checks/fonts:missing', { font: quoted(font.family) }),
      hint: msg('checks/fonts:missing-hint', { packages: packages.join(' ') }),
    });
  }
});
