import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject, walk } from '../../../lib/json.ts';
import { blockFolders } from '../../../node/block-folders.ts';
import { worded } from '../../../words/reader.ts';
import { readEngineSchemas } from '../../node/read-schemas.ts';
import { FIXTURE_SITE, PROJECT, page } from '../../testing/fixture.ts';
import { editorFiles } from './editor-schema.ts';
import { inserted, vsCode } from './testing/vs-code.ts';

const code = vsCode(FIXTURE_SITE);
const PAGE = 'pages/nova.json';
const FORM = 'forms/novo.json';
const TYPES = [...blockFolders(PROJECT, 'sections').map(({ name }) => name), 'screen', 'zones'];

/** A page as text, with the last section given as it is typed. */
const withSection = (typed: string) =>
  JSON.stringify(page('/nova'), null, 2).replace(/\}\s*\]\s*\}\s*$/, `},\n${typed}]}`);
const hero = (rest: string) => withSection(`{"type": "hero", "title": "T", "text": "T"${rest}}`);
const form = (fields: string) => `{"title": "T", "fields": [${fields}]}`;
const labels = async (file: string, text: string) =>
  (await code.complete(file, text)).map(({ label }) => label);

describe('completion', () => {
  it('lists every section type in "sections", each with an explanation', async () => {
    const items = await code.complete(PAGE, withSection('|'));
    expect(items.map(({ label }) => label).sort()).toEqual(TYPES.sort());
    for (const { label, documentation } of items)
      expect(documentation, label).toMatch(/[a-zà-ú]{3}.*\.$/);
  });

  it.each(TYPES)('inserts a %s in which only the empty values are wrong', async (type) => {
    const item = (await code.complete(PAGE, withSection('|'))).find(({ label }) => label === type);
    const body = inserted(item?.textEdit?.newText ?? '').replace(/,\s*$/, '');
    const wrong = await code.mistakes(PAGE, withSection(body));
    expect(wrong.filter(({ at }) => at !== '""')).toEqual([]);
  });

  it('lists every type with its explanation where "type" is typed', async () => {
    const items = await code.complete(PAGE, withSection('{"type": "|"}'));
    expect(items.map(({ label }) => JSON.parse(label)).sort()).toEqual(TYPES.sort());
    for (const { documentation } of items) expect(documentation).toBeTruthy();
  });

  it('offers a page in an empty file, a card in "cards", and each field of a form', async () => {
    expect(await labels(PAGE, '|')).toContain('Uma página do site');
    expect(await labels(PAGE, withSection('{"type": "card-grid", "cards": [|]}'))).toContain(
      'Um cartão',
    );
    const fields = await code.complete(FORM, form('|'));
    const kinds = blockFolders(PROJECT, 'fields').map(({ name }) => name);
    expect(kinds).toContain('text');
    expect(fields.map(({ label }) => label).sort()).toEqual(kinds);
  });

  it('knows a record that has a file of its own, and the page of records', async () => {
    const fields = await labels('collections/people/ana.json', '{"name": "Ana", |}');
    expect(fields).toContain('role');
    const wrong = await code.mistakes('collections/people/ana.json', '{"name": "Ana", "role": 3}');
    expect(wrong).toEqual([expect.objectContaining({ at: '3' })]);
    expect(await labels('records/people.json', '{"path": "/p/{id}", |}')).toContain('card');
  });

  it('finds a section type by its synonyms, with and without accents', async () => {
    const items = await code.complete(PAGE, withSection('|'));
    const { filterText } = items.find(({ label }) => label === 'card-grid') ?? {};
    expect(filterText).toMatch(/^\{"type":"card-grid.*cartões.*cartoes/);
    // A word that its description does not have.
    const faq = items.find(({ label }) => label === 'accordion');
    expect(faq?.filterText).toMatch(/perguntas frequentes/);
  });

  it('offers links, icons, pictures, forms and records with their descriptions', async () => {
    const links = await code.complete(PAGE, hero(', "actions": [{"label": "L", "to": "|"}]'));
    const about = links.find(({ label }) => label === '/sobre');
    expect(about?.documentation).toBeTruthy();
    expect(inserted(about?.textEdit?.newText ?? '')).toBe('"/sobre"');
    expect(links.some(({ label }) => /^\/.*#/.test(label))).toBe(true);
    expect(links.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['https://', 'mailto:', 'tel:', 'whatsapp:']),
    );
    expect(await labels(PAGE, hero(', "picture": {"src": "|"}'))).toContain('/imagens/defesa.svg');
    const cards = '{"type": "card-grid", "cards": [{"icon": "|"}]}';
    expect(await labels(PAGE, withSection(cards))).toContain('Shield');
    const forms = await code.complete(PAGE, withSection('{"type": "form", "form": "|"}'));
    expect(forms.length).toBeGreaterThan(0);
    for (const { documentation } of forms) expect(documentation).toBeTruthy();
    const partners = '{"type": "partner-strip", "partners": ["|"]}';
    expect((await code.complete(PAGE, withSection(partners))).length).toBeGreaterThan(0);
  });
});

describe('hovering over a name', () => {
  it.each([
    ['a page', PAGE, withSection('').replace('"keywords"', '"key|words"'), /^Palavras-chave/],
    ['a section', PAGE, withSection('{"type": "hero", "ti|tle": "T"}'), /^Título da página\n/],
    ['a reference', PAGE, hero(', "back": {"label": "L", "t|o": "/"}'), /^Para onde leva\n/],
    [
      'a field that is a reference',
      PAGE,
      hero(', "ba|ck": {}'),
      /^Link de volta\n\nLink de volta,/,
    ],
    ['a field kind', FORM, form('{"ty|pe": "email"}'), /^Tipo de campo\n/],
    ['a type', PAGE, withSection('{"type": "card-g|rid"}'), /`card-grid`: Grade de cartões/],
    ['a value', PAGE, withSection('{"type": "prose", "background": "in|k"}'), /`ink`: Escuro/],
    ['a menu', 'navigation.json', '{"foo|ter": {}}', /^Rodapé\n\nO rodapé/],
  ])('shows a description in Portuguese: %s', async (_, file, text, description) => {
    expect(await code.hover(file, text)).toMatch(description);
  });
});

describe('marks errors', () => {
  const action = (to: string) => hero(`, "actions": [{"label": "L", "to": ${JSON.stringify(to)}}]`);

  it.each([
    '/sobre',
    '/ainda-nao',
    'https://a.example',
    'mailto:a@b.example',
    'tel:',
    'whatsapp:Olá',
  ])('and accepts the link %s', async (to) => {
    expect(await code.mistakes(PAGE, action(to))).toEqual([]);
  });

  it.each([
    ['a wrong type', withSection('{"type": "heroi"}'), '"heroi"', /Pode ser: "accordion", /],
    ['a missing type', withSection('{"title": "T"}'), /^\{/, /"type"/],
    ['a missing field', withSection('{"type": "hero", "title": "T"}'), /^\{/, /"text"/],
    ['an unknown field', hero(', "titulo": "T"'), '"titulo"', /titulo/],
    [
      'a wrong value',
      withSection('{"type": "form", "title": "T", "form": "f", "background": "azul"}'),
      '"azul"',
      /Pode ser: "paper", "white"/,
    ],
    ['an empty text', withSection('{"type": "hero", "title": "", "text": "T"}'), '""', /1/],
    ['a number for a text', withSection('{"type": "hero", "title": 1, "text": "T"}'), '1', /aspas/],
    ['a text where a list is expected', hero(', "actions": "x"'), '"x"', /lista, entre colchetes/],
    ['an anchor with a capital', hero(', "id": "História"'), '"História"', /minúsculas sem acento/],
    [
      'a picture path without its slash',
      hero(', "picture": {"src": "a.svg", "alt": ""}'),
      '"a.svg"',
      /barra/,
    ],
    [
      'a wrong icon',
      withSection(
        '{"type": "card-grid", "title": "T", "cards": [{"icon": "shield", "title": "T", "text": "T"}, {"title": "T", "text": "T"}]}',
      ),
      '"shield"',
      /ícone/,
    ],
    ['a wrong path', withSection('').replace('"/nova"', '"Nova"'), '"Nova"', /começando com barra/],
  ])('once: %s', async (_, text, at, message) => {
    const found = await code.mistakes(PAGE, text);
    expect(found.filter(({ message }) => message !== 'Trailing comma')).toEqual([
      { at: expect.stringMatching(at), message: expect.stringMatching(message) },
    ]);
  });

  it('inside the invalid field of a form', async () => {
    const text = form('{"type": "email", "name": "e mail", "label": "E"}').replace(
      /\}$/,
      ', "submitLabel": "E", "submit": {"strategy": "log-and-track", "formName": "f", "notices": {"confirmed": "a", "refused": "b"}}}',
    );
    expect(await code.mistakes(FORM, text)).toEqual([
      { at: '"e mail"', message: expect.stringContaining('sem acentos nem espaços') },
    ]);
  });

  it('nowhere in the files of the fixture site', async () => {
    const root = join(FIXTURE_SITE, 'site-config');
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.json'))
        expect(await code.mistakes(file, readFileSync(join(root, file), 'utf8')), file).toEqual([]);
  });
});

describe('explanations', () => {
  const schemas: JsonObject[] = [];
  for (const text of editorFiles(readEngineSchemas(PROJECT), worded).values())
    walk(JSON.parse(text), (value, pointer) => {
      // `if` only compares, `const` and snippets hold values.
      if (isObject(value) && !/\/(if|body|const)(\/|$)/.test(pointer)) schemas.push(value);
    });

  it('exist for every pattern', () => {
    const patterns = schemas.filter(({ pattern }) => typeof pattern === 'string');
    expect(patterns.length).toBeGreaterThan(50);
    for (const { pattern, patternErrorMessage } of patterns)
      expect(patternErrorMessage, String(pattern)).toMatch(/^Isto não serve aqui\. \S/);
  });

  it('exist for every value of an enumeration', () => {
    const lists = schemas.filter((schema) => Array.isArray(schema.enum));
    expect(lists.length).toBeGreaterThan(10);
    for (const { enum: values, enumDescriptions } of lists)
      expect((enumDescriptions as string[]).filter(Boolean), String(values)).toHaveLength(
        (values as unknown[]).length,
      );
  });
});
