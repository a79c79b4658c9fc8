import { single, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';

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
      message: `A fonte ${quote(font.family)} não está instalada.`,
      hint: `Confira o nome em https://fontsource.org e instale: npm install --save-dev ${packages.join(' ')}`,
    });
  }
});
