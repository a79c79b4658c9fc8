import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILD_CODE, sumOfCode } from '../node/code-files.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import { isInstalled } from '../node/installed.mjs';
import { contentRoot, projectRoot } from '../node/project.ts';
import { siteBlockStamps } from '../node/site-blocks.mjs';

const FILES = ['tsconfig.json', 'package.json'];
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
/** Files that Vite reads from a project by default. */
const VARIABLES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Of an installed engine, the site has locked the libraries. */
const locks = () => LOCKS.map((file) => sumOf(file, isInstalled ? contentRoot : projectRoot));

/** The installed libraries and the platform they run on. */
export const libraries = (): string =>
  keyOf(locks(), process.versions, process.platform, process.arch);

interface What {
  /** Whether the site's own blocks are in it. */
  ofSite?: boolean;
  /** The code is of a package, without blocks of a site; package.json names its libraries. Its key is the same wherever it is. */
  packed?: boolean;
}

const ofSource = () => [locks(), VARIABLES.map((file) => sumOf(file))];

/** Key of what bundlers take besides the code itself. */
export const bundledLibraries = ({ ofSite = true, ...given }: What = {}) => {
  const blocks = ofSite ? siteBlockSums() : [];
  const { packed = isInstalled && blocks.length === 0 } = given;
  return keyOf(
    FILES.map((file) => sumOf(file)),
    packed ? [] : [ofSource(), blocks],
  );
};

/** The files of the site's own blocks, each with the hash of its content. */
export const siteBlockSums = () =>
  siteBlockStamps(contentRoot).map(([path]) => [
    relative(contentRoot, path),
    hashOf(readFileSync(path)),
  ]);

/** Key of the code, the libraries and the environment of the bundler: all that the app is made from. */
export function toolchain(env: NodeJS.ProcessEnv, what?: What): string {
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  return keyOf(bundledLibraries(what), sumOfCode(BUILD_CODE, what?.packed), variables.sort());
}

/** Key of what rendering takes besides the bundle. */
export const platform = ({ TZ }: NodeJS.ProcessEnv): string => keyOf(libraries(), TZ);

function sumOf(file: string, root = projectRoot): string {
  const path = join(root, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : '';
}
