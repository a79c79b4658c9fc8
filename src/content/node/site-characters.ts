import type { SiteConfig } from '../index.ts';
import { charactersIn } from '../read/site/config-file.ts';
import type { SiteRecord } from '../read/site/site-config.ts';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Characters that the engine adds: the no-break space, the signs of its lists and charts, quotation marks. */
const ENGINE = '\u00a0·—“”„«»';

/** What formats numbers and dates of scripts from right to left puts around them. */
const MARKS = '\u200e\u200f';
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The characters beyond ASCII that the site writes. */
export function writtenIn({ pages, records, ...others }: SiteConfig): Set<string> {
  // Pages and records are not read for it: what is stored of each file tells.
  const files = [...pages, ...Object.values(records).flatMap(Object.values<SiteRecord>)];
  const inFiles = new Set(files.map(({ facts }) => facts.characters));
  return new Set([charactersIn(JSON.stringify(others)), ...inFiles].join(''));
}

/** The characters of the site in upper and lower case, and those of every keyboard; sorted. */
export function charactersOf(config: SiteConfig): string {
  const written = [...writtenIn(config)].join('');
  const found = new Set([
    ...ASCII,
    ...ENGINE,
    ...written,
    ...(RIGHT_TO_LEFT.test(written) ? MARKS : ''),
  ]);
  const cases = [...found].flatMap((letter) => [
    letter,
    letter.toLowerCase(),
    letter.toUpperCase(),
  ]);
  return [...new Set(cases.join(''))].sort().join('');
}
