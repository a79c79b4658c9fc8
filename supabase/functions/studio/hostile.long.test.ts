/** Requests of people who mean no good, of each role: nothing is made, nothing is told, and nobody else is held up. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import {
  BODIES,
  DRAWINGS,
  PATHS,
  pictures,
  SENDS,
  sessions,
} from '../../../src/demo/forge/testing/hostile.ts';
import { setUpPeople } from '../../../src/demo/forge/testing/people.ts';
import {
  sendOf,
  startStudio,
  type TestStudio,
  tokenOf,
} from '../../../src/demo/forge/testing/studio.ts';
import { APP_KEY, startForge, type TestForge } from '../../../src/demo/forge/testing/test-forge.ts';
import { fixtureChecks } from '../../../src/supabase/studio/testing.ts';

const PAGE = 'site-config/pages/sobre.json';
const { supabase, people, give } = setUpPeople();
let forge: TestForge;
let studio: TestStudio;
let refs = '';
const refsNow = async () => (await forge.repository.text(['for-each-ref'])) ?? '';
beforeAll(async () => {
  forge = await startForge(FIXTURE_SITE);
  studio = startStudio({ supabase, forge, site: fixtureChecks() });
});
afterAll(() => forge.remove());
beforeEach(async () => {
  await supabase.query('truncate private.studio_requests');
  refs = await refsNow();
});
afterEach(async () => {
  expect(await refsNow()).toBe(refs);
  expect(studio.failures).toEqual([]);
});

const ROLES = ['bia', 'ana'] as const;
const send = (changes: object, more = {}) => ({
  ...{ do: 'send', id: randomUUID(), title: 'x', changes },
  ...more,
});
/** Fewer requests are taken in an hour than these tests make. */
const many = () => supabase.query('truncate private.studio_requests');

test.each(ROLES)('%s: no path but content', async (who) => {
  expect(PATHS.length).toBeGreaterThan(50);
  await many();
  for (const path of PATHS) {
    const changes = JSON.parse(`{${JSON.stringify(path)}: {"was": null, "text": "{}"}}`);
    const told = await studio.ask(people[who], send(changes, { publish: who === 'ana' }));
    expect(['refused', 'malformed'], path).toContain(told.status);
  }
});

test.each(ROLES)(
  '%s: no drawing that does more than draw, no bytes that are no picture',
  async (who) => {
    expect(DRAWINGS.length).toBeGreaterThan(50);
    await many();
    for (const text of DRAWINGS)
      expect(
        await studio.ask(people[who], send({ 'public/x.svg': { was: null, text } })),
        text,
      ).toMatchObject({
        ...{ http: 422, status: 'refused', refusals: [{ fault: 'drawing' }] },
      });
    await many();
    const all = pictures();
    expect(all.length).toBeGreaterThan(50);
    for (const [name, base64] of all)
      expect(
        await studio.ask(people[who], send({ [name]: { was: null, base64 } })),
        base64,
      ).toMatchObject({
        ...{ http: 422, status: 'refused', refusals: [{ fault: 'picture' }] },
      });
  },
);

test.each(ROLES)('%s: nothing that is asked wrongly', async (who) => {
  expect(BODIES.length + SENDS.length).toBeGreaterThan(100);
  for (const body of BODIES) {
    const { http, status } = await studio.ask(people[who], body);
    expect([400, 403, 404], `${body}: ${status}`).toContain(http);
  }
  const real = await sendOf(forge, { [PAGE]: '{}' });
  for (const part of SENDS) {
    const { http, status } = await studio.ask(people[who], JSON.stringify({ ...real, ...part }));
    expect([400, 403], `${JSON.stringify(part)}: ${status}`).toContain(http);
  }
});

test('sessions that nobody has begun, or that have ended', async () => {
  const all = sessions(await tokenOf(people.bia));
  expect(all.length).toBeGreaterThan(50);
  for (const token of all)
    for (const body of [{ do: 'head' }, await sendOf(forge, { [PAGE]: '{}' })])
      expect(await studio.ask(token, body), token).toEqual(
        expect.objectContaining({ status: expect.stringMatching(/^(signed-out|denied)$/) }),
      );
});

test('an account without a role, and one that has lost it, may nothing', async () => {
  const names = [
    'head',
    'texts',
    'file',
    'history',
    'version',
    'send',
    'proposals',
    'withdraw',
    'publish',
    'deploy',
  ];
  await give('eva', 'none');
  for (const who of ['nobody', 'eva'] as const)
    for (const name of names)
      for (const more of [{}, { commit: await forge.tip('main'), shas: [] }, { publish: true }])
        expect(await studio.ask(people[who], { do: name, ...more })).toMatchObject({ http: 403 });
  await give('eva', 'editor');
});

test('an editor publishes nothing, and touches no proposal of another', async () => {
  const page = (await forge.textAt('main', PAGE)) ?? '';
  const text = page.replace(/"title": "[^"]*"/, '"title": "De Bia"');
  const told = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: text }));
  const { branch, tip } = told as unknown as Record<string, string>;
  refs = await refsNow();
  const proposal = { branch, tip };
  for (let count = 0; count < 17; count += 1)
    for (const body of [
      { do: 'publish', ...proposal },
      { do: 'withdraw', ...proposal },
      await sendOf(forge, { [PAGE]: page.replace('"title"', ' "title"') }, { proposal }),
    ])
      expect(await studio.ask(people.eva, body)).toMatchObject({ http: 403, status: 'denied' });
  expect(
    await studio.ask(people.bia, await sendOf(forge, { [PAGE]: text }, { publish: true })),
  ).toMatchObject({ status: 'denied' });
});

test.each(ROLES)('%s: nothing that is too large', async (who) => {
  const text = (length: number) => JSON.stringify({ x: 'a'.repeat(length) });
  // Just over the limit, and more and more.
  const sizes = (most: number) => Array.from({ length: 17 }, (_, at) => most + 1 + at ** 4);
  const large = [
    ...sizes(1_000_000).map((size) => ({ [PAGE]: { was: null, text: text(size) } })),
    ...sizes(5_000_000).map((size) => ({
      'public/x.png': { was: null, base64: Buffer.alloc(size).toString('base64') },
    })),
    ...sizes(500_000).map((size) => ({
      'public/x.svg': { was: null, text: `<svg>${' '.repeat(size)}</svg>` },
    })),
  ];
  expect(large.length).toBeGreaterThan(50);
  for (const changes of large)
    expect(await studio.ask(people[who], send(changes))).toMatchObject({
      ...{ http: 422, status: 'refused' },
    });
});

test('nothing that is too large, too many or too often', async () => {
  const text = (length: number) => JSON.stringify({ x: 'a'.repeat(length) });
  for (const body of [send({ x: { was: null, text: text(12_000_000) } }), text(13_000_000)])
    expect(await studio.ask(people.ana, body)).toMatchObject({ http: 413, status: 'too-large' });
  const files = Array.from({ length: 101 }, (_, at) => [
    `public/${at}.svg`,
    { was: null, text: '' },
  ]);
  expect(await studio.ask(people.ana, send(Object.fromEntries(files)))).toMatchObject({
    http: 413,
  });
  await many();
  let last = 0;
  for (let count = 0; count <= 121; count += 1)
    last = (await studio.ask(people.bia, send({ x: { was: null } }))).http;
  expect(last).toBe(429);
  expect(await studio.ask(people.ana, { do: 'head' })).toMatchObject({ http: 200 });
});

test('fifty commits that would not be valid', async () => {
  const page = (await forge.textAt('main', PAGE)) ?? '';
  const value = JSON.parse(page);
  const broken: string[] = [
    ...[
      '',
      ' ',
      '{',
      '[]',
      'null',
      '1',
      '"x"',
      '{}',
      page.slice(0, -3),
      `${page}x`,
      `x${page}`,
      '\0',
    ],
    ...[
      '\ufeff{}',
      '<<<<<<< HEAD\n{}',
      '['.repeat(100_000),
      '{"a":'.repeat(20_000),
      '{"path":"/x"}',
    ],
    ...Object.keys(value).map((key) => JSON.stringify({ ...value, [key]: undefined })),
    ...Object.keys(value).map((key) => JSON.stringify({ ...value, [key]: 5 })),
    ...Object.keys(value).map((key) => JSON.stringify({ ...value, [key]: null })),
    ...['/Sobre', 'sobre', '//x', '/x y', '/../x', 'https://x.example', '/inicio?x', '/', ''].map(
      (path) => JSON.stringify({ ...value, path }),
    ),
    ...['x', 5, null, 'script', '__proto__', 'hero '].map((type) =>
      JSON.stringify({ ...value, sections: [{ type, title: 'x' }] }),
    ),
    JSON.stringify({ ...value, x: 1 }),
    JSON.stringify({ ...value, sections: [] }),
    ...['javascript:alert(1)', '/nao-existe', 'data:text/html,x', '/sobre#nada'].map((to) =>
      JSON.stringify({ ...value, sections: [{ type: 'hero', title: 'x', text: `[x](${to})` }] }),
    ),
  ];
  expect(broken.length).toBeGreaterThan(45);
  const singles = ['site', 'navigation', 'messages', 'theme', 'integrations'];
  const bodies = [
    ...broken.map((text) => ({ [PAGE]: text })),
    ...singles.map((name) => ({ [`site-config/${name}.json`]: null })),
    ...['x', 'pages', 'forms/X', 'nunca/x'].map((name) => ({
      [`site-config/${name}.json`.toLowerCase()]: '{}',
    })),
  ];
  for (const [index, texts] of bodies.entries()) {
    if (index % 100 === 0) await many();
    const told = await studio.ask(people.ana, await sendOf(forge, texts, { publish: true }));
    expect(['invalid', 'refused', 'same'], JSON.stringify(texts).slice(0, 200)).toContain(
      told.status,
    );
  }
}, 600_000);

test('a link, another repository and a file that is a folder stay as they are', async () => {
  const link = (await forge.repository.writeBlob(Buffer.from('../../etc'))) ?? '';
  const head = (await forge.tip('main')) ?? '';
  const tree = await forge.repository.writeTree(head, [
    { path: 'public/link', mode: '120000', sha: link },
    { path: 'public/link.png', mode: '120000', sha: link },
    { path: 'public/modulo', mode: '160000', sha: head },
    { path: 'site-config/link.json', mode: '120000', sha: link },
  ]);
  const commit = await forge.repository.text(['commit-tree', String(tree), '-p', head, '-m', 'x'], {
    env: Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((kind) => [
        [`GIT_${kind}_NAME`, 'x'],
        [`GIT_${kind}_EMAIL`, 'x@a.example'],
      ]),
    ),
  });
  await forge.repository.run(['update-ref', 'refs/heads/main', String(commit)]);
  refs = await refsNow();
  for (const path of [
    'public/link/x.svg',
    'public/link.png',
    'public/modulo/x.svg',
    'site-config/link.json',
  ])
    for (const change of [{ was: null, text: '{}' }, { was: link, text: '{}' }, { was: link }])
      expect(
        await studio.ask(people.ana, send({ [path]: change }, { publish: true })),
        path,
      ).toMatchObject({
        ...{ http: 422, status: 'refused' },
      });
  const asks = { do: 'version', commit, file: 'site-config/link.json' };
  expect(await studio.ask(people.ana, asks)).toMatchObject({ text: null });
  const file = { do: 'file', commit, sha: link };
  expect(await studio.ask(people.ana, file)).toMatchObject({ http: 404 });
});

test('no answer holds a token or the key of the app', async () => {
  const answers = [];
  for (const name of ['head', 'proposals', 'texts', 'send', 'deploy'])
    answers.push(
      await studio.ask(people.ana, { do: name, commit: await forge.tip('main'), shas: [] }),
    );
  const text = JSON.stringify(answers);
  expect(text).not.toMatch(/ghs_|PRIVATE KEY|eyJ/);
  expect(text).not.toContain(APP_KEY.split('\n')[1]);
});
