import { fold } from '../../../lib/fold.ts';

/** Of a language or a country, as people call it in these and in the language itself. */
const SPOKEN = ['en', 'pt', 'es', 'fr', 'de', 'it'];
/** Languages of one country that have a name of their own: "British English". */
const WITH_COUNTRY = ['pt-BR', 'pt-PT', 'en-GB', 'en-US', 'es-ES', 'es-MX', 'fr-CA'];

type Kind = 'language' | 'region';

const nameOf = (code: string, kind: Kind, language: string): string | undefined =>
  new Intl.DisplayNames(language, { type: kind, fallback: 'none' }).of(code);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const indexes = new Map<Kind, ReadonlyMap<string, string>>();

/** Code by name, without accents and capitals; made when a name is first asked for. */
function codesOf(kind: Kind): ReadonlyMap<string, string> {
  const known = indexes.get(kind);
  if (known) return known;
  const codes = kind === 'language' ? [...PAIRS, ...WITH_COUNTRY] : PAIRS.map(upper);
  const speakers = SPOKEN.map((language) => nameIn(language, kind));
  const index = new Map<string, string>();
  for (const code of codes.filter((each) => isKnown(each, kind))) {
    const own = kind === 'language' ? [nameOf(code, kind, code)] : [];
    for (const name of [...speakers.map((say) => say(code)), ...own])
      if (name !== undefined && !index.has(fold(name))) index.set(fold(name), code);
  }
  indexes.set(kind, index);
  return index;
}

function nameIn(language: string, kind: Kind): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: kind, fallback: 'none' });
  return (code) => names.of(code);
}

const upper = (code: string) => code.toUpperCase();

/** Whether there is such a language or country, under this code and no newer one. */
const isKnown = (code: string, kind: Kind): boolean =>
  nameOf(code, kind, 'en') !== undefined &&
  (kind === 'language' ? canonical(code) === code : regionOf(code) === code);

const regionOf = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region;

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** "gb" for "Reino Unido", "United Kingdom" or "UK". */
export function countryNamed(text: string): string | undefined {
  const word = fold(text.trim());
  const code = /^[a-z]{2}$/.test(word) ? regionOf(word) : codesOf('region').get(word);
  return code && isKnown(code, 'region') ? code.toLowerCase() : undefined;
}

/** The tag of a language that is called by its name, or whose tag is written in another way: "en-gb", "en_UK". */
export function languageNamed(text: string): string | undefined {
  const word = text.trim().replaceAll('_', '-');
  const tag = codesOf('language').get(fold(word)) ?? (isTag(word) ? canonical(word) : undefined);
  return tag !== undefined && isLanguage(tag) ? tag : undefined;
}

/**
 * The tag that comes nearest to one of another form: "pt-BR" for "português (Brasil)" or "pt-BR-x-casa", "ar-JO-u-nu-latn" for
 * "ar-JO-nu-latn".
 */
export function languageNear(text: string): string | undefined {
  const [, language = '', country = ''] = /^([^(,]+)[(,]([^()]+)\)?$/.exec(text.trim()) ?? [];
  const spoken = language && languageNamed(language)?.split('-')[0];
  const region = spoken && countryNamed(country);
  if (region) return `${spoken}-${region.toUpperCase()}`;
  const parts = text.trim().replaceAll('_', '-').split('-');
  for (let length = Math.min(parts.length - 1, 3); length > 0; length--) {
    const tag = languageNamed(parts.slice(0, length).join('-'));
    if (tag) return tag + (/-nu-[a-z]{4,8}$/.exec(text)?.[0].replace('-nu', '-u-nu') ?? '');
  }
  return undefined;
}

const isTag = (text: string): boolean =>
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-u-nu-[a-z]{4,8})?$/i.test(text);

/** Whether the language of a tag, and its country if it names one, are known by these codes. */
export function isLanguage(tag: string): boolean {
  if (canonical(tag) !== tag) return false;
  const { language, region } = new Intl.Locale(tag);
  return (
    nameOf(language, 'language', 'en') !== undefined &&
    (region === undefined || nameOf(region, 'region', 'en') !== undefined)
  );
}
