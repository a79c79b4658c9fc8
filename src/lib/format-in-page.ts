import { format as formatTexts } from './format.ts';
import { numeralIn } from './numeral-in.ts';

/** The same for what is said in a browser alone, as in forms and the panel: numbers are in the digits of the page. */
export function format(sentence: string, values: Record<string, string | number>): string {
  const numeral = numeralIn(globalThis.document?.documentElement.lang || 'en');
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? numeral(value) : value,
  ]);
  return formatTexts(sentence, Object.fromEntries(written));
}
