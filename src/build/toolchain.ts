import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILD_CODE, codeSums } from '../node/code-files.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import { contentRoot, projectRoot } from '../node/project.ts';
import { siteBlockStamps } from '../node/site-blocks.mjs';

const FILES = ['tsconfig.json', 'package.json'];
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
/** Files that Vite reads from a project by default. */
const VARIABLES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The installed libraries and the platform they run on. */
export const libraries = (): string =>
  keyOf(LOCKS.map(sumOf), process.versions, process.platform, process.arch);

/** The files of the site's own blocks, each with the hash of its content. */
export const siteBlockSums = () =>
  siteBlockStamps(contentRoot).map(([path]) => [
    relative(contentRoot, path),
    hashOf(readFileSync(path)),
  ]);

/** Key of the code, the libraries and the environment of the bundler: all that the app is made from. */
export function toolchain(env: NodeJS.ProcessEnv): string {
  const files = [...FILES, ...VARIABLES].map((file) => [file, sumOf(file)]);
  const variables = Object.entries(env).filter(([name]) => /^(VITE_|NODE_ENV$|TZ$)/.test(name));
  return keyOf(libraries(), codeSums(BUILD_CODE), files, siteBlockSums(), variables.sort());
}

function sumOf(file: string): string {
  const path = join(projectRoot, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : '';
}
