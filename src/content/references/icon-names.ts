import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../../lib/fold.ts';
import { ICON_VARIANT } from '../words/icon-words.ts';
import { nearest } from '../words/nearest.ts';
import { meaning } from '../words/synonyms.ts';

let names: ReadonlySet<string> | undefined;
let filled: string[] | undefined;
let squeezed: ReadonlyMap<string, string> | undefined;
const suggestions = new Map<string, string | undefined>();

/** Every icon of the installed package, read the first time from its index: its folder has thirty thousand files. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(Array.from(index().matchAll(/default as (\w+)/g), ([, name = '']) => name));
  return names;
}

function index(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@mui/icons-material/package.json'));
  return readFileSync(join(folder, 'index.mjs'), 'latin1');
}

/** An icon that exists, for a name that does not: written as elsewhere, in Portuguese, or mistyped. */
export function iconSuggestion(value: string): string | undefined {
  if (!suggestions.has(value)) suggestions.set(value, findSuggestion(value.slice(0, 100)));
  return suggestions.get(value);
}

function findSuggestion(value: string): string | undefined {
  squeezed ??= new Map([...iconNames()].map((name) => [squeeze(name), name]));
  const bare = bareName(value);
  const known = squeezed.get(squeeze(bare)) ?? squeezed.get(squeeze(bare.replace(/Icon$/, '')));
  return known ?? meaning('icons', bare, iconNames()) ?? nearestIcon(bare);
}

const squeeze = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '');

/** Without what other libraries, languages and addresses put around a name. */
const bareName = (value: string): string =>
  value
    .replace(/^\s*<\s*|\s*\/?\s*>\s*$/g, '')
    .replace(/^.*\//, '')
    .replace(/\.(svg|png|jsx?|tsx?)$/i, '')
    .replace(
      /^(fa[srlb]?|fas fa|far fa|fab fa|mdi|material-icons|bi|ti|lucide|icon)[-:\s]+(fa-)?/i,
      '',
    )
    .replace(/-(solid|regular|fill|alt|o)$/i, '')
    .trim();

function nearestIcon(value: string): string | undefined {
  filled ??= [...iconNames()].filter((name) => !ICON_VARIANT.test(name));
  const name = value.replace(/[-_\s]+/g, '');
  const variant = /(outlined|rounded|sharp|twotone)$/i.exec(name)?.[0] ?? '';
  const near = nearest(name.slice(0, name.length - variant.length), filled);
  const exact = near && squeezed?.get(squeeze(near + variant));
  return exact ?? near;
}
