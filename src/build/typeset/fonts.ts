import { type Font, openSync } from 'fontkit';
import { fontFile, otherFontFiles } from '../../node/font-files.ts';

/** A weight of a family, and the same for other alphabets, as far as the family has them. */
export interface Cut {
  font: Font;
  others: readonly Font[];
}

const opened = new Map<string, Cut>();

/** Static files: fontkit cannot draw variable ones. Looked for once, as each picture of a site is set in the same cut. */
export function openCut(family: string, weight: number): Cut {
  const name = `${family} ${weight}`;
  const cut = opened.get(name) ?? {
    font: open(fontFile(family, weight)),
    others: otherFontFiles(family, weight).map(open),
  };
  opened.set(name, cut);
  return cut;
}

const open = (file: string) => openSync(file) as Font;
