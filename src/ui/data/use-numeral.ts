import { numeralIn } from '../../lib/numeral-in.ts';
import { useSite } from './site-context.ts';

/** Writes a number in the digits of the page's language. */
export const useNumeral = (): ReturnType<typeof numeralIn> => numeralIn(useSite().site.language);
