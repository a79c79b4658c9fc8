import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isInstalled } from '../../src/node/ensure-dependencies.mjs';
import { projectRoot } from '../../src/node/project.ts';

export const fieldRoot = join(projectRoot, 'bench/field');
const modules = join(fieldRoot, 'node_modules');

/** What React Router asks for, which asks for the newest. */
const [MAJOR, MINOR] = [22, 22];

/** Installs the field, once: from the registry of who runs it, and without running what packages bring. */
export function installField(): void {
  if (isInstalled(fieldRoot)) return;
  console.log('Installing the field (once)…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: fieldRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The field could not be installed.');
}

/** One Node.js for all: this one, or, where it is too old for some, the one that is installed with them. */
export function fieldNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return process.execPath;
  const own = join(modules, `node-${process.platform}-${process.arch}/bin/node`);
  if (!existsSync(own)) throw new Error(`The field needs Node.js ${MAJOR}.${MINOR} or newer.`);
  return own;
}

/** With that Node.js first, for what a build starts in its turn. */
export const pathWith = (node: string): string => [dirname(node), process.env.PATH].join(delimiter);

export function versionOf(packageName: string): string {
  return JSON.parse(readFileSync(join(modules, packageName, 'package.json'), 'utf8')).version;
}

export const fieldNodeVersion = (): string =>
  execFileSync(fieldNode(), ['--version'], { encoding: 'utf8' }).trim().slice(1);
