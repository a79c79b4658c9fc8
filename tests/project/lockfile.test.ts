import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

interface Package {
  integrity?: string;
  resolved?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function packagesOf(file: string): [path: string, Package][] {
  const { packages } = JSON.parse(readFileSync(`${projectRoot}/${file}`, 'utf8')) as {
    packages: Record<string, Package>;
  };
  return Object.entries(packages).filter(([path]) => path !== '');
}

test.each([
  'package-lock.json',
  'bench/field/package-lock.json',
  'deploy/wrangler/package-lock.json',
])('every package of %s comes from the registry, with a locked checksum', (file) => {
  const installed = packagesOf(file);
  const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
  // Git, a folder, an address of somebody's: `resolved` is left out for what the registry has.
  const elsewhere = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

/** What runs on the machine of who makes a site, and is no part of what its visitors download. */
const TOOLS = ['@vitejs/plugin-react', 'ajv', 'rolldown', 'sharp', 'subset-font', 'vite'];
/** Sent too, though a package brings it (src/node/vendored.mjs). */
const BROUGHT = ['libphonenumber-js'];

/** The packages that these bring along, by their places in the lock file. */
function closureOf(names: readonly string[], packages: ReadonlyMap<string, Package>): Set<string> {
  const found = new Set<string>();
  const follow = (from: string, name: string): void => {
    const path = placeOf(from, name, packages);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, peerDependencies = {} } = packages.get(path) ?? {};
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) follow(path, next);
  };
  for (const name of names) follow('', name);
  return found;
}

/** As Node looks for a package: in the folder of who asks, then in those above. */
function placeOf(from: string, name: string, packages: ReadonlyMap<string, Package>) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages.has(path)) return path;
    if (folder === '') return undefined;
  }
}

test('the licences of what a site sends to its visitors require only a notice', () => {
  const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
  const { dependencies } = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8'));
  const packages = new Map(packagesOf('package-lock.json'));
  const sent = Object.keys(dependencies).filter((name) => !TOOLS.includes(name));
  const others = [...closureOf([...sent, ...BROUGHT], packages)].filter(
    (path) => !allowed.includes(packages.get(path)?.license ?? 'none'),
  );
  expect(others).toEqual([]);
});
