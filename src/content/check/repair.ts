import { fold } from '../../lib/fold.ts';
import { latinNumber } from '../../lib/latin-digits.ts';
import { slug } from '../../lib/slug.ts';
import { upperFirst } from '../../lib/upper-first.ts';
import { formatted, type Repaired } from '../read/words/formats.ts';
import { languageNamed, languageNear } from '../read/words/names-of-codes.ts';
import type { SiteLocale } from '../read/words/site-locale.ts';

/** The value made to fit the pattern by the usual slips, or undefined; what a country decides, as the site's does. */
export function repair(value: string, pattern: string, locale?: SiteLocale): Repaired | undefined {
  // A longer text is no slip of a value that has a form.
  if (value.length > LONGEST) return undefined;
  const fits = new RegExp(pattern, 'u');
  const text = latinNumber(decoded(value).trim());
  const letters = lettersOf(text);
  const fit = (candidate: string) =>
    candidate !== value && candidate !== '' && fits.test(candidate);
  if (takesLanguages(fits)) {
    const tag = languageNamed(text);
    if (tag !== undefined && fit(tag)) return certain(tag);
    const near = languageNear(text);
    return near !== undefined && fit(near) ? guess(near) : undefined;
  }
  const found = candidates(text, locale).find((candidate) => fit(candidate.value));
  return found && { ...found, guess: found.guess && lettersOf(found.value) !== letters };
}

/** Whether the form is that of BCP 47: of a word the first two letters are no language. */
export const takesLanguages = (fits: RegExp) => fits.test('zh-Hant-TW') && !fits.test('zh-hant-tw');

const LONGEST = 300;

const lettersOf = (value: string) => fold(value).replace(/[^a-z0-9]/g, '');

/** "/servi%C3%A7os", as browsers copy an address with accents, is "/serviços". */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // A lone % is part of no address.
  }
}

/** "contato.json" -> "contato", "/sobre.html" -> "/sobre"; no other file has a name without its end. */
const nameOf = (value: string) =>
  value.replace(/^(?:.*\/)?([^/]+)\.json$/, '$1').replace(/\.(html?|php)$/, '');

const isAnchor = (value: string) => /^#[a-z]/i.test(value) && !/^#[0-9a-f]{3,8}$/i.test(value);

/** "http://a.example" or "//a.example" with https; a page on the editor's own machine has none. */
const secure = (value: string) =>
  /^(http:)?\/\/(?!localhost|127\.)[\w-]+\.\w/.test(value)
    ? [value.replace(/^(http:)?/, 'https:')]
    : [];

const certain = (value: string): Repaired => ({ value, guess: false });
const guess = (value: string): Repaired => ({ value, guess: true });

function candidates(text: string, locale: SiteLocale | undefined): Repaired[] {
  const meant = formatted(text, locale);
  // Removing signs from an address, or the dot from a file name, gives an unrelated value.
  if (/^[a-z]+:|\/\/|.#|\\|\.[a-z][a-z0-9]{1,4}$/i.test(text) || isAnchor(text))
    return [
      guess(text),
      ...secure(text).map(certain),
      ...meant,
      certain(nameOf(text)),
      guess(text.replace(/(?<=.)#.*$/, '')),
      guess(text.replace(/^#/, '')),
    ];
  return [...ofSigns(text), ...meant, ...ofWords(text)];
}

/** The value without the signs around it. */
const ofSigns = (text: string) => [text, `/${text}`, text.replaceAll('_', '-')].map(guess);

/** The letters and digits of the value, where there are no others and no sign that says something. */
function ofWords(text: string): Repaired[] {
  if (/[?=*%]/.test(text)) return [];
  if (/[^\P{L}a-z]/u.test(fold(text)))
    return text.startsWith('/')
      ? [
          guess(
            text
              .split('/')
              .map((part) => slug(part))
              .join('/'),
          ),
        ]
      : [];
  const words = fold(text).replace(/(?<=\d)[.,](?=\d)/g, '-');
  const plain = words
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/-(?=\/|$)|(?<=\/|^)-/g, '')
    .replace(/(?<=.)\/$/, '');
  const dashed = words.replace(/[^a-z0-9/._-]+/g, '-');
  const letters = words.replace(/[^a-z0-9-]/g, '');
  const [number, ...others] = text.match(/\d+/g) ?? [];
  return [
    plain,
    `/${plain}`,
    text.replace(/\s+/g, ''),
    // "30 dias"; of "1,5" neither number is meant.
    others.length === 0 ? (number ?? '') : '',
    `#${text}`,
    plain.replaceAll('/', '-'),
    dashed,
    `/${dashed}`,
    letters,
    upperFirst(letters),
  ].map(guess);
}
