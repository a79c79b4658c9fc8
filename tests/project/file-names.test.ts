/** Within a folder such as src/forms/, a name says which file is meant. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../src/node/import-graph.ts';

/** What each folder may have one of, and is meant with its folder. */
const ROLES = 'index registry types main testing entry traits check codes'.split(' ');

/** A check is called after what it checks. */
const CALLED_AFTER = /^src\/content\/checks\//;

const roomOf = (file: string) => file.split('/').slice(0, 3).join('/');

test('no two files below the same folder of src have the same name', () => {
  const files = sourcesIn(['src']).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !CALLED_AFTER.test(file),
  );
  const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');
  const meant = new Map<string, string[]>();
  for (const file of files.filter((file) => !ROLES.includes(nameOf(file)))) {
    const name = `${roomOf(file)} ${nameOf(file)}`;
    meant.set(name, [...(meant.get(name) ?? []), file]);
  }
  expect([...meant.values()].filter((same) => same.length > 1)).toEqual([]);
});
