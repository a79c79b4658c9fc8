import type { SiteConfig } from '../index.ts';
import { charactersIn } from '../read/site/config-file.ts';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Characters that the engine adds: the no-break space, the signs of its lists and charts, quotation marks. */
const ENGINE = '\u00a0·—“”„«»';

/** The characters of the site in upper and lower case, and those of every keyboard; sorted. */
export function charactersOf({ pages, ...others }: SiteConfig): string {
  const found = new Set([...ASCII, ...ENGINE, ...charactersIn(JSON.stringify(others))]);
  for (const { facts } of pages) for (const character of facts.characters) found.add(character);
  const cases = [...found].flatMap((letter) => [
    letter,
    letter.toLowerCase(),
    letter.toUpperCase(),
  ]);
  return [...new Set(cases.join(''))].sort().join('');
}
