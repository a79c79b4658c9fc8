import { expect, test } from 'vitest';
import { notWatched } from './watched.ts';

const site = '/project/.cache/copy';
const ignored = notWatched('/project', ['src', `${site}/public`]);

test('watches the given folders and their parents, and files outside the project', () => {
  for (const path of [
    '',
    '/src',
    '/src/app/a/b.ts',
    '/.cache',
    '/.cache/copy',
    '/.cache/copy/public/a',
  ])
    expect(ignored(`/project${path}`), path).toBe(false);
  expect(ignored('/elsewhere/public')).toBe(false);
});

test('ignores the rest of the project, because builds leave tens of thousands of files', () => {
  for (const path of ['/dist', '/.cache/pages', '/.cache/copy-2', '/.cache/copy/dist', '/srcs'])
    expect(ignored(`/project${path}`), path).toBe(true);
});
