import { type Font, openSync } from 'fontkit';
import { fontFile } from '../../node/font-files.ts';

const opened = new Map<string, Font>();

/** A static font: fontkit cannot draw variable ones. */
export function openFont(family: string, weight: number): Font {
  const file = fontFile(family, weight);
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}
