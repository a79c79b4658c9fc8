/**
 * What a tool says to an editor or a developer, as data. It is put into words where it is read, in the reader's
 * language: the validator, its cache, threads and the studio's server know no language.
 */

/** A text of no language (a name, an address, what another program said), a message, or several with spaces between. */
export type Wording = string | Message | readonly (Wording | undefined)[];

/** A message of the catalogues, `src/words/<language>/` and `words/<language>.json` of a block. */
export interface Message {
  /** "<file>:<name>": "checks/links:missing". */
  key: string;
  values?: Values | undefined;
}

export type Values = Record<string, Value>;

/** What stands in a placeholder. What is undefined leaves it empty. */
export type Value = Wording | number | Quoted | Field | Written | List | undefined;

/** A text of the site, in the quotation marks of the language, on one line and not too long. */
export interface Quoted {
  quoted: string;
}

/** What the format calls a field, in quotation marks; the studio shows what its form calls it. */
export interface Field {
  field: string;
}

/** A date as it stands in a file, in quotation marks; the studio shows it as it is typed there. */
export interface Written {
  written: string;
}

export interface List {
  list: readonly Value[];
  /** Between the last two: “a”, “b” or “c”. Without it, commas alone. */
  last?: 'or' | 'and' | undefined;
  /** Quotes each. */
  isQuoted?: true | undefined;
}

export const msg = (key: string, values?: Values): Message => (values ? { key, values } : { key });

export const quoted = (text: string): Quoted => ({ quoted: text });

export const field = (name: string): Field => ({ field: name });

export const written = (date: string): Written => ({ written: date });

export const anyOf = (texts: readonly string[]): List => ({
  list: texts,
  last: 'or',
  isQuoted: true,
});

export const allOf = (texts: readonly string[]): List => ({
  list: texts,
  last: 'and',
  isQuoted: true,
});

/** With commas; of a long list, some. */
export const enumerated = (list: readonly Value[]): List => ({ list });
