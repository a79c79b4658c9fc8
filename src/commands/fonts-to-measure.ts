import { type Site, single } from '../content/read/site/site.ts';
import { isObject, type JsonObject, walk } from '../lib/json.ts';
import widths from '../lib/stand-in-widths.json' with { type: 'json' };
import type { ThemeFont } from '../types/config.gen.ts';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

type Role = 'heading' | 'text';
type Measured = Pick<ThemeFont, 'family' | 'standIn'>;

interface FontsToMeasure {
  /** As theme.json has them: what else it says of its fonts, such as their weights, stays. */
  fonts: JsonObject & Record<Role, Measured>;
  /** Of the headings, if theme.json has it. */
  weight: number | undefined;
  /** What the site writes in each. */
  words: Record<Role, string[]>;
}

/** By files that may have errors elsewhere: what is measured here, `standInSize`, may itself be missing. */
export function fontsToMeasure({ entries }: Site): FontsToMeasure {
  const theme = single(entries, 'theme')?.value;
  const fonts = isObject(theme) && isObject(theme.fonts) ? theme.fonts : {};
  const { heading, text, weight } = fonts;
  if (!isFont(heading) || !isFont(text)) throw new UserError(msg('commands/fonts:errors'));
  const words: Record<Role, string[]> = { heading: [], text: [] };
  for (const { kind, partial } of entries) {
    if (kind !== 'page' || !isObject(partial)) continue;
    walk(partial.sections, (value, _, key) => {
      if (typeof value === 'string' && value.includes(' '))
        words[key === 'title' ? 'heading' : 'text'].push(value);
    });
  }
  return {
    fonts: { ...fonts, heading, text },
    weight: typeof weight === 'number' ? weight : undefined,
    words,
  };
}

const isFont = (font: unknown): font is Measured =>
  isObject(font) &&
  typeof font.family === 'string' &&
  typeof font.standIn === 'string' &&
  Object.hasOwn(widths, font.standIn);
