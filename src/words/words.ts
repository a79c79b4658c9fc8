import { IntlMessageFormat } from 'intl-messageformat';
import { primary } from './choose-language.mjs';
import type { List, Message, Value, Wording, Written } from './message.ts';

/** "<file>:<name>" -> a message in ICU's syntax; one of several lines may be a list of them. */
export type Catalogue = Readonly<Record<string, string | readonly string[]>>;

/** What tools say, in one language. */
export interface Words {
  /** BCP 47, as the catalogue's folder. */
  language: string;
  /** How the site writes dates and numbers, where its language is a variant of this one: "en-GB" of "en". */
  locale?: string | undefined;
  /** In words; '' for undefined. */
  worded(wording: Wording | undefined): string;
  /** The same, where what stands in the file is shown in another way. */
  wordedAs(wording: Wording | undefined, shown: Shown): string;
  /** The pieces of a message in which some placeholders are elements. */
  pieces<T>(key: string, values: Record<string, Value | { element: T }>): (string | T)[];
  /** Whether the catalogue has the message. */
  has(key: string): boolean;
}

/** What is shown in place of what stands in the file, in quotation marks; undefined is as in the file. */
export interface Shown {
  field?(name: string): string | undefined;
  written?(date: string): string | undefined;
}

const AS_WRITTEN: Shown = {};

/** Upper bound of a list that is read whole; of a longer one, such as countries, some are shown. */
export const MANY = 60;
export const FEW = 12;
const LONGEST = 60;

/**
 * @param variant `studio`: of a message that the catalogue has as "<key>@studio" too, that is taken. '' says nothing.
 * @param ofSite the language of the site: dates are written as there, if it is a variant of the same.
 */
export function wordsOf(
  language: string,
  catalogue: Catalogue,
  variant?: 'studio',
  ofSite?: string,
): Words {
  const locale = ofSite && primary(ofSite) === primary(language) ? ofSite : undefined;
  const formats = new Map<string, IntlMessageFormat>();

  function formatOf(key: string): IntlMessageFormat {
    const known = formats.get(key);
    if (known) return known;
    const text = catalogue[`${key}@${variant}`] ?? catalogue[key] ?? plain(key);
    const lines = typeof text === 'string' ? text : text.join('\n');
    const format = new IntlMessageFormat(lines, locale ?? language, undefined, {
      ignoreTag: true,
      formatters,
    });
    formats.set(key, format);
    return format;
  }

  function textOf(value: Value, shown: Shown): string | number {
    if (typeof value !== 'object' || value === null) return value ?? '';
    if ('quoted' in value) return quote(value.quoted);
    if ('field' in value) return quote(shown.field?.(value.field) ?? value.field);
    if ('written' in value) return dated(value, shown.written?.(value.written));
    if ('list' in value) return listed(value, shown);
    return wordedAs(value, shown);
  }

  const dated = ({ written, isJson }: Written, typed: string | undefined): string =>
    typed === undefined && isJson ? JSON.stringify(written) : quote(typed ?? written);

  const message = ({ key, values = {} }: Message, shown: Shown): string => {
    const format = formatOf(key);
    // What was undefined is not there any more after a way through JSON.
    const given = Object.fromEntries(
      [...namesIn(format)].map((name) => [name, textOf(values[name], shown)]),
    );
    return String(format.format(given));
  };

  const worded = (wording: Wording | undefined) => wordedAs(wording, AS_WRITTEN);

  function wordedAs(wording: Wording | undefined, shown: Shown): string {
    // An undefined one in a list is null after a way through JSON.
    if (wording === undefined || wording === null) return '';
    if (typeof wording === 'string') return wording;
    if ('key' in wording) return message(wording, shown);
    return wording
      .map((part) => wordedAs(part, shown))
      .filter(Boolean)
      .join(' ');
  }

  const quote = (text: string): string => {
    const shown = [...text.slice(0, LONGEST * 2)].map(visible).join('');
    const cut = shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
    return worded({ key: 'words:quoted', values: { text: cut } });
  };

  // Control and zero-width characters would make two texts look the same.
  const visible = (character: string): string =>
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character)
      ? `⟨${worded(characterName(character))}⟩`
      : character;

  function listed({ list, last, isQuoted }: List, shown: Shown): string {
    const some = last === undefined && list.length > MANY ? list.slice(0, FEW) : list;
    const texts = some.map((value) =>
      isQuoted && typeof value === 'string' ? quote(value) : String(textOf(value, shown)),
    );
    if (last !== undefined) {
      const type = last === 'or' ? 'disjunction' : 'conjunction';
      return new Intl.ListFormat(language, { type }).format(texts);
    }
    const others = list.length - some.length;
    const all = texts.join(', ');
    return others > 0 ? worded({ key: 'words:and-others', values: { all, others } }) : all;
  }

  return {
    language,
    locale,
    worded,
    wordedAs,
    has: (key) => Object.hasOwn(catalogue, key),
    pieces<T>(key: string, values: Record<string, Value | { element: T }>) {
      const given = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          isElement(value) ? value : textOf(value, AS_WRITTEN),
        ]),
      );
      return formatOf(key)
        .formatToParts<T>(given as Record<string, T>)
        .map(({ value }) => (isElement<T>(value) ? value.element : String(value)));
    },
  };
}

/** `Intl` of each kind once: to make one takes longer than to format with it. */
const formatters = {
  getNumberFormat: once<ConstructorParameters<typeof Intl.NumberFormat>, Intl.NumberFormat>(
    (...given) => new Intl.NumberFormat(...given),
  ),
  getPluralRules: once<ConstructorParameters<typeof Intl.PluralRules>, Intl.PluralRules>(
    (...given) => new Intl.PluralRules(...given),
  ),
  // A date in a message is what a clock of the site shows, as if in UTC: the reader's own time zone says nothing.
  getDateTimeFormat: once<ConstructorParameters<typeof Intl.DateTimeFormat>, Intl.DateTimeFormat>(
    (language, options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  ),
};

function once<Given extends unknown[], T>(make: (...given: Given) => T): (...given: Given) => T {
  const made = new Map<string, T>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}

const isElement = <T>(value: unknown): value is { element: T } =>
  typeof value === 'object' && value !== null && 'element' in value;

/** The name of a character that cannot be seen. */
export const characterName = (character: string): Wording =>
  character === '\n'
    ? { key: 'words:line-break' }
    : character === '\t'
      ? { key: 'words:tab' }
      : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A key that no catalogue has is shown as it is. */
const plain = (key: string): string => key.replace(/[{}]/g, '');

/** The placeholders of a message, those within plurals and choices too. */
function namesIn(format: IntlMessageFormat): Set<string> {
  const names = new Set<string>();
  const walk = (elements: readonly Element[]): void => {
    for (const { type, value, options } of elements) {
      // 0 is text, 7 the number of a plural: neither has a name.
      if (type !== 0 && type !== 7 && value !== undefined) names.add(value);
      for (const option of Object.values(options ?? {})) walk(option.value);
    }
  };
  walk(format.getAst() as readonly Element[]);
  return names;
}

/** The placeholders of a text of a catalogue. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  namesIn(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }));

/** As the parser of ICU messages gives it. */
interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: readonly Element[] }>;
}
