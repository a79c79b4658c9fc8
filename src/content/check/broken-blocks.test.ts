import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { readSchemas } from '../node/read-schemas.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { form } from '../testing/edits.ts';
import { createFixture, type Files, page } from '../testing/fixture.ts';

let fixture: ReturnType<typeof createFixture>;
afterEach(() => fixture.remove());

const QUOTE = {
  title: 'Frase',
  typeName: 'PullQuoteSection',
  required: ['title', 'words'],
  properties: { title: true, words: { title: 'Palavras', text: 200 } },
};
const USED: Files = {
  'blocks/sections/pull-quote/schema.json': QUOTE,
  'site-config/pages/nova.json': page('/nova', {
    type: 'pull-quote',
    title: 'Uma frase',
    words: 'Devagar se vai ao longe.',
  }),
};

function problemsOf(files: Files): string[] {
  fixture = createFixture(files);
  return createSiteConfigLoader(fixture.root)().problems.map(({ code, file }) => `${code} ${file}`);
}

test('a section type of the site is checked by its schema, in any page', () => {
  expect(problemsOf(USED)).toEqual([]);
  fixture.remove();
  const wrong = page('/nova', { type: 'pull-quote', title: 'Uma frase' });
  expect(problemsOf({ ...USED, 'site-config/pages/nova.json': wrong })).toEqual([
    'missing-key site-config/pages/nova.json',
  ]);
});

test('a block that cannot be used is told by its folder, and takes nothing else down', () => {
  const isList = { 'blocks/sections/list/schema.json': '[]' };
  const hasNameOfEngine = { 'blocks/sections/hero/schema.json': QUOTE };
  const hasNoName = { 'blocks/sections/Broken/schema.json': QUOTE };
  expect(problemsOf({ ...USED, ...isList, ...hasNameOfEngine, ...hasNoName }).sort()).toEqual([
    'block-broken blocks/sections/Broken',
    'block-broken blocks/sections/hero',
    'block-broken blocks/sections/list',
  ]);
});

const FORM = 'site-config/forms/contato.json';

test.runIf(process.env.TEST_LONG).each<[string, Files, string[]]>([
  [
    'a broken block',
    { ...USED, 'blocks/sections/pull-quote/schema.json': '[]' },
    ['block-broken blocks/sections/pull-quote', 'unknown-type site-config/pages/nova.json'],
  ],
  [
    'the wrong type of a field',
    form({
      success: { sent: ['assunto'] },
      fields: [{ type: 'txt', name: 'assunto', label: 'Assunto' }],
    }),
    [`unknown-type ${FORM}`, `unknown-field ${FORM}`],
  ],
])('what follows from %s is told after it', (_, files, told) => {
  expect(problemsOf(files)).toEqual(told);
});

test('a slip in the JSON of a schema is told as in any file: line, column, and what to write', () => {
  const schema = `{
  "title": "Vagas",
  "type": "object"",
  "additionalProperties": {}
}`;
  const page = 'site-config/pages/nova.json';
  fixture = createFixture({ 'blocks/collections/jobs/schema.json': schema, [page]: schema });
  const { problems } = createSiteConfigLoader(fixture.root)();
  const { worded } = wordsIn('en', projectRoot);
  const told = problems.map(({ file, line, column, message, hint }) => ({
    file,
    at: [line, column],
    words: worded([message, hint]),
  }));
  const inPage = told.find(({ file }) => file === page);
  const inSchema = told.find(({ file }) => file === 'blocks/collections/jobs/schema.json');
  expect(inPage?.at).toEqual([3, 19]);
  expect(inSchema?.at).toEqual(inPage?.at);
  expect(inSchema?.words).toBe(`This block of the site can’t be used: ${inPage?.words}`);
});

test('a keyword that nobody knows is told at its line, with the one meant', () => {
  const record = `{
  "title": "Vaga",
  "properties": {
    "title": {
      "title": "Nome",
      "txt": 60
    }
  }
}`;
  const schema = `{ "title": "Vagas", "typeName": "Jobs", "type": "object", "additionalProperties": ${record} }`;
  fixture = createFixture({
    'blocks/collections/jobs/schema.json': schema,
    'blocks/sections/job/schema.json': record,
    'site-config/collections/jobs/a.json': { title: 'Vaga' },
    'site-config/pages/nova.json': page('/nova', { type: 'job', title: 'Vaga' }),
  });
  const { problems } = createSiteConfigLoader(fixture.root)();
  const { worded } = wordsIn('en', projectRoot);
  expect(
    problems.map(({ file, line, message, hint }) => [file, line, worded([message, hint])]),
  ).toEqual(
    ['collections/jobs', 'sections/job'].map((block) => [
      `blocks/${block}/schema.json`,
      6,
      'This block of the site can’t be used: “txt” isn’t a keyword of the schemas. Did you mean “text”? Write "text".',
    ]),
  );
});

test('a reference that leads nowhere is told at its place, with the one that was meant, and nothing else', () => {
  const schema = (name: string) => `{
  "title": "Vagas", "typeName": "Jobs", "type": "object",
  "additionalProperties": {
    "title": "Vaga",
    "properties": {
      "title": { "title": "Nome", "text": 60 },
      "picture": { "$ref": "../common.schema.json#/definitions/${name}" }
    }
  }
}`;
  const record = { title: 'Vaga', picture: { src: '/imagens/nsoc.svg', alt: '' } };
  fixture = createFixture({
    'blocks/collections/jobs/schema.json': schema('pictur') as never,
    'site-config/collections/jobs/a.json': record,
  });
  const { problems } = createSiteConfigLoader(fixture.root)();
  const [problem, ...others] = problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'block-broken',
    file: 'blocks/collections/jobs/schema.json',
    line: 7,
    column: 28,
  });
  const { worded } = wordsIn('en', projectRoot);
  expect(worded(problem?.hint ?? '')).toContain('../common.schema.json#/definitions/picture');
});

const COURSES = 'blocks/collections/courses/schema.json';
const NEWS = 'blocks/collections/news/schema.json';
/** A collection of records with a title and one more property, on line 6. */
const collectionWith = (name: string, property: string) => `{
  "title": "${name}", "typeName": "${name}", "type": "object",
  "additionalProperties": {
    "properties": {
      "title": { "title": "Nome", "text": 60 },
      ${property}
    }
  }
}`;
const COURSES_NAMING = (kind: string) =>
  collectionWith('Courses', `"news": { "title": "Nota", "refersTo": "${kind}" }`);
const COURSE: Files = {
  'site-config/collections/courses/a.json': { title: 'Curso', news: 'b' },
  'site-config/collections/news/b.json': { title: 'Nota' },
};

function toldOf(files: Files): [place: string, words: string][] {
  fixture = createFixture(files);
  const { problems } = createSiteConfigLoader(fixture.root)();
  const { worded } = wordsIn('en', projectRoot);
  return problems.map(({ file, line, column, message, hint }) => [
    `${file}:${line}:${column}`,
    worded([message, hint]),
  ]);
}

test.runIf(process.env.TEST_LONG)(
  'a correct schema that names a collection whose own schema is broken is not blamed',
  () => {
    const broken: [schema: string, words: RegExp][] = [
      ['{ "title": "Notas"', /./], // no JSON
      [collectionWith('News1', '"body": { "txt": 60 }'), /“txt”/],
      [collectionWith('News2', '"body": { "type": "string", "minLength": "50" }'), /minLength/],
    ];
    const fileOf = (name: string) => `blocks/collections/${name}/schema.json`;
    const naming = broken.map((_, index) => [
      fileOf(`courses-${index}`),
      COURSES_NAMING(`news-${index}`).replaceAll('Courses', `Courses${index}`),
    ]);
    const named = broken.map(([schema], index) => [fileOf(`news-${index}`), schema]);
    const records = broken.flatMap((_, index) => [
      [`site-config/collections/courses-${index}/a.json`, { title: 'Curso', news: 'b' }],
      [`site-config/collections/news-${index}/b.json`, { title: 'Nota' }],
    ]);
    const told = toldOf(Object.fromEntries([...naming, ...named, ...records]));
    const ofBlocks = told.filter(([place]) => place.startsWith('blocks/'));
    expect(ofBlocks).toEqual(
      broken.map(([, words], index) => [
        expect.stringContaining(fileOf(`news-${index}`)),
        expect.stringMatching(words),
      ]),
    );
    expect(told.filter(([place]) => place.includes('courses'))).toEqual([]);
  },
);

test.runIf(process.env.TEST_LONG)('nor is one that takes a part of another', () => {
  const part = `"news": { "$ref": "news.schema.json#/additionalProperties/properties/title" }`;
  const told = toldOf({
    [COURSES]: collectionWith('Courses', part),
    [NEWS]: collectionWith('News', '"body": { "title": "Texto", "text": 60 }'),
    'blocks/collections/jobs/schema.json': collectionWith('Jobs', '"body": { "text": "60" }'),
  });
  expect(told.map(([place]) => place)).toEqual([
    expect.stringContaining('blocks/collections/jobs/schema.json:6:'),
  ]);
});

test.runIf(process.env.TEST_LONG)(
  'what takes a part of a broken one is not told, and takes nothing else down',
  () => {
    const part = `"news": { "$ref": "news.schema.json#/additionalProperties/properties/title" }`;
    const told = toldOf({
      ...USED,
      [COURSES]: collectionWith('Courses', part),
      [NEWS]: collectionWith('News', '"body": { "text": "60" }'),
    });
    expect(told).toEqual([
      [expect.stringContaining(`${NEWS}:6:`), expect.stringContaining('“text” must be a number')],
    ]);
  },
);

test('a `refersTo` of no collection is told at its place, with the one that was meant and those there are', () => {
  const news = collectionWith('News', '"body": { "title": "Texto", "text": 60 }');
  const told = toldOf({ ...COURSE, [COURSES]: COURSES_NAMING('newz'), [NEWS]: news });
  expect(told).toEqual([[`${COURSES}:6:46`, expect.any(String)]]);
  const [[, words] = []] = told;
  expect(words).toContain(
    '“news” refers to “newz”, which isn’t a collection of the site. Did you mean “news”? Write "news". It can be: "courses", "news"',
  );
});

/** What is wrong with a property of a collection, where on its line it is told, and how. */
const MISTAKES: Record<string, [property: string, column: number, words: RegExp]> = {
  'a value of another type': [
    '"minLength": { "title": "Nome", "text": 9 }, "body": { "type": "string", "minLength": "50" }',
    93,
    /“minLength” must be a number, but it’s the text “50”\. Write it without quotes: 50/,
  ],
  'an unknown type': [
    '"body": { "type": "strng" }',
    25,
    /“type” can’t be the text “strng”\. Did you mean “string”\? Write "string"/,
  ],
  'a keyword without its type': [
    '"body": { "minLength": 5 }',
    17,
    /“minLength” says nothing without a “type” beside it\. Write "type": "string" beside it/,
  ],
  'what Ajv alone knows': [
    '"body": { "type": "object", "discriminator": { "propertyName": "a" } }',
    35,
    /The program that reads schemas, Ajv, doesn’t accept it: “discriminator: requires oneOf keyword”/,
  ],
};

test.runIf(process.env.TEST_LONG)(
  'mistakes in schemas are told in words of ours, at their places, and nothing on stderr',
  () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const mistakes = Object.values(MISTAKES);
    const fileOf = (index: number) => `blocks/collections/news-${index}/schema.json`;
    const schemas = mistakes.map(([property], index) => [
      fileOf(index),
      collectionWith(`News${index}`, property),
    ]);
    const told = toldOf({
      [COURSES]: COURSES_NAMING('news-1'),
      'site-config/collections/courses/a.json': { title: 'Curso', news: 'b' },
      'site-config/collections/news-1/b.json': { title: 'Nota' },
      ...Object.fromEntries(schemas),
    });
    expect([...stderr.mock.calls, ...warned.mock.calls]).toEqual([]);
    vi.restoreAllMocks();
    expect(told).toEqual(
      mistakes.map(([, column, words], index) => [
        `${fileOf(index)}:6:${column}`,
        expect.stringMatching(words),
      ]),
    );
  },
);

test('what a page of records reads is not told while the schema of its collection is broken', () => {
  const field = '"body": {} }, "required": "title", "definitions": { "other": {}';
  const told = toldOf({
    ...COURSE,
    [COURSES]: COURSES_NAMING('news'),
    [NEWS]: collectionWith('News', field),
    'site-config/records/news.json': { card: { title: '{title}!', date: { field: 'day' } } },
  });
  expect(told).toEqual([[`${NEWS}:6:33`, expect.stringContaining('“required” must be a list')]]);
});

test('a field of a section that is left to what all share, and is not, is told at its place', () => {
  const schema = { ...QUOTE, properties: { title: true, wrods: true } };
  const told = toldOf({ 'blocks/sections/pull-quote/schema.json': schema as never });
  expect(told).toEqual([
    [
      expect.stringMatching(/pull-quote\/schema\.json:\d+:\d+/),
      expect.stringContaining('“wrods” isn’t described, and it isn’t a field that all blocks'),
    ],
  ]);
});

test('a block whose schema leads nowhere takes no completion, gallery or studio down', () => {
  const broken = { properties: { a: { $ref: '../no.schema.json#/a' } } };
  fixture = createFixture({ ...USED, 'blocks/fields/broken/schema.json': broken });
  const { files } = readSchemas(fixture.root);
  expect(files.has('sections/pull-quote.schema.json')).toBe(true);
  expect(files.has('fields/broken.schema.json')).toBe(false);
});
