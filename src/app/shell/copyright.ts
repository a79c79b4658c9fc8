import { format } from '../../lib/format.ts';

/** A legal name that ends in a full stop ("S. L.") ends the sentence before the next, too. */
export const copyrightOf = (sentence: string, year: number | string, name: string): string =>
  format(name.endsWith('.') ? sentence.replace('{name}.', '{name}') : sentence, { year, name });
