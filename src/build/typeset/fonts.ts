import { type Font, openSync } from 'fontkit';
import { fontFile, otherFontFiles } from '../../node/font-files.ts';

const opened = new Map<string, Font>();

/** A static font: fontkit cannot draw variable ones. */
export const openFont = (family: string, weight: number): Font => open(fontFile(family, weight));

/** The same cut for other alphabets, as far as the family has them. */
export const openOthers = (family: string, weight: number): Font[] =>
  otherFontFiles(family, weight).map(open);

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}
