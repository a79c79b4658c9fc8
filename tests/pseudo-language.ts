/**
 * A language that nobody speaks, made of the Portuguese words: each letter has a mark, each vowel stands twice, so that
 * texts are a third longer. What is not in it was not translated, or is of the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { readSchemas } from '../src/content/node/read-schemas.ts';
import { isObject, type JsonObject } from '../src/lib/json.ts';
import { ALWAYS } from '../src/words/localized-schema.ts';
import { ownCatalogue, wordFiles } from '../src/words/node/catalogues.ts';

/** A language that browsers know, so that dates and lists are in another one, too. */
export const PSEUDO = 'de';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

/** Matches a letter of the language. */
export const MARKED_LETTER = `[${MARKED}]`;

/** What is the same in each language: code, what a file says, addresses, names of files, of variables and of options. */
const KEPT =
  /`[^`]*`|"[^"\s]*"|\]\([^)]*\)|https?:\/\/\S+|(?<![\p{L}\d])[/.][\w/.-]+|[\w-]+\.(?:json|md|css|ts|js|mjs)\b|--[\w-]+|\b[A-Z]+_[A-Z_]+\b/gu;

/** A text of a catalogue, in the language. */
export function marked(text: string): string {
  const kept = [...text.matchAll(KEPT)].map(({ 0: { length }, index }) => [index, index + length]);
  const literals = literalsOf(text);
  return [...text]
    .reduce<{ at: number; out: string[] }>(
      ({ at, out }, character) => {
        const isIn = ([from = 0, to = 0]: number[]) => from <= at && at < to;
        out.push(!kept.some(isIn) && literals.some(isIn) ? markedLetter(character) : character);
        return { at: at + character.length, out };
      },
      { at: 0, out: [] },
    )
    .out.join('');
}

/** The same of a plain text. */
export const markedText = (text: string): string => [...text].map(markedLetter).join('');

function markedLetter(character: string): string {
  const plain = character.normalize('NFD').charAt(0);
  const letter = MARKED[LETTERS.indexOf(plain)];
  if (!letter || plain === '') return character;
  return /[aeiou]/.test(plain) ? letter + letter : letter;
}

interface Element {
  type: number;
  location: { start: { offset: number }; end: { offset: number } };
  options?: Record<string, { value: readonly Element[] }>;
}

/** Where a message is text, and no syntax. */
function literalsOf(text: string): number[][] {
  const found: number[][] = [];
  const walk = (elements: readonly Element[]): void => {
    for (const { type, location, options } of elements) {
      if (type === 0) found.push([location.start.offset, location.end.offset]);
      for (const { value } of Object.values(options ?? {})) walk(value);
    }
  };
  const options = { ignoreTag: true, captureLocation: true };
  walk(new IntlMessageFormat(text, 'pt-BR', undefined, options).getAst() as unknown as Element[]);
  return found;
}

/** What the language leaves as it is. */
export const keptWords = (site: string): string[] =>
  Object.values(ownCatalogue('pt-BR', site))
    .flat()
    .concat([...schemaWords(site).values()].flatMap((words) => [...words]))
    .flatMap((text) => text.match(KEPT) ?? []);

/** Adds a Portuguese word to a name of the format, for those who read it: other languages leave it out, as English does. */
const GLOSSED = 'content/schema:glossed';

/** Writes its folder into a site. */
export function writePseudoLanguage(site: string): void {
  const folder = join(site, 'words', PSEUDO);
  const write = (name: string, texts: object) => {
    const file = join(folder, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(texts, null, 2));
  };
  const english = ownCatalogue('en', site);
  const catalogue = Object.entries(ownCatalogue('pt-BR', site));
  for (const { name } of wordFiles('pt-BR', site)) {
    const own = catalogue.filter(([key]) => key.startsWith(`${name}:`));
    const texts = own.map(([key, text]) => [
      key.slice(name.length + 1),
      key === GLOSSED ? english[key] : marked([text].flat().join('\n')),
    ]);
    write(name, Object.fromEntries(texts));
  }
  for (const [name, words] of schemaWords(site))
    write(`${name}.texts`, Object.fromEntries([...words].map((text) => [text, markedPlain(text)])));
}

const markedPlain = (text: string): string => {
  const kept = text.match(KEPT) ?? [];
  return text
    .split(KEPT)
    .map((part, index) => markedText(part) + (kept[index] ?? ''))
    .join('');
};

const READ = ['title', 'description', 'guide', 'one', 'enumDescriptions'];

/** Schema ("sections/steps", "schema/page") -> what people read of it. */
function schemaWords(site: string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  readSchemas(site, (files) => {
    for (const [id, schema] of files) {
      const name = id.replace(/\.schema\.json$/, '');
      all.set(name.includes('/') ? name : `schema/${name}`, wordsIn(schema));
    }
    all.get('schema/section')?.add(ALWAYS);
    return files;
  });
  return all;
}

function wordsIn(schema: JsonObject): Set<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(value)) {
      const texts = READ.includes(key) ? [child].flat() : [];
      for (const text of texts) if (typeof text === 'string') words.add(text);
      if (key !== 'examples') walk(child);
    }
  };
  walk(schema);
  return words;
}
