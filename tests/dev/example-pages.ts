/** Pages of the examples that the schemas of sections have, for editors to copy. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { traitsOf } from '../../src/blocks/traits.ts';
import { readSchemas } from '../../src/content/node/read-schemas.ts';
import { sampleRecords } from '../../src/dev/gallery/sample-records.ts';
import { blockFolders } from '../../src/node/block-folders.ts';
import { projectRoot } from '../../src/node/project.ts';

const types = blockFolders(projectRoot, 'sections').map(({ name }) => name);

/** A page for a handful of types each: what takes its time is to open one. */
const AT_ONCE = 4;
export const examplePages = Array.from(
  { length: Math.ceil(types.length / AT_ONCE) },
  (_, index) => ({
    path: `/exemplos/${index + 1}`,
    types: types.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  }),
);

export const pageOfExample = (type: string) =>
  examplePages.find((page) => page.types.includes(type))!.path;

const examplesOf = (type: string): { type: string }[] =>
  JSON.parse(readFileSync(join(projectRoot, 'src/blocks/sections', type, 'schema.json'), 'utf8'))
    .examples;

/** A page may have several openings only where they have dates. */
const asOneOpening = (section: { type: string }, index: number) =>
  index > 0 && traitsOf(section.type).isOpening ? { ...section, expireAt: '2099-12-31' } : section;

/** Writes them into the site in `root`, and the records of collections that it has not. */
export function writeExamplePages(root: string): void {
  const source = readSchemas(projectRoot);
  const hasRecords = (name: string) =>
    existsSync(join(root, `site-config/collections/${name}.json`));
  for (const { file, value } of sampleRecords(source, hasRecords))
    writeFileSync(join(root, file), JSON.stringify(value));
  mkdirSync(join(root, 'site-config/pages/exemplos'), { recursive: true });
  for (const { path, types } of examplePages) {
    const page = {
      path,
      meta: {
        title: `Exemplos, página ${path}`,
        description: `Todos os exemplos que os esquemas destas seções trazem consigo: ${types}.`,
        keywords: ['exemplo'],
      },
      sections: types.flatMap(examplesOf).map(asOneOpening),
    };
    writeFileSync(join(root, `site-config/pages${path}.json`), JSON.stringify(page));
  }
}
