import { applyEdits } from '../content/edit/file-change.ts';
import { editsSetting } from '../content/read/json/edits-of.ts';
import { type Site, single } from '../content/read/site/site.ts';
import { isObject, walk } from '../lib/json.ts';
import widths from '../lib/stand-in-widths.json' with { type: 'json' };
import type { ThemeFont } from '../types/config.gen.ts';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

type Role = 'heading' | 'text';
type Measured = Pick<ThemeFont, 'family' | 'standIn'>;

interface FontsToMeasure {
  /** Where the fonts stand, and what is in it. */
  file: string;
  text: string;
  fonts: Record<Role, Measured>;
  /** Of the headings, if theme.json has it. */
  weight: number | undefined;
  /** What the site writes in each. */
  words: Record<Role, string[]>;
}

/** By files that may have errors elsewhere: what is measured here, `standInSize`, may itself be missing. */
export function fontsToMeasure({ entries }: Site): FontsToMeasure {
  const theme = single(entries, 'theme');
  const { fonts } = isObject(theme?.value) ? theme.value : {};
  const { heading, text, weight } = isObject(fonts) ? fonts : {};
  if (!theme || !isFont(heading) || !isFont(text))
    throw new UserError(msg('commands/fonts:errors'));
  const words: Record<Role, string[]> = { heading: [], text: [] };
  for (const { kind, partial } of entries) {
    if (kind !== 'page' || !isObject(partial)) continue;
    walk(partial.sections, (value, _, key) => {
      if (typeof value === 'string' && value.includes(' '))
        words[key === 'title' ? 'heading' : 'text'].push(value);
    });
  }
  return {
    ...{ file: theme.file, text: theme.text },
    fonts: { heading, text },
    weight: typeof weight === 'number' ? weight : undefined,
    words,
  };
}

const isFont = (font: unknown): font is Measured =>
  isObject(font) &&
  typeof font.family === 'string' &&
  typeof font.standIn === 'string' &&
  Object.hasOwn(widths, font.standIn);

/** theme.json with these sizes, in percent; all else of it as it was written. */
export const withStandInSizes = (theme: string, sizes: Record<Role, number>): string =>
  (['heading', 'text'] as const).reduce((text, role) => {
    const path = ['fonts', role, 'standInSize'];
    return applyEdits(text, editsSetting(text, path, sizes[role], AS_FORMATTED));
  }, theme);

const AS_FORMATTED = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
