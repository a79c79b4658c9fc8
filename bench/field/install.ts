import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isInstalled } from '../../src/node/ensure-dependencies.mjs';
import { projectRoot } from '../../src/node/project.ts';

export const fieldRoot = join(projectRoot, 'bench/field');
const modules = join(fieldRoot, 'node_modules');
/** What a company has: this engine, packed and installed; its site is in there as long as one is measured. */
export const installedFolder = join(fieldRoot, 'installed');

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

/** Packs this engine as it is now, and installs it as a site does. */
export function installThisProject(): void {
  console.log('Packing and installing this project…');
  rmSync(installedFolder, { recursive: true, force: true });
  mkdirSync(installedFolder, { recursive: true });
  const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const pack = ['pack', '--silent', '--pack-destination', installedFolder];
  const packed = execFileSync('npm', pack, { ...options, cwd: projectRoot });
  const tarball = packed.trim().split('\n').at(-1) ?? '';
  writeFileSync(join(installedFolder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = ['install', '--silent', '--no-audit', '--no-fund', `./${tarball}`];
  execFileSync('npm', install, { ...options, cwd: installedFolder });
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
