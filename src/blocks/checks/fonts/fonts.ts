import { charactersIn } from '../../../content/read/site/config-file.ts';
import { type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { FONT_FAMILIES } from '../../../lib/font-families.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { codePointsIn } from '../../../lib/unicode-range.ts';
import { field, type Message, msg, quoted } from '../../../words/message.ts';

/** The fonts that theme.json names are installed, and have the letters that the site writes. */
export const checkFonts = siteCheck(
  ['font-missing', 'font-letters', 'font-unmeasured'],
  (site, report) => {
    const { entries, machine } = site;
    const entry = single(entries, 'theme');
    if (!entry || !isObject(entry.value) || !isObject(entry.value.fonts)) return;
    const lacking: Finding<'font-letters'>[] = [];
    for (const [role, font] of Object.entries(entry.value.fonts)) {
      if (!isObject(font) || typeof font.family !== 'string') continue;
      const pointer = pointerOf('fonts', role, 'family');
      if (entry.problems.some((problem) => problem.pointer === pointer)) continue;
      const packages = machine.missingFonts(font.family);
      if (packages.length === 0) {
        lacking.push(...lettersMissing(font.family, pointer, site));
        if (font.standInSize === undefined) report(entry, unmeasured(role, font.family));
        continue;
      }
      report(entry, {
        code: 'font-missing',
        pointer,
        message: msg('checks/fonts:missing', { font: quoted(font.family) }),
        hint: [
          msg('checks/fonts:missing-hint', {
            packages: packages.join(' '),
            single: packages.at(-1) ?? '',
          }),
          familiesFor(lettersOf(entries)),
        ],
      });
    }
    // The other font mostly lacks the same.
    if (lacking[0]) report(entry, lacking[0]);
  },
);

/** Until it is measured the stand-in is as wide as it is. */
const unmeasured = (role: string, family: string): Finding<'font-unmeasured'> => ({
  code: 'font-unmeasured',
  severity: 'warning',
  pointer: pointerOf('fonts', role),
  missing: 'standInSize',
  message: msg('checks/fonts:unmeasured', { font: quoted(family), size: field('standInSize') }),
  hint: msg('checks/fonts:unmeasured-hint'),
});

const SCRIPTS = Object.keys(FONT_FAMILIES).map(
  (code) => [new RegExp(`\\p{Script=${code}}`, 'u'), code] as const,
);

function familiesFor(letters: readonly string[]): Message | undefined {
  const [, code = ''] = SCRIPTS.find(([script]) => letters.some((one) => script.test(one))) ?? [];
  const families = FONT_FAMILIES[code];
  return families && msg('checks/fonts:families', { families: { list: families, last: 'or' } });
}

/** Signs such as arrows are shown in any font; a letter of another one stands out in its word. */
const LETTER = /^(?!\p{Script=Common})\p{L}$/u;
/** Thousands of signs, so that no page gets a font of them: devices have one, which the page's language chooses. */
const OF_DEVICES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
/** A message shows so many of them. */
const SHOWN = 8;

function lettersMissing(
  family: string,
  pointer: string,
  { entries, machine }: Site,
): Finding<'font-letters'>[] {
  const ranges = machine.fontRanges?.(family);
  if (ranges === undefined) return [];
  const covered = new Set(codePointsIn(ranges));
  const missing = lettersOf(entries).filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
  if (missing.length === 0) return [];
  const finding: Finding<'font-letters'> = {
    code: 'font-letters',
    severity: 'warning',
    pointer,
    message: msg('checks/fonts:letters', {
      font: quoted(family),
      letters: quoted(missing.slice(0, SHOWN).join(' ')),
    }),
    hint: [msg('checks/fonts:letters-hint'), familiesFor(missing)],
  };
  return [finding];
}

/** The letters beyond ASCII of all texts, each once. */
const lettersOf = memoizeWeakly((entries: Site['entries']): string[] => {
  const found = new Set<string>();
  for (const entry of entries)
    for (const character of entry.facts?.characters ?? charactersIn(entry.text))
      found.add(character);
  return [...found]
    .filter((character) => LETTER.test(character) && !OF_DEVICES.test(character))
    .sort();
});
