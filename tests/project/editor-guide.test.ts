/**
 * What the editor's guides show works, and the JSON of the other pages. A fence of JSON says where it goes,
 * `json <file>#<pointer>`: without a pointer it is the file, or fields of it; else an item of that list, or fields of
 * that object. A fence of text is a command, or a message of the validator: `text <page of errors>`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nobody } from '../../src/commands/page/asker.ts';
import { runPage } from '../../src/commands/page/run-page.ts';
import { createSiteConfigLoader } from '../../src/content/node/site-config-loader.ts';
import {
  copyFixtureSite,
  EVENT,
  FIXTURE_SITE,
  PROJECT,
  page,
  prose,
} from '../../src/content/testing/fixture.ts';
import { fitToSite } from '../../src/dev/gallery/fit-to-site.ts';
import { type JsonObject, segmentsOf } from '../../src/lib/json.ts';
import { ownCatalogue, schemaTexts } from '../../src/words/node/catalogues.ts';
import { fencesIn } from './fences.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

const PORTUGUESE = 'docs/guia-do-editor.md';
const ENGLISH = 'docs/editors-guide.md';
const SPANISH = 'docs/guia-del-editor.md';

const english = siteOf({
  language: 'en',
  timeZone: 'America/New_York',
  offset: '-04:00',
  form: 'contact',
  pages: ['about', 'privacy', 'services', 'training'],
  text: 'Ask for a free quote. Kept for 180 days, or 30.',
  resources: ['resources', 'guides'],
});
const spanish = siteOf({
  language: 'es',
  timeZone: 'Europe/Madrid',
  offset: '+02:00',
  form: 'contacto',
  pages: ['nosotros', 'privacidad', 'servicios', 'formacion'],
  text: 'Pide un presupuesto gratis. Se guarda 180 días, o 30.',
  resources: ['recursos', 'guias'],
});

interface Names {
  language: string;
  timeZone: string;
  /** In summer. */
  offset: string;
  form: string;
  pages: string[];
  /** On each of them. */
  text: string;
  /** A page, and a section of it. */
  resources: [page: string, section: string];
}

/** The fixture site with pages and a form of the names that a guide gives to its own, in another time zone. */
function siteOf({ language, timeZone, offset, form, pages, text, resources }: Names): string {
  const root = copyFixtureSite();
  afterAll(() => rmSync(root, { recursive: true }));
  const pathOf = (file: string) => join(root, 'site-config', file);
  const change = (from: string, to: string, by = (file: string) => file) =>
    writeFileSync(pathOf(to), by(readFileSync(pathOf(from), 'utf8')));
  const write = (path: string, section: JsonObject) =>
    writeFileSync(pathOf(`pages${path}.json`), JSON.stringify(page(path, section), null, 2));

  change('site.json', 'site.json', (file) =>
    file.replace('"pt-BR"', `"${language}"`).replace('America/Sao_Paulo', timeZone),
  );
  const eventPage = 'pages/lp/roundtable-cotia.json';
  change(eventPage, eventPage, (file) => file.replaceAll('-03:00', offset));
  change('forms/contato.json', `forms/${form}.json`);
  for (const name of pages) write(`/${name}`, prose(text));
  const [name, id] = resources;
  write(`/${name}`, { ...prose(text), id });
  return root;
}

/** The fixture site with the collections that the guides set up, whose files are of no use one without another. */
const portuguese = copyFixtureSite();
afterAll(() => rmSync(portuguese, { recursive: true }));
// Its own journal has another schema than that of the guide.
rmSync(join(portuguese, 'site-config/collections/diario'), { recursive: true });
setUp(portuguese, PORTUGUESE, '## Um diário, pessoas com página, vagas');
setUp(portuguese, PORTUGUESE, '## Cursos com datas, lugares, preços e inscrição');
setUp(
  portuguese,
  PORTUGUESE,
  '## Uma tabela de preços de uma coleção, ou outra tabela de registros',
);
setUp(english, ENGLISH, '## A journal, people with pages, jobs');
setUp(english, ENGLISH, '## Courses with dates, places, prices and a booking form');
setUp(english, ENGLISH, '## A price list from a collection, or another table of records');
setUp(spanish, SPANISH, '## Un blog, personas con página, empleos');
setUp(spanish, SPANISH, '## Cursos con fechas, lugares, precios e inscripción');
setUp(spanish, SPANISH, '## Una lista de precios de una colección, u otra tabla de registros');

function setUp(root: string, guide: string, heading: string) {
  const [, after = ''] = read(guide).split(`\n${heading}\n`);
  const [chapter = ''] = after.split('\n## ');
  for (const { place, text } of fencesIn(chapter)) {
    if (place.includes('#')) continue; // a part of a page
    mkdirSync(join(root, place, '..'), { recursive: true });
    writeFileSync(join(root, place), withNotices(text));
  }
  // A form that is set up goes to it.
  const [file, services] = withEndpoint(root);
  writeFileSync(join(root, file), services);
}

/** A form with the notices of the fixture site, whose names are Portuguese. */
function withNotices(text: string): string {
  const value = JSON.parse(text);
  if (!value.submit) return text;
  const { submit } = JSON.parse(
    readFileSync(join(FIXTURE_SITE, 'site-config/forms/contato.json'), 'utf8'),
  );
  return JSON.stringify({ ...value, submit: { ...value.submit, notices: submit.notices } });
}

/** Pages that are there for what needs one around it: any, and one with an event. */
const around = (any: string, event: string, offset: string): Record<string, JsonObject> => ({
  [`site-config/pages/${any}.json`]: page(`/${any}`, prose('Um texto.')),
  [`site-config/pages/${event}.json`]: page(`/${event}`, {
    ...EVENT,
    startsAt: `2025-07-23T11:00:00${offset}`,
    endsAt: `2025-07-23T15:00:00${offset}`,
  }),
});

// The examples name days.
beforeAll(() => void vi.stubEnv('SITE_NOW', '2026-11-21'));

describe.each([
  [PORTUGUESE, 'docs/erros.md'],
  [ENGLISH, 'docs/errors.md'],
  [SPANISH, 'docs/errores.md'],
])('%s', (file, errors) => {
  const guide = read(file);
  const fences = fencesIn(guide);

  test('a code block is JSON with its location, a command, or a validator message', () => {
    // A page of errors may call the pages of its examples by other names.
    const nameless = (text: string) => text.replace(/pages\/[\w-]+\.json/g, 'pages/….json');
    const isMessage = (text: string) =>
      !existsSync(join(PROJECT, errors)) || nameless(read(errors)).includes(nameless(text));
    const others = fences.filter(
      ({ language, place, text }) =>
        !(language === 'json' && /^(site-config|blocks\/collections)\//.test(place)) &&
        !(language === 'text' && place === '' && /^npm run [^\n]+$/.test(text)) &&
        !(language === 'text' && place === errors && isMessage(text)),
    );
    expect(others).toEqual([]);
    expect(fences.length * 2, 'a fence begins its line').toBe(guide.split('```').length - 1);
  });
});

describe.each([
  ['en', ENGLISH],
  ['es', SPANISH],
])('%s', (language, file) => {
  test('the guide has the parts of the Portuguese one, in the same order', () => {
    const partsOf = (guide: string) =>
      [...read(guide).matchAll(/^(?:#+ |```\w+|\d\. |- |\| <img .*`[\w-]+` \||<details>)/gm)].map(
        String,
      );
    expect(partsOf(file)).toEqual(partsOf(PORTUGUESE));
  });

  test('the row of each section type is translated', () => {
    const rowsOf = (guide: string) => [...read(guide).matchAll(/^\| <img .*/gm)].map(String);
    const others = rowsOf(PORTUGUESE);
    expect(rowsOf(file).filter((row) => others.includes(row))).toEqual([]);
  });

  test('buttons and titles that the guide quotes are those of the tools', () => {
    const shown = new Map<string, unknown[]>();
    const own = ownCatalogue(language, PROJECT);
    for (const [key, text] of Object.entries(ownCatalogue('pt-BR', PROJECT)))
      shown.set(String(text), [...(shown.get(String(text)) ?? []), own[key]]);
    for (const texts of schemaTexts(language, PROJECT).values())
      for (const [text, translated] of Object.entries(texts))
        shown.set(text, [...(shown.get(text) ?? []), translated]);
    // Both guides say the same in the same line.
    const lines = read(file).split('\n');
    const others = read(PORTUGUESE)
      .split('\n')
      .flatMap((line, index) => {
        const [theirs, ours] = [namesIn(line), namesIn(lines[index] ?? '')];
        if (theirs.length !== ours.length) return [];
        return theirs.flatMap((name, place) => {
          const known = shown.get(name);
          return !known || known.includes(ours[place]) ? [] : [[name, ours[place], known]];
        });
      });
    expect(others).toEqual([]);
  });
});

/** "**Page > Versions**" -> "Page", "Versions". What begins in lowercase is stressed, and no name. */
function namesIn(line: string): string[] {
  return [...line.matchAll(/\*\*(\p{Lu}[^*]*)\*\*/gu)].flatMap(([, names = '']) =>
    names.split(' > '),
  );
}

const SITES = [
  {
    root: portuguese,
    json: jsonOf((file) => file !== ENGLISH && file !== SPANISH),
    pages: around('exemplo', 'evento', '-03:00'),
  },
  {
    root: english,
    json: jsonOf((file) => file === ENGLISH),
    pages: around('example', 'event', '-04:00'),
  },
  {
    root: spanish,
    json: jsonOf((file) => file === SPANISH),
    pages: around('ejemplo', 'evento', '+02:00'),
  },
];

function jsonOf(isWanted: (file: string) => boolean) {
  return ['README.md', ...readdirSync(join(PROJECT, 'docs')).map((name) => `docs/${name}`)]
    .filter((file) => file.endsWith('.md') && isWanted(file) && !/erros|errors|errores/.test(file)) // they show what is wrong
    .flatMap((file) => fencesIn(read(file)))
    .filter(({ language, place }) => language === 'json' && !place.startsWith('blocks/'));
}

/** The guide goes on to say how a new page is reached and a new record shown; of English and Spanish, the site has its guide alone. */
const LATER = ['page-unreached', 'record-unshown', 'text-untranslated'];

describe.each(SITES)('JSON', ({ root, json, pages }) => {
  const load = createSiteConfigLoader(root);

  test('there is some', () => expect(json.length).toBeGreaterThan(10));

  test.each(json)('$place: $text', ({ place, text }) => {
    const [file = '', pointer] = place.split('#');
    const value = placed({ root, pages }, file, pointer, text);
    const readSite = (written: string) => load(new Map([withEndpoint(root), [file, written]]));
    const written = JSON.stringify(value);
    const { site, problems } = readSite(written);
    const entry = site.entries.find((one) => one.file === file);
    expect(entry).toBeDefined();
    expect(fitToSite(value, entry?.references ?? [], site)).toEqual([]);
    const fitted = JSON.stringify(value);
    const told = (fitted === written ? problems : readSite(fitted).problems).filter(
      ({ code }) => !LATER.includes(code),
    );
    expect(told.map(({ message, hint }) => [message, hint])).toEqual([]);
  });
});

/** The services of the site with an `endpoint` for the form that is shown of one. */
function withEndpoint(root: string): [string, string] {
  const file = 'site-config/integrations.json';
  const services = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return [file, JSON.stringify({ ...services, endpoint: { url: 'https://forms.example/f/abc' } })];
}

function placed(
  { root, pages }: Pick<(typeof SITES)[number], 'root' | 'pages'>,
  file: string,
  pointer: string | undefined,
  text: string,
): JsonObject {
  const isFields = text.startsWith('"');
  if (!isFields && pointer === undefined) return JSON.parse(text);
  const path = join(root, file);
  const value = structuredClone(pages[file]) ?? JSON.parse(readFileSync(path, 'utf8'));
  let target = value;
  for (const key of segmentsOf(pointer ?? '')) target = target[key];
  if (isFields) Object.assign(target, JSON.parse(`{${text}}`));
  else target.push(...JSON.parse(`[${text}]`));
  return value;
}

const commandsIn = (file: string) => [
  ...new Set(
    [...read(file).matchAll(/npm run page -- ([^`\n…]+)(?=[`\n])/g)].map(([, args = '']) => args),
  ),
];
const COMMANDS = [
  ...commandsIn(PORTUGUESE).map((typed) => ({ root: FIXTURE_SITE, typed })),
  ...commandsIn(ENGLISH).map((typed) => ({ root: english, typed })),
  ...commandsIn(SPANISH).map((typed) => ({ root: spanish, typed })),
];

test.each(COMMANDS)('npm run page -- $typed', async ({ root, typed }) => {
  const args = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  const run = runPage({ args: args as string[], root, ask: nobody, say() {}, colors: false });
  await expect(run).rejects.toThrow('Nada foi feito: não há um terminal');
});
