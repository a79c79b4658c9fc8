import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_CODE, codeSums } from '../node/code-files.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import { projectRoot } from '../node/project.ts';

const FILES = ['tsconfig.json', 'package.json'];
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
/** What Vite reads of a project without being told to. */
const VARIABLES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The libraries as they are installed, and what they run on. */
export const libraries = (): string =>
  keyOf(LOCKS.map(sumOf), process.versions, process.platform, process.arch);

/** All that makes bundles and pages but the site: the code, the libraries, what Vite takes of the environment. */
export function toolchain(env: NodeJS.ProcessEnv): string {
  const files = [...FILES, ...VARIABLES].map((file) => [file, sumOf(file)]);
  const variables = Object.entries(env).filter(([name]) => /^(VITE_|NODE_ENV$|TZ$)/.test(name));
  return keyOf(libraries(), codeSums(BUILD_CODE), files, variables.sort());
}

function sumOf(file: string): string {
  const path = join(projectRoot, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : '';
}
