import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFile } from '../node/import-graph.ts';
import { projectRoot } from '../node/project.ts';
import { ENTRIES, PARTS } from '../studio/server/client-code/script-names.ts';
import { STARTED } from './bundle-commands.ts';
import { bundledCode, packedCode } from './packed-code.ts';

const packed = packedCode();
const left = bundledCode();

test('what only the bundles of a package are made of is left out of it', () => {
  expect(left).toContain('src/studio/client/main.ts');
  expect(left).toContain('src/commands/new-site/new-site.ts');
  expect(left).toContain('src/dev/dev-server.ts');
});

test('code that is found by its path is in a package, or bundled in it', () => {
  const bundled: readonly string[] = [
    ...STARTED,
    ...PARTS.engine.flat().map((name) => ENTRIES[name]),
  ];
  const missing = [...packed, ...left].flatMap((file) =>
    Array.from(
      readFileSync(join(projectRoot, file), 'utf8').matchAll(
        /['"`]\/?(src\/[\w./-]+\.tsx?)[?'"`]/g,
      ),
    )
      .filter(
        ([, path = '']) =>
          isFile(path) && !/\.gen\.ts$/.test(path) && !packed.has(path) && !bundled.includes(path),
      )
      .map(([, path]) => `${file} names ${path}`),
  );
  expect(missing, 'add it to READ (src/commands/packed-code.ts)').toEqual([]);
});
