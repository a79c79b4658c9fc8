import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), '../content/pages');

/** The addresses of all pages. */
export const pagePaths = () =>
  readdirSync(folder).map((name) => `/escala/${name.replace('.json', '')}`);

export const readPage = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
