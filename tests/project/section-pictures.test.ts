/** The guide's pictures are those of the section types that there are. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockFolders } from '../../src/node/block-folders.ts';
import { projectRoot } from '../../src/node/project.ts';
import { siteBlockFolders } from '../../src/node/site-blocks.mjs';

const names = (folder: string) => readdirSync(join(projectRoot, folder)).sort();

test('each section type has its picture in docs/secoes/, and there are no others', () => {
  const ofSite = siteBlockFolders(projectRoot).filter(([kind]) => kind === 'sections');
  const types = [
    ...blockFolders(projectRoot, 'sections').map(({ name }) => name),
    ...ofSite.map(([, name]) => name),
  ];
  expect(names('docs/secoes'), 'node scripts/run.mjs scripts/section-pictures.ts').toEqual(
    types.map((type) => `${type}.webp`).sort(),
  );
});

test('the pictures are small', () => {
  const bytes = names('docs/secoes').map(
    (name) => statSync(join(projectRoot, 'docs/secoes', name)).size,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});
