/** Pages of the examples that the schemas of sections have, for editors to copy. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { traitsOf } from '../../src/blocks/traits.ts';
import { readSchemas } from '../../src/content/node/read-schemas.ts';
import { sampleRecords } from '../../src/dev/gallery/sample-records.ts';
import { blockFolders } from '../../src/node/block-folders.ts';
import { projectRoot } from '../../src/node/project.ts';

const types = blockFolders(projectRoot, 'sections').map(({ name }) => name);

/** A page for a handful of types each: what takes its time is to open one. */
const AT_ONCE = 4;
const inHandfuls = (some: string[]) =>
  Array.from({ length: Math.ceil(some.length / AT_ONCE) }, (_, index) =>
    some.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
/** Those of a workspace apart: its pages have no footer and no tags. */
export const examplePages = [
  ...inHandfuls(types.filter((type) => !traitsOf(type).frame)),
  ...inHandfuls(types.filter((type) => traitsOf(type).frame)),
].map((handful, index) => ({ path: `/exemplos/${index + 1}`, types: handful }));

export const pageOfExample = (type: string) =>
  examplePages.find((page) => page.types.includes(type))!.path;

interface Shape {
  properties?: Record<string, (Shape & { $ref?: string }) | boolean>;
  items?: Shape;
}

const schemaOf = (type: string): Shape & { examples: { type: string }[] } =>
  JSON.parse(readFileSync(join(projectRoot, 'src/blocks/sections', type, 'schema.json'), 'utf8'));

const examplesOf = (type: string) => schemaOf(type).examples;

/** A value with a picture wherever its schema takes one. */
function illustratedBy(
  picture: object,
  value: unknown,
  { properties = {}, items }: Shape,
): unknown {
  if (Array.isArray(value)) return value.map((item) => illustratedBy(picture, item, items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const parts: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(properties)) {
    if (typeof part === 'boolean') continue;
    if (part.$ref?.endsWith('#/definitions/picture')) parts[name] = picture;
    else if (name in parts) parts[name] = illustratedBy(picture, parts[name], part);
  }
  return parts;
}

/** One type takes a picture in each of its layouts, and shows it in one. */
const showsPictures = ({ type, layout }: { type: string; layout?: string }) =>
  type !== 'challenges-solutions' || layout === 'marks';

const FILM = '/filmes/do-alerta-a-contencao.webp';
const illustrations = {
  desenho: { src: '/imagens/firewall.svg' },
  faixa: { src: FILM, crop: { x: 0, y: 40, width: 100, height: 20 } },
  'em-pe': { src: FILM, crop: { x: 40, y: 0, width: 20, height: 100 } },
};

/** Sections with pictures, in each layout that shows them: of a drawing of 4:3, of a strip of a photo, and of an upright part. */
export const picturePages = Object.entries(illustrations).map(([name, file]) => {
  const picture = { ...file, alt: 'Duas portas' };
  const cards = [1, 2, 3].map((number) => ({ title: `Cartão ${number}`, text: 'Uma.', picture }));
  const shown = (type: string, layouts: string[], content: object = { picture }) =>
    layouts.map((layout) => ({ ...examplesOf(type)[0]!, layout, ...content }));
  const illustrated = types.flatMap((type) =>
    examplesOf(type)
      .filter(showsPictures)
      .map((example) => [example, illustratedBy(picture, example, schemaOf(type))] as const)
      .flatMap(([example, own]) =>
        isDeepStrictEqual(example, own) ? [] : [own as { type: string }],
      ),
  );
  const sections = [
    ...illustrated,
    // Beside figures or contents it stands at no edge.
    ...shown('hero', ['edge', 'under', 'over', 'behind'], {
      ...{ picture, figures: undefined, contents: undefined },
    }),
    ...shown('prose', ['beside', 'statement']),
    ...shown('card-grid', ['rows'], { cards }),
    ...examplesOf('challenges-solutions')
      .filter((example) => 'pictures' in example)
      .map((example) => ({ ...example, pictures: [picture, picture] })),
  ];
  return { path: `/exemplos/imagens-${name}`, types: [`pictures: ${name}`], sections };
});

/** A page may have several openings only where they have dates. */
const asOneOpening = (section: { type: string }, index: number) =>
  index > 0 && traitsOf(section.type).isOpening ? { ...section, expireAt: '2099-12-31' } : section;

/** A panel names every form of the site. */
const withForms = (root: string) => {
  const folder = join(root, 'site-config/forms');
  const names = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).submit.formName as string,
  );
  const forms = [...new Set(names.filter(Boolean))].map((name) => ({ name, label: name }));
  return (section: { type: string }) =>
    traitsOf(section.type).listsSubmissions ? { ...section, forms } : section;
};

/** Writes them into the site in `root`, and the records of collections that it has not. */
export function writeExamplePages(root: string): void {
  const source = readSchemas(projectRoot);
  // Lists of holidays are shown with the places that name them, and those of the examples name none.
  const hasRecords = (name: string) =>
    name === 'holidays' || existsSync(join(root, `site-config/collections/${name}.json`));
  for (const { file, value } of sampleRecords(source, hasRecords))
    writeFileSync(join(root, file), JSON.stringify(value));
  mkdirSync(join(root, 'site-config/pages/exemplos'), { recursive: true });
  const write = (path: string, about: string, sections: { type: string }[]) => {
    const page = {
      path,
      meta: {
        title: `Exemplos, página ${path}`,
        description: `Todos os exemplos que os esquemas destas seções trazem consigo: ${about} (${path}).`,
        keywords: ['exemplo'],
      },
      sections: sections.map(asOneOpening).map(withForms(root)),
    };
    writeFileSync(join(root, `site-config/pages${path}.json`), JSON.stringify(page));
  };
  for (const { path, types } of examplePages) write(path, `${types}`, types.flatMap(examplesOf));
  for (const { path, sections } of picturePages) write(path, 'com imagens', sections);
}
