import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let names: ReadonlySet<string> | undefined;

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
