/** Reading, proposing and publishing, over a real repository and the real validator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { setUpPeople } from '../../../src/demo/forge/testing/people.ts';
import { problemsOnMain } from '../../../src/demo/forge/testing/problems.ts';
import { sendOf, startStudio, type TestStudio } from '../../../src/demo/forge/testing/studio.ts';
import { startForge, type TestForge } from '../../../src/demo/forge/testing/test-forge.ts';
import { fixtureChecks } from '../../../src/supabase/studio/testing.ts';

const PAGE = 'site-config/pages/sobre.json';
const OTHER = 'site-config/pages/inicio.json';
const site = fixtureChecks();
const { supabase, people, give } = setUpPeople();

let forge: TestForge;
let studio: TestStudio;
let published: string[] = [];
let page = '';
beforeEach(async () => {
  published = [];
  forge = await startForge(FIXTURE_SITE, { published: (commit) => published.push(commit) });
  studio = startStudio({ supabase, forge, site });
  page = (await forge.textAt('main', PAGE)) ?? '';
  await supabase.query('truncate private.studio_log, private.studio_requests');
});
afterEach(() => {
  forge.remove();
  expect(studio.failures).toEqual([]);
});

const titled = (title: string, text = page) =>
  text.replace(/"title": "[^"]*"/, `"title": "${title}"`);
const openPulls = () => forge.records.read().pulls.filter(({ state }) => state === 'open');
const tipOf = (told: Record<string, unknown>) => ({ branch: told.branch, tip: told.tip });

test('the head names the content and nothing else, and says who asks', async () => {
  await forge.commit({ '.github/workflows/site.yml': 'on: push\n', 'package.json': '{}' });
  const head = await studio.ask(people.bia, { do: 'head' });
  expect(head).toMatchObject({
    ...{ http: 200, status: 'ok', branch: 'main', commit: await forge.tip('main') },
    ...{ isOutdated: false, person: { name: 'bia', email: 'bia@a.example', role: 'editor' } },
  });
  const files = Object.keys(head.files as object);
  expect(files).toContain(PAGE);
  expect(files.filter((file) => !/^(site-config|public)\//.test(file))).toEqual([]);
  const { sha } = (head.files as Record<string, { sha: string }>)[PAGE]!;
  const texts = await studio.ask(people.bia, { do: 'texts', commit: head.commit, shas: [sha] });
  expect(texts.texts).toEqual({ [sha]: page });
});

test('a picture is read as bytes, a file of the code not at all', async () => {
  const commit = await forge.commit({ 'secret.json': '{"key": 1}' });
  const file = 'public/favicon.svg';
  const sha = await forge.repository.resolve(`main:${file}`, 'blob');
  const found = await studio.ask(people.bia, { do: 'file', commit, sha });
  expect(Buffer.from(String(found.base64), 'base64')).toEqual(
    readFileSync(join(FIXTURE_SITE, file)),
  );
  const code = await forge.repository.resolve('main:secret.json', 'blob');
  for (const asks of [
    { do: 'file', commit, sha: code },
    { do: 'texts', commit, shas: [code] },
  ])
    expect(await studio.ask(people.ana, asks)).toMatchObject({ http: 404, status: 'not-there' });
});

test('a file has its older versions', async () => {
  await forge.commit({ [PAGE]: titled('Outro') });
  const told = await studio.ask(people.bia, { do: 'history', file: PAGE, count: 1 });
  expect(told).toMatchObject({ hasMore: true, versions: [{ author: 'Bia', title: 'by hand' }] });
  const all = await studio.ask(people.bia, { do: 'history', file: PAGE, count: 9 });
  const [, first] = all.versions as { commit: string }[];
  const version = await studio.ask(people.bia, {
    do: 'version',
    file: PAGE,
    commit: first!.commit,
  });
  expect(version.text).toBe(page);
  const gone = { do: 'version', file: 'site-config/pages/nunca.json', commit: first!.commit };
  expect(await studio.ask(people.bia, gone)).toMatchObject({ status: 'ok', text: null });
});

test('an editor’s change becomes a branch on what is published, and a pull request', async () => {
  const head = await forge.tip('main');
  const told = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Quem somos') }));
  expect(told).toMatchObject({ http: 200, status: 'proposed' });
  expect(told.branch).toMatch(/^edicao\/novo-titulo-[0-9a-f]{12}$/);
  const branch = String(told.branch);
  expect(await forge.tip('main')).toBe(head);
  expect(await forge.textAt(branch, PAGE)).toContain('Quem somos');
  const told1 = await forge.repository.text(['log', '-1', '--format=%P %an <%ae> %cn %s', branch]);
  expect(told1).toBe(`${head} bia <bia@a.example> studio[bot] Novo título`);
  expect(openPulls()).toMatchObject([{ title: 'Novo título', head: { ref: branch } }]);
  const listed = await studio.ask(people.eva, { do: 'proposals' });
  expect(listed.proposals).toMatchObject([
    { branch, tip: told.commit, state: 'open', author: { name: 'bia', isMe: false } },
  ]);
});

test('two proposals know nothing of each other', async () => {
  const first = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Um') }));
  const index = (await forge.textAt('main', OTHER)) ?? '';
  const second = await studio.ask(
    people.bia,
    await sendOf(forge, { [OTHER]: titled('Dois', index) }),
  );
  expect(await forge.textAt(String(second.branch), PAGE)).toBe(page);
  expect(await studio.ask(people.ana, { do: 'publish', ...tipOf(second) })).toMatchObject({
    status: 'published',
  });
  expect(await forge.textAt('main', PAGE)).toBe(page);
  expect(await forge.textAt('main', OTHER)).toContain('Dois');
  expect(await forge.tip(String(second.branch))).toBeUndefined();
  expect(openPulls()).toMatchObject([{ head: { ref: first.branch } }]);
  expect(published).toEqual([await forge.tip('main')]);
});

test('a proposal that is gone on with stands on what is published now', async () => {
  const first = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Um') }));
  const index = (await forge.textAt('main', OTHER)) ?? '';
  const head = await forge.commit({ [OTHER]: titled('De outra pessoa', index) });
  const more = await sendOf(forge, { [PAGE]: titled('Dois') }, { proposal: tipOf(first) });
  const second = await studio.ask(people.bia, more);
  expect(second).toMatchObject({ status: 'proposed', branch: first.branch });
  const diff = await forge.repository.text(['diff', '--name-only', head, String(second.tip)]);
  expect(diff).toBe(PAGE);
  expect(openPulls()).toHaveLength(1);
  expect(await studio.ask(people.bia, more)).toMatchObject({ status: 'proposed', tip: second.tip });
  const late = await sendOf(forge, { [PAGE]: titled('Três') }, { proposal: tipOf(first) });
  expect(await studio.ask(people.bia, late)).toMatchObject({
    ...{ http: 409, status: 'tip-moved', tip: second.tip },
  });
});

test('what somebody else has changed meanwhile is named, and other files are not in the way', async () => {
  const send = await sendOf(forge, { [PAGE]: titled('Meu') }, { publish: true });
  const index = (await forge.textAt('main', OTHER)) ?? '';
  await forge.commit({ [OTHER]: titled('Início', index) });
  expect(await studio.ask(people.ana, send)).toMatchObject({ status: 'published' });
  expect(await forge.textAt('main', OTHER)).toContain('Início');
  await forge.commit({ [PAGE]: titled('Dela') });
  const is = await forge.repository.resolve(`main:${PAGE}`, 'blob');
  const late = { ...send, changes: { [PAGE]: { was: null, text: titled('Meu outro') } } };
  expect(await studio.ask(people.ana, late)).toMatchObject({
    ...{ http: 409, status: 'moved', files: { [PAGE]: is } },
  });
});

test('a page and a picture come and go', async () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const path = 'public/imagens/nova.png';
  const send = await sendOf(forge, { [PAGE]: titled('Com foto') }, { publish: true });
  Object.assign(send.changes as object, { [path]: { was: null, base64: png } });
  expect(await studio.ask(people.ana, send)).toMatchObject({ status: 'published' });
  expect((await forge.repository.run(['cat-file', 'blob', `main:${path}`])).out).toEqual(
    Buffer.from(png, 'base64'),
  );
  expect(await studio.ask(people.ana, send)).toMatchObject({ status: 'same' });
  const removal = await sendOf(forge, { [path]: null }, { publish: true });
  expect(await studio.ask(people.ana, removal)).toMatchObject({ status: 'published' });
  expect(await forge.textAt('main', path)).toBeUndefined();
});

test('what would not be valid is told with its place, and nothing is made', async () => {
  const send = await sendOf(forge, { [PAGE]: page.replace('"title"', '"titel"') });
  const told = await studio.ask(people.bia, send);
  expect(told).toMatchObject({ http: 422, status: 'invalid', isOutdated: false });
  expect(told.problems).toContainEqual(expect.objectContaining({ file: PAGE, severity: 'error' }));
  const dead = await sendOf(forge, { [PAGE]: page.replace(/"path": "[^"]+"/, '"path": "/outro"') });
  expect(await studio.ask(people.bia, dead)).toMatchObject({ status: 'invalid' });
  expect(openPulls()).toEqual([]);
});

test('a proposal that no longer fits what is published is not merged', async () => {
  const told = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Um') }));
  await forge.commit({ [PAGE]: titled('Outro') });
  const asks = { do: 'publish', ...tipOf(told) };
  expect(await studio.ask(people.ana, asks)).toMatchObject({ status: 'moved' });
  const merged = await sendOf(forge, { [PAGE]: titled('Os dois') }, { proposal: tipOf(told) });
  const again = await studio.ask(people.bia, merged);
  expect(await studio.ask(people.ana, { do: 'publish', ...tipOf(again) })).toMatchObject({
    status: 'published',
  });
  expect(await forge.textAt('main', PAGE)).toContain('Os dois');
});

test('a branch on which somebody has put more than content is left to the forge', async () => {
  const told = await studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Um') }));
  const branch = String(told.branch);
  const tip = await forge.commit({ 'package.json': '{}' }, branch);
  const head = await forge.tip('main');
  expect(await studio.ask(people.ana, { do: 'publish', branch, tip })).toMatchObject({
    ...{ http: 422, status: 'not-content' },
  });
  expect(await forge.tip('main')).toBe(head);
});

test('what is over stays over: merged, deleted, withdrawn', async () => {
  const propose = async (title: string) =>
    studio.ask(people.bia, await sendOf(forge, { [PAGE]: titled(title) }));
  const merged = await propose('Um');
  await studio.ask(people.ana, { do: 'publish', ...tipOf(merged) });
  const deleted = await propose('Dois');
  await forge.repository.run(['update-ref', '-d', `refs/heads/${deleted.branch}`]);
  const withdrawn = await propose('Três');
  const withdrawal = { do: 'withdraw', ...tipOf(withdrawn) };
  expect(await studio.ask(people.eva, withdrawal)).toMatchObject({ http: 403, status: 'denied' });
  expect(await studio.ask(people.bia, withdrawal)).toMatchObject({ status: 'withdrawn' });
  for (const one of [merged, deleted, withdrawn]) {
    const more = await sendOf(forge, { [PAGE]: titled('Mais') }, { proposal: tipOf(one) });
    expect(await studio.ask(people.bia, more)).toMatchObject({ http: 409, status: 'over' });
    expect(await forge.tip(String(one.branch))).toBeUndefined();
  }
  const states = (await studio.ask(people.bia, { do: 'proposals' })).proposals as object[];
  expect(states).toMatchObject([{ state: 'withdrawn' }, { state: 'open' }, { state: 'published' }]);
  const { data } = await people.ana.rpc('list_studio_log');
  expect(data.map(({ kind, name }: Record<string, string>) => `${name} ${kind}`)).toEqual([
    ...['bia proposed', 'ana published', 'bia proposed', 'bia proposed', 'bia withdrawn'],
  ]);
});

test('a role that is taken away ends with the next request', async () => {
  expect(await studio.ask(people.eva, { do: 'head' })).toMatchObject({ http: 200 });
  await give('eva', 'none');
  const send = await sendOf(forge, { [PAGE]: titled('Um') });
  expect(await studio.ask(people.eva, send)).toMatchObject({ http: 403, status: 'denied' });
  await give('eva', 'editor');
  expect(await studio.ask(people.eva, send)).toMatchObject({ status: 'proposed' });
});

test('a site with other blocks or newer schemas is not published by this function', async () => {
  const older = startStudio({ supabase, forge, site: { ...site, blocks: 'a'.repeat(40) } });
  expect(await older.ask(people.ana, { do: 'head' })).toMatchObject({ isOutdated: true });
  const send = await sendOf(forge, { [PAGE]: titled('Um') }, { publish: true });
  expect(await older.ask(people.ana, send)).toMatchObject({ http: 409, status: 'outdated' });
  expect(await older.ask(people.bia, await sendOf(forge, { [PAGE]: titled('Um') }))).toMatchObject({
    status: 'proposed',
  });
});

test('the deploy of a commit is told as it goes on', async () => {
  const commit = await forge.commit({ [PAGE]: titled('Um') });
  const asks = { do: 'deploy', commit };
  expect(await studio.ask(people.bia, asks)).toMatchObject({ deploy: 'unknown' });
  forge.deploy(commit, 'in_progress', 'https://site.example');
  expect(await studio.ask(people.bia, asks)).toMatchObject({ deploy: 'building' });
  forge.deploy(commit, 'success', 'https://site.example');
  expect(await studio.ask(people.bia, asks)).toMatchObject({
    ...{ deploy: 'live', url: 'https://site.example' },
  });
});

test('of two who publish at once, both arrive or one is told', async () => {
  const index = (await forge.textAt('main', OTHER)) ?? '';
  const others = await Promise.all([
    sendOf(forge, { [PAGE]: titled('A') }, { publish: true }),
    sendOf(forge, { [OTHER]: titled('B', index) }, { publish: true }),
    sendOf(forge, { [PAGE]: titled('C') }, { publish: true }),
  ]);
  const told = await Promise.all(
    others.map((send) => startStudio({ supabase, forge, site }).ask(people.ana, send)),
  );
  expect(told[1]).toMatchObject({ status: 'published' });
  expect([told[0]!.status, told[2]!.status].sort()).toEqual(['moved', 'published']);
  expect(await forge.textAt('main', OTHER)).toContain('"B"');
});

/** What two may do at the same time, and in what it may end. */
const RACES = {
  'two who publish the same page': {
    begin: async (round: number) => [
      await sendOf(forge, { [PAGE]: titled(`A ${round}`) }, { publish: true }),
      await sendOf(forge, { [PAGE]: titled(`B ${round}`) }, { publish: true }),
    ],
    ends: [['moved', 'published']],
  },
  'one publishes a proposal that its author withdraws': {
    async begin(round: number) {
      const proposal = await proposed(`A ${round}`);
      return [
        { do: 'publish', ...proposal },
        { do: 'withdraw', ...proposal },
      ];
    },
    ends: [
      ['over', 'published'],
      ['over', 'withdrawn'],
      ['published', 'withdrawn'],
    ],
  },
  'two windows go on with one proposal': {
    async begin(round: number) {
      const proposal = await proposed(`A ${round}`);
      return [
        await sendOf(forge, { [PAGE]: titled(`B ${round}`) }, { proposal }),
        await sendOf(forge, { [PAGE]: titled(`C ${round}`) }, { proposal }),
      ];
    },
    ends: [['proposed', 'tip-moved']],
  },
  'one window sends the same twice': {
    async begin(round: number) {
      const send = await sendOf(forge, { [PAGE]: titled(`A ${round}`) });
      return [send, send];
    },
    ends: [['proposed', 'proposed']],
  },
};

async function proposed(title: string) {
  const told = await studio.ask(people.ana, await sendOf(forge, { [PAGE]: titled(title) }));
  expect(told.status).toBe('proposed');
  const { branch, tip } = told as unknown as Record<string, string>;
  return { branch, tip };
}

test.each(Object.entries(RACES))(
  'thirteen times: %s',
  async (_, { begin, ends }) => {
    for (let round = 0; round < 13; round += 1) {
      await supabase.query('truncate private.studio_requests');
      const bodies = await begin(round);
      const told = await Promise.all(
        bodies.map((body) => startStudio({ supabase, forge, site }).ask(people.ana, body)),
      );
      const statuses = told.map(({ status }) => status).sort();
      expect(ends, `round ${round}: ${statuses}`).toContainEqual(statuses);
      expect(await problemsOnMain(forge, site)).toEqual([]);
      const text = (await forge.textAt('main', PAGE)) ?? '';
      // Whole: what was there, or what one of them has sent.
      const title = /"title": "([AB] \d+)"/.exec(text)?.[1];
      expect(text).toBe(title === undefined ? page : titled(title));
    }
  },
  600_000,
);
