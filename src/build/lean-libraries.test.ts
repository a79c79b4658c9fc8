import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../node/files-in.ts';
import { projectRoot } from '../node/project.ts';

const ROOMS = ['app', 'blocks', 'forms', 'panel', 'ui', 'visitor'];
/** An element with a prop of its own, and nothing that says which of them are attributes. */
const OWN_PROP = /styled\(\s*'[a-z]\w*'\s*\)\s*</;

test('the engine passes to an element what it has alone, so that no list of attributes is needed', () => {
  const files = ROOMS.flatMap((room) => {
    const folder = join(projectRoot, 'src', room);
    return filesIn(folder).map((file) => join(folder, file));
  }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OWN_PROP.test(readFileSync(file, 'utf8')))).toEqual([]);
});
