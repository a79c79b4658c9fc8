import { describe, expect, test, vi } from 'vitest';
import { find, findableIcon, wordedIcons } from '../../app/dev/gallery/find.ts';
import type { GalleryBlock, GalleryIcon } from '../../app/dev/gallery/gallery-data.ts';
import { traitsOf } from '../../blocks/traits.ts';
import { createCompiler } from '../../content/node/compiler.ts';
import { readEngineSchemas } from '../../content/node/read-schemas.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { iconWords, spanishIconWords } from '../../content/read/words/icon-words.ts';
import { SYNONYMS } from '../../content/read/words/synonyms.ts';
import { setUpEditing } from '../../content/testing/edited-site.ts';
import { ofFixtureSite } from '../../content/testing/edits.ts';
import { slip } from '../../content/testing/fixture.ts';
import { blockFolders } from '../../node/block-folders.ts';
import { contentRoot, projectRoot, publicDir } from '../../node/project.ts';
import { currentWords, speak, worded } from '../../words/reader.ts';
import { wordsOf } from '../../words/words.ts';
import { LiveConfig } from '../live-config.ts';
import { blocksOf } from './blocks.ts';
import { makeExamples } from './examples.ts';
import { createGallery } from './gallery.ts';
import { iconSvg, sentIcons } from './gallery-services.ts';
import { sampleRecords } from './sample-records.ts';
import { themeColors } from './theme-colors.ts';

const gallery = createGallery(new LiveConfig(contentRoot));
const { sections, fields, pictures } = (await gallery.data('', 'pt-BR'))!;
const of = (type: string) => sections.find((block) => block.type === type)!;

test('opening a page of the site does not load the examples', () => {
  const live = new LiveConfig(contentRoot);
  const load = vi.spyOn(live, 'load');
  const { page } = createGallery(live);
  expect(page('/sobre')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(page(sections[0]!.examples[0]!.preview!)).toBeDefined();
});

const TYPES = blockFolders(projectRoot, 'sections').map(({ name }) => name);

test('every section type is listed, with a Portuguese title and an example that this site can show', () => {
  expect(sections.map(({ type }) => type)).toEqual(expect.arrayContaining(TYPES));
  for (const { type, title, description, examples } of sections) {
    // No collection of the first site has pages; that of the fixture site has.
    if (traitsOf(type as never).lists) continue;
    expect(title, type).toMatch(/^\p{Lu}/u);
    expect(description).toMatch(/\.$/);
    for (const { preview, lacks } of examples)
      expect(
        preview,
        `${type}: neither this site nor an example in schema/ has ${lacks.map(worded)}`,
      ).toBeDefined();
    expect(examples.length).toBeGreaterThan(0);
  }
});

test('every field has a Portuguese word and a description of its values', () => {
  for (const { type, properties } of [...sections, ...fields])
    for (const { name, allowed, description } of properties) {
      expect(SYNONYMS.fields[name]?.[0], `${type}: ${name} in words/synonyms.json`).toBeDefined();
      expect(allowed.length, `${type}: ${name}`).toBeGreaterThan(0);
      expect(worded(description), `${type}: ${name}`).not.toBe('');
    }
});

test('a table states what is required, the nesting, and the meaning of each value', () => {
  const { properties } = of('card-grid');
  const named = (name: string) => properties.find((property) => property.name === name);
  expect(named('cards')).toMatchObject({ title: 'Cartões', depth: 0, required: true });
  expect(named('icon')?.depth).toBe(1);
  expect(named('icon')?.allowed.map(worded)).toEqual(['nome de um ícone']);
  expect(named('background')?.allowed).toContain('"ink": Escuro.');
  expect(named('title')?.allowed.map(worded)).toEqual(['texto, até 120 caracteres']);
});

test('the tag of a union is listed once, and each field names the tag value it belongs to', () => {
  const inside = of('video').properties.filter(({ depth }) => depth === 1);
  const [tag] = inside.filter(({ name }) => name === 'from');
  expect(inside.filter(({ name }) => name === 'from')).toHaveLength(1);
  expect(tag?.allowed.map((value) => worded(value).split(':')[0])).toEqual(['"files"', '"site"']);
  const [only] = inside.find(({ name }) => name === 'player')?.allowed ?? [];
  expect(worded(only)).toBe('só com "from": "site"');
});

test('every field kind is listed, with a form that shows it', async () => {
  const kinds = blockFolders(projectRoot, 'fields').map(({ name }) => name);
  expect(fields.map(({ type }) => type).sort()).toEqual(kinds);
  for (const { type, examples } of fields) {
    const [example] = examples;
    const { entry, config } = gallery.page(example!.preview!)!;
    const { assets } = await createCompiler(config, publicDir, process.env).page(entry);
    const [form] = Object.values(assets.records.forms!);
    expect(form?.fields).toMatchObject([JSON.parse(example!.json.replace(/[‹›]/g, ''))]);
    expect(form?.fields[0]?.type).toBe(type);
  }
});

test('pictures are listed with dimensions and file size', () => {
  const picture = pictures.find(({ path }) => path === '/imagens/defesa.svg');
  expect(picture?.width).toBeGreaterThan(0);
  expect(picture?.bytes).toBeGreaterThan(0);
  expect(pictures.filter(({ path }) => !/\.(svg|png|jpe?g|webp|avif)$/.test(path))).toEqual([]);
});

describe('on a site with other content', () => {
  const open = setUpEditing();
  const root = () => open().root;

  test('an example and its JSON refer to existing records and pictures', async () => {
    const own = (await createGallery(new LiveConfig(root())).data('', 'pt-BR'))!;
    const [example] = own.sections.find(({ type }) => type === 'card-grid')!.examples;
    expect(example?.lacks).toEqual([]);
    const [hero] = own.sections.find(({ type }) => type === 'hero')!.examples;
    expect(JSON.parse(hero!.json).picture.src).toBe('/imagens/forte.svg');
    const [guides] = own.sections.find(({ type }) => type === 'guide-cards')!.examples;
    expect(guides?.preview).toBeUndefined();
    expect(guides?.lacks.map(worded)).toEqual(['registros em collections/guides.json']);
  });

  test('a section is previewed with the example of a collection of which the site has no records', async () => {
    const { files, follow } = readEngineSchemas(projectRoot);
    const id = 'collections/guides.schema.json';
    const manual = ofFixtureSite('collections/guides.json')['primeiras-24-horas'];
    const withExample = { ...files.get(id), examples: [{ manual }] };
    const source = { files: new Map([...files, [id, withExample]]), follow };

    const live = new LiveConfig(root());
    const config = live.config!;
    const samples = sampleRecords(source, (name) => name !== 'guides');
    expect(samples.map(({ file }) => file)).toEqual(['site-config/collections/guides.json']);
    const blocks = { sections: blocksOf(source, 'sections'), fields: [], samples };
    const made = makeExamples(live.load, config, blocks);
    const [example] = made.sections.find(({ type }) => type === 'guide-cards')!.examples;
    expect(example?.lacks.map(worded)).toEqual(['registros em collections/guides.json']);

    expect(made.pages.get(example!.preview!)?.page.sections.at(-1)).toMatchObject({
      guides: ['manual'],
    });
    expect(made.config.collections.guides).toMatchObject({
      manual: { title: manual.title, picture: { src: '/imagens/forte.svg' } },
    });
  });
});

describe('on an English site', () => {
  const open = setUpEditing();

  test('no example that is copied into it has a Portuguese sentence, whoever reads', async () => {
    const { root } = open(slip('site-config/site.json', '"pt-BR"', '"en-US"'));
    const english = (await createGallery(new LiveConfig(root)).data('', 'pt-BR'))!;
    const sentencesIn = (blocks: readonly GalleryBlock[]) =>
      new Set(
        blocks
          .flatMap(({ examples }) => examples.flatMap(({ json }) => json.match(/"‹[^"]+"/g) ?? []))
          // Measures and placeholders are of no language.
          .filter((one) => (one.match(/\p{Ll}{3,}/gu) ?? []).length > 2),
      );
    for (const kind of ['sections', 'fields'] as const) {
      const portuguese = sentencesIn(kind === 'sections' ? sections : fields);
      const both = [...sentencesIn(english[kind])].filter((one) => portuguese.has(one));
      expect(portuguese.size).toBeGreaterThan(0);
      expect(both).toEqual([]);
    }
  });
});

describe('on a site with an error', () => {
  const open = setUpEditing();

  test('the last valid site is shown, and nothing if there was none', async () => {
    const site = open(slip('site-config/pages/sobre.json', '"columns"', '"colums"'));
    const live = new LiveConfig(site.root);
    expect(await createGallery(live).data('', 'pt-BR')).toBeUndefined();
    live.config = createSiteConfigLoader(contentRoot)().config;
    expect(
      createGallery(live).page('/__gallery/preview/section/hero/1')?.entry.page.sections,
    ).toHaveLength(1);
  });
});

/** Each icon with its words. */
const iconCatalogue = () =>
  sentIcons().map(
    ([name]): GalleryIcon => [name, iconWords(name).join(', '), spanishIconWords(name).join(', ')],
  );

test('an icon is found by name and returned as an SVG file', async () => {
  const words = new Map(iconCatalogue().map(([name, found]) => [name, found]));
  expect(words.get('Lock')).toMatch(/^cadeado/);
  expect(words.get('LockOutlined')).toMatch(/^cadeado/);
  expect(await iconSvg('Lock')).toMatch(/^<svg [^>]*><path d="[^"]+"\/><\/svg>$/);
  expect(await iconSvg('../package')).toBeUndefined();
});

test('icons are sent with the words of each shape once, and have them in each style', () => {
  const catalogue = iconCatalogue();
  expect(wordedIcons(JSON.parse(JSON.stringify(sentIcons())))).toEqual(catalogue);
  expect(sentIcons().find(([name]) => name === 'LockOutlined')).toHaveLength(1);
});

describe('icons in Spanish', () => {
  const found = (query: string) =>
    find(iconCatalogue().map(findableIcon), query).map(([name]) => name);
  const inSpanish = (query: string) => {
    const before = currentWords()!;
    speak(wordsOf('es', {}));
    const names = found(query);
    speak(before);
    return names;
  };

  test.each([
    ['candado', 'Lock'],
    ['teléfono', 'Phone'],
    ['telefono', 'Phone'],
    ['reloj', 'Schedule'],
    ['correo', 'Email'],
    ['escuela', 'School'],
    ['estrella', 'Star'],
    ['precio', 'AttachMoney'],
    ['coche', 'DirectionsCar'],
    ['auto', 'DirectionsCar'],
  ])('%s finds %s', (word, name) => {
    expect(inSpanish(word)).toContain(name);
    expect(found(word)).toContain(name);
  });

  test('what is best for who reads Spanish comes first', () => {
    expect(inSpanish('candado')[0]).toBe('Lock');
    expect(inSpanish('casa')[0]).toBe('Home');
  });

  const catalogueOf = (wanted: string) =>
    iconCatalogue()
      .find(([name]) => name === wanted)
      ?.slice(1);

  test('no Spanish word is among the Portuguese ones', () => {
    expect(catalogueOf('Lock')).toEqual([
      'cadeado, fechadura, trava, padlock, bloqueado',
      'candado, cerradura, bloqueado',
    ]);
    expect(catalogueOf('CameraFront')).toEqual(['câmera, frente', 'cámara, frente']);
  });
});

test('the contrast of a colour is computed on the backgrounds where the style sheet uses it', () => {
  const colors = { ink: '#000000', paper: '#FFFFFF', line: '#DDDDDD', steel: '#888888' };
  // The style sheet has no line breaks.
  const css = `p{margin:0}:root,[data-background=paper]{--bg:#FFFFFF;--fg:#000000;--muted:#888888;--line:#DDDDDD;--accent:#000000;--card:#FFFFFF;--focus:#000000}`;
  const uses = Object.fromEntries(themeColors(colors, css).map(({ name, uses }) => [name, uses]));
  expect(uses.ink).toMatchObject([{ on: 'paper', ratio: 21, needed: 4.5 }]);
  expect(uses.ink?.[0]?.usedFor).toContain('use-focus');
  expect(uses.steel?.[0]?.ratio).toBeCloseTo(3.54, 1);
  expect(uses.line?.[0]?.needed).toBe(0);
  expect(uses.paper).toEqual([]);
});
