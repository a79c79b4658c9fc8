import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

interface Package {
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  license?: string;
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

test('the licences of the site’s dependencies require only a notice', () => {
  const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
  const others = packagesOf('package-lock.json').filter(
    ([, { dev, license = 'none' }]) => !dev && !allowed.includes(license),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
