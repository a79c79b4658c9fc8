import { wordedAs } from '../../../../words/reader.ts';
import type { Shown } from '../../../../words/words.ts';
import type { StudioProblem } from '../../../shared/protocol.ts';

/** Hints about the text of the file, or the offset of a date, which the studio does not show. */
const ABOUT_FILES = /^Acrescente "|apague a linha|[{}]|\.json\b|com o fuso do site/;

/** What a message that is no data yet has in quotation marks. */
export const quotedInText = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);

/** Hints of the studio, by the code of the problem, in place of hints about the file. */
const STUDIO_HINTS: Partial<Record<string, string>> = {
  'date-offset': 'Corrija, ou escreva a data e a hora de novo: o fuso do site entra sozinho.',
  'link-missing':
    'Escolha uma página que existe; se ela ainda vai ser feita, ponha o endereço em “Endereços prometidos”.',
};

const WRITTEN_DATE = /(?<![\w/-])\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?(?![\w-])/g;

/**
 * Until all checks pass fields as `field`, dates as `written`, and have their hints about the file as "…@studio" too:
 * what they say in Portuguese without that is read by patterns. Then this file goes.
 */
export function withoutFile(
  { code, hint }: Pick<StudioProblem, 'code' | 'hint'>,
  text: string,
  shown: Shown,
): string {
  const said = wordedAs(hint, shown);
  const isAboutFile = ABOUT_FILES.test(said) && text.endsWith(said);
  const kept = isAboutFile
    ? [text.slice(0, -said.length).trim(), STUDIO_HINTS[code]].filter(Boolean).join(' ')
    : text;
  return kept
    .replace(WRITTEN_DATE, (date) => shown.written?.(date) ?? date)
    .replace(/["“]([A-Za-z]\w*)["”]/g, (quoted, key: string) => {
      const label = shown.field?.(key);
      return label === undefined ? quoted : `“${label}”`;
    });
}
