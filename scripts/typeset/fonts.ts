import { type Font, openSync } from 'fontkit';
import { fontFile, variableFile } from './font-files.ts';

const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}

/** A static cut, to be drawn. */
export const openFont = (family: string, weight: number) => open(fontFile(family, weight));

/** The file that browsers get, for its metrics: fontkit cannot draw it. */
export const openVariable = (family: string) => open(variableFile(family));
