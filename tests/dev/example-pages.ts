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

/** Sections with pictures, in each layout that shows them: a drawing of 4:3, and a strip of a photo. */
export const PICTURES = '/exemplos/imagens';
const STRIP = { x: 0, y: 40, width: 100, height: 20 };
const illustrated = [
  { src: '/imagens/firewall.svg' },
  { src: '/filmes/do-alerta-a-contencao.webp', crop: STRIP },
].flatMap((file) => {
  const picture = { ...file, alt: 'Duas portas' };
  const cards = [1, 2, 3].map((number) => ({ title: `Cartão ${number}`, text: 'Uma.', picture }));
  const shown = (type: string, layouts: string[], content: object = { picture }) =>
    ['', ...layouts].map((layout) => ({
      ...examplesOf(type)[0]!,
      ...(layout && { layout }),
      ...content,
    }));
  return [
    ...shown('hero', ['edge', 'under', 'over']),
    ...shown('prose', ['beside', 'statement']),
    ...shown('card-grid', ['rows'], { cards }),
    ...examplesOf('challenges-solutions')
      .filter((example) => 'pictures' in example)
      .map((example) => ({ ...example, pictures: [picture, picture] })),
  ];
});

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
  const write = (path: string, about: string, sections: { type: string }[]) => {
    const page = {
      path,
      meta: {
        title: `Exemplos, página ${path}`,
        description: `Todos os exemplos que os esquemas destas seções trazem consigo: ${about}.`,
        keywords: ['exemplo'],
      },
      sections: sections.map(asOneOpening),
    };
    writeFileSync(join(root, `site-config/pages${path}.json`), JSON.stringify(page));
  };
  for (const { path, types } of examplePages) write(path, `${types}`, types.flatMap(examplesOf));
  write(PICTURES, 'com imagens', illustrated);
}
