import { ICON_VARIANT } from '../../../content/read/words/icon-words.ts';
import { nearest } from '../../../content/read/words/nearest.ts';
import { meaning } from '../../../content/read/words/synonyms.ts';
import { fold } from '../../../lib/fold.ts';

type Suggest = (value: string) => string | undefined;

/** Cached by the list of names, because indexing thousands takes longer than a lookup. */
const suggesters = new WeakMap<ReadonlySet<string>, Suggest>();

/** An icon of these names, for one that is not: written as elsewhere, in Portuguese, or mistyped. */
export function iconSuggestion(value: string, names: ReadonlySet<string>): string | undefined {
  const suggest = suggesters.get(names) ?? createSuggester(names);
  suggesters.set(names, suggest);
  return suggest(value.slice(0, 100));
}

function createSuggester(names: ReadonlySet<string>): Suggest {
  const suggestions = new Map<string, string | undefined>();
  const squeezed = new Map([...names].map((name) => [squeeze(name), name]));
  const filled = [...names].filter((name) => !ICON_VARIANT.test(name));

  const nearestIcon = (value: string): string | undefined => {
    const name = value.replace(/[-_\s]+/g, '');
    const variant = /(outlined|rounded|sharp|twotone)$/i.exec(name)?.[0] ?? '';
    const near = nearest(name.slice(0, name.length - variant.length), filled);
    const exact = near && squeezed.get(squeeze(near + variant));
    return exact ?? near;
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
}

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
