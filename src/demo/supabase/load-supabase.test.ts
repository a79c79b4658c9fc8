import { expect, test } from 'vitest';
import { worded } from '../../words/reader.ts';
import { missingDatabase, PACKAGES } from './load-supabase.ts';

test('a database that is installed lacks nothing', () => {
  expect(missingDatabase()).toBeUndefined();
});

test('one that is not is told with the one command that installs all of it', () => {
  const said = worded(missingDatabase((name) => name !== 'smol-toml')!);
  expect(said).toContain('npm install --save-dev');
  for (const name of PACKAGES) expect(said).toContain(`"${name}@`);
});
