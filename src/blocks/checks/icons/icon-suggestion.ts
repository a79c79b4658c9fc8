import { distance } from 'fastest-levenshtein';
import { ICON_VARIANT } from '../../../content/read/words/icon-words.ts';
import { nearest, slips } from '../../../content/read/words/nearest.ts';
import { meaning } from '../../../content/read/words/synonyms.ts';
import { fold } from '../../../lib/fold.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { upperFirst } from '../../../lib/upper-first.ts';

type Suggest = (value: string) => string | undefined;

/** An icon of these names, for one that is not: written as elsewhere, in Portuguese, or mistyped. */
export const iconSuggestion = (value: string, names: ReadonlySet<string>): string | undefined =>
  suggesterOf(names)(value.slice(0, 100));

/** Cached by the list of names, because indexing thousands takes longer than a lookup. */
const suggesterOf = memoizeWeakly((names: ReadonlySet<string>): Suggest => {
  const suggestions = new Map<string, string | undefined>();
  const squeezed = new Map([...names].map((name) => [squeeze(name), name]));
  const filled = [...names].filter((name) => !ICON_VARIANT.test(name));

  const oneSlipFrom = (name: string): string | undefined => {
    const wanted = fold(name);
    return [...names].find(
      (other) => Math.abs(other.length - wanted.length) <= 1 && slips(wanted, fold(other)) === 1,
    );
  };
  const nearestIcon = (value: string): string | undefined => {
    const name = value.replace(/[-_\s]+/g, '');
    // A slip in the variant too: "YardOutline".
    const slip = name.length > SHORT ? oneSlipFrom(name) : undefined;
    if (slip) return slip;
    const variant = /(outlined|rounded|sharp|twotone)$/i.exec(name)?.[0] ?? '';
    const near = nearest(name.slice(0, name.length - variant.length), filled);
    if (near === undefined || isOtherWord(name, near + variant)) return undefined;
    return squeezed.get(squeeze(near + variant)) ?? near;
  };
  const find = (value: string): string | undefined => {
    const bare = bareName(value);
    const exact = squeezed.get(squeeze(bare)) ?? squeezed.get(squeeze(bare.replace(/Icon$/, '')));
    return exact ?? meaning('icons', bare, names) ?? nearestIcon(bare);
  };
  return (value) => {
    if (!suggestions.has(value)) suggestions.set(value, find(value));
    return suggestions.get(value);
  };
});

const squeeze = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '');

/** Removes what other libraries, languages and addresses add to a name. */
const bareName = (value: string): string =>
  value
    .trim()
    .replace(/^<|\/?>$/g, '')
    .trim()
    .replace(/^.*\//, '')
    .replace(/\.(svg|png|jsx?|tsx?)$/i, '')
    .replace(
      /^(fa[srlb]?|fas fa|far fa|fab fa|mdi|material-icons|bi|ti|lucide|icon)[-:\s]+(fa-)?/i,
      '',
    )
    .replace(/-(solid|regular|fill|alt|o)$/i, '')
    .trim();

/** A short word with two letters more, fewer or other is another: "Vase" is no slip of "Save". */
const isOtherWord = (name: string, near: string): boolean =>
  name.length <= SHORT && distance(fold(name), fold(near)) > 1;

const SHORT = 7;
/** So many are enough to choose from. */
const MOST = 3;

/** Icons that have a word of a name that has no icon: "Brush" and its like for "PaintBrush". */
export function relatedIcons(value: string, names: ReadonlySet<string>): string[] {
  const words = wordsOf(bareName(value.slice(0, 100)).replace(ICON_VARIANT, ''));
  const plain = [...names].filter((name) => !ICON_VARIANT.test(name));
  const found = words
    .toReversed()
    .flatMap((word) => [
      ...plain.filter((name) => name === word),
      ...[meaning('icons', word, names)].filter((name) => name !== undefined),
      ...plain.filter((name) => wordsOf(name).includes(word)),
    ]);
  return [...new Set(found)].slice(0, MOST);
}

const SHORTEST_WORD = 3;

/** "PaintBrush", "paint brush" -> "Paint", "Brush" */
const wordsOf = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => upperFirst(word));
