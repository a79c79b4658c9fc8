import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, keyOf } from '../lib/hash-of.ts';
import { projectRoot } from '../lib/project.ts';

const CODE = ['src', 'scripts', 'studio/server'];
const FILES = ['vite.config.ts', 'tsconfig.json', 'package.json'];
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
/** What Vite reads of a project without being told to. */
const VARIABLES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const NOT_BUILT = /\.(test\.tsx?|md|snap)$|\/testing\//;

/** The libraries as they are installed, and what they run on. */
export const libraries = (): string =>
  keyOf(LOCKS.map(sumOf), process.versions, process.platform, process.arch);

/** All that makes bundles and pages but the site: the code, the libraries, what Vite takes of the environment. */
export function toolchain(env: NodeJS.ProcessEnv): string {
  const files = [...FILES, ...VARIABLES].map((file) => [file, sumOf(file)]);
  const variables = Object.entries(env).filter(([name]) => /^(VITE_|NODE_ENV$|TZ$)/.test(name));
  return keyOf(libraries(), sumsOf(CODE), files, variables.sort());
}

/** Of the code in some folders, but its tests: each file with the hash of its content. */
export function sumsOf(folders: readonly string[]): [file: string, sum: string][] {
  const code = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(projectRoot.length + 1)),
  );
  const built = code.filter((file) => !NOT_BUILT.test(file.replaceAll('\\', '/')));
  return built.sort().map((file) => [file, sumOf(file)]);
}

function sumOf(file: string): string {
  const path = join(projectRoot, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : '';
}
