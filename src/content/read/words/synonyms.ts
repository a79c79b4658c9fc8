import { names as namesOfSite } from '#site-blocks/data';
import { blockNames } from '../../../blocks/names.gen.ts';
import { fold } from '../../../lib/fold.ts';
import { type Message, msg } from '../../../words/message.ts';
import spanish from './es/synonyms.json' with { type: 'json' };
import data from './synonyms.json' with { type: 'json' };

type Vocabulary = keyof typeof data | 'types';

/** Names of the format by what people call them; the first word is the Portuguese one. */
export const SYNONYMS: Record<Vocabulary, Record<string, readonly string[]>> = {
  ...data,
  types: { ...blockNames, ...namesOfSite },
};

/** The Spanish words, by which a name is understood too; none is shown as the word for it. */
export const SPANISH_SYNONYMS: Record<
  keyof typeof spanish,
  Record<string, readonly string[]>
> = spanish;

const MORE: Partial<Record<Vocabulary, Record<string, readonly string[]>>> = SPANISH_SYNONYMS;

/** Only letters and digits, so that "call to action" is "callToAction". */
const squeeze = (word: string): string => fold(word).replace(/[^a-z0-9#%]/g, '');

const indexes = new Map<Vocabulary, ReadonlyMap<string, readonly string[]>>();

function indexOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const cached = indexes.get(vocabulary);
  if (cached) return cached;
  const index = new Map<string, string[]>();
  const entries = [SYNONYMS[vocabulary], MORE[vocabulary] ?? {}].flatMap(
    Object.entries<readonly string[]>,
  );
  for (const [name, words] of entries)
    for (const word of words) {
      const names = index.get(squeeze(word));
      if (names) names.push(name);
      else index.set(squeeze(word), [name]);
    }
  indexes.set(vocabulary, index);
  return index;
}

/** Which of the candidates a word means: the same but for capitals and signs, or a synonym. */
export const meaning = (
  vocabulary: Vocabulary,
  word: string,
  candidates: Iterable<string>,
): string | undefined => meanings(vocabulary, word, candidates)[0];

/** The meaning of a word that has no other. */
export function onlyMeaning(
  vocabulary: Vocabulary,
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const [only, second] = meanings(vocabulary, word, candidates);
  return second === undefined ? only : undefined;
}

function meanings(vocabulary: Vocabulary, word: string, candidates: Iterable<string>): string[] {
  const wanted = squeeze(word.slice(0, 100));
  if (wanted === '') return [];
  const among = [...candidates];
  const same = among.filter((candidate) => squeeze(candidate) === wanted);
  if (same.length > 0) return same;
  const names = indexOf(vocabulary).get(wanted) ?? indexOf(vocabulary).get(singular(wanted)) ?? [];
  return names.filter((name) => among.includes(name));
}

const singular = (word: string): string => word.replace(/(?<=..)s$/, '');

/** A name with the Portuguese word for it, for those who read Portuguese: "ink" (escuro). */
export function glossed(vocabulary: Vocabulary, name: string): Message | string {
  const [word] = SYNONYMS[vocabulary][name] ?? [];
  const shown = JSON.stringify(name);
  return word === undefined ? shown : msg('content/schema:glossed', { name: shown, word });
}
