import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { nearest } from '../words/nearest.ts';

const VARIANT = /(Outlined|Rounded|Sharp|TwoTone)$/;

let names: ReadonlySet<string> | undefined;
let filled: string[] | undefined;
const suggestions = new Map<string, string | undefined>();

/** Every icon of the installed package, read from its folder the first time. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(
      dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json')),
    ).flatMap((file) => /^([A-Z0-9]\w*)\.mjs$/.exec(file)?.[1] ?? []),
  );
  return names;
}

/** The icon most like a wrong name, in the same variant. */
export function iconSuggestion(value: string): string | undefined {
  if (!suggestions.has(value)) suggestions.set(value, findSuggestion(value));
  return suggestions.get(value);
}

function findSuggestion(value: string): string | undefined {
  filled ??= [...iconNames()].filter((name) => !VARIANT.test(name));
  const variant = VARIANT.exec(value)?.[0] ?? '';
  const near = nearest(value.slice(0, value.length - variant.length), filled);
  return near && iconNames().has(near + variant) ? near + variant : near;
}
