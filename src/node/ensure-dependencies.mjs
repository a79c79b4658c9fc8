/** Plain JavaScript without imports from npm: it runs on a fresh clone. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainlyWorded } from '../words/node/plain.mjs';
import { refuseUnusableFolder } from './usable-folder.mjs';

const root = join(import.meta.dirname, '../..');
const MINIMUM = [20, 19];

/** Runs `npm ci` when node_modules/ does not hold what package-lock.json locks. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    const values = { minimum: MINIMUM.join('.'), version: process.version };
    console.error(plainlyWorded({ key: 'node/start:node-too-old', values }));
    process.exit(1);
  }
  refuseUnusableFolder(root);
  if (isInstalled(root)) return;
  console.log(plainlyWorded({ key: 'node/start:installing' }));
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(plainlyWorded({ key: 'node/start:install-failed' }));
    process.exit(1);
  }
}

/**
 * Compares versions and contents, not times: in a fresh clone or checkout the lock file is the newest file.
 * @param {string} folder the one that holds package-lock.json and node_modules/
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const locked = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  const isComplete = Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path];
    if (!found) return path === '' || wanted.optional === true; // optional: made for another platform
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
  return (
    isComplete &&
    Object.entries(installed).every(([path, { extraneous }]) => extraneous || path in locked)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean; extraneous?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
