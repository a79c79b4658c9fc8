/** The function is killed after each of its calls of the forge; then somebody asks again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { startForge, type TestForge } from '../../../src/demo/forge/testing/forge.ts';
import { setUpPeople } from '../../../src/demo/forge/testing/people.ts';
import { sendOf, startStudio } from '../../../src/demo/forge/testing/studio.ts';
import { fixtureChecks } from '../../../src/supabase/studio/testing.ts';

const PAGE = 'site-config/pages/sobre.json';
const PICTURE = 'public/imagens/nova.png';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const site = fixtureChecks();
const { supabase, people } = setUpPeople();

let forge: TestForge;
beforeEach(async () => {
  forge = await startForge(FIXTURE_SITE);
  await supabase.query('truncate private.studio_log, private.studio_requests');
});
afterEach(() => forge.remove());

/** A forge whose `count`th call is made, but nobody hears its answer, nor makes another. */
function dyingAfter(count: number): { fetch: typeof fetch; calls: () => number } {
  let calls = 0;
  return {
    calls: () => calls,
    fetch: async (input, init) => {
      calls += 1;
      if (calls > count) throw new Error('killed');
      const response = await forge.fetch(new Request(input, init));
      if (calls === count) throw new Error('killed');
      return response;
    },
  };
}

const titled = async (title: string, name = 'main') =>
  ((await forge.textAt(name, PAGE)) ?? '').replace(/"title": "[^"]*"/, `"title": "${title}"`);

async function newSend(title: string, more = {}) {
  const send = await sendOf(forge, { [PAGE]: await titled(title) }, more);
  Object.assign(send.changes as object, { [PICTURE]: { was: null, base64: PNG } });
  return send;
}
const ask = (body: Record<string, unknown>, killed?: ReturnType<typeof dyingAfter>) =>
  startStudio({ supabase, forge, site, ...(killed && { fetch: killed.fetch }) }).ask(
    people.ana,
    body,
  );

interface Case {
  /** What is there before; resolves to what is asked. */
  begin(): Promise<Record<string, unknown>>;
  status: string;
  /** What is true once it was asked again. */
  proposals: number;
  commits: number;
}

const propose = async () => ask(await newSend('Um'));
const tipOf = ({ branch, tip }: Record<string, unknown>) => ({ branch, tip });

const CASES: Record<string, Case> = {
  'a new proposal': { begin: () => newSend('Um'), status: 'proposed', proposals: 1, commits: 1 },
  'a proposal that is gone on with': {
    begin: async () => newSend('Dois', { proposal: tipOf(await propose()) }),
    ...{ status: 'proposed', proposals: 1, commits: 1 },
  },
  'a change of the site itself': {
    begin: () => newSend('Um', { publish: true }),
    ...{ status: 'published', proposals: 0, commits: 2 },
  },
  'a proposal that is published': {
    begin: async () => ({ do: 'publish', ...tipOf(await propose()) }),
    ...{ status: 'published', proposals: 0, commits: 3 },
  },
  'a proposal that is withdrawn': {
    begin: async () => ({ do: 'withdraw', ...tipOf(await propose()) }),
    ...{ status: 'withdrawn', proposals: 0, commits: 1 },
  },
};
/** Above the number of calls that any of them makes: the last are not killed at all. */
const MOST = 20;

test.each(Object.entries(CASES))(
  '%s',
  async (_, { begin, status, proposals, commits }) => {
    const survived: number[] = [];
    for (let count = 1; count <= MOST; count += 1) {
      const body = await begin();
      const before = await forge.tip('main');
      const killed = dyingAfter(count);
      const first = await ask(body, killed);
      const isDone = killed.calls() < count;
      expect(first.status, `after call ${count}`).toBe(isDone ? status : 'failed');
      // Whatever happened: the published site is as it was, or as it is to be, and nothing between.
      const after = await forge.tip('main');
      if (after !== before) {
        expect(
          await forge.repository.resolve(`main:${PICTURE}`, 'blob'),
          `after call ${count}`,
        ).toBeTruthy();
        expect(await forge.textAt('main', PAGE)).toMatch(/"title": "(Um|Dois)"/);
      }
      const again = await ask(body);
      const ends = body.publish && isDone ? ['same'] : [status, ...(body.publish ? ['same'] : [])];
      // What was withdrawn or published and answered is no mistake the second time.
      expect([...ends, 'withdrawn', 'published'], `${count}: ${JSON.stringify(again)}`).toContain(
        again.status,
      );
      const { pulls } = forge.records.read();
      expect(
        pulls.filter(({ state }) => state === 'open'),
        `after call ${count}`,
      ).toHaveLength(proposals);
      const heads = await forge.repository.text([
        'for-each-ref',
        '--format=%(refname)',
        'refs/heads/edicao/',
      ]);
      expect((heads ?? '').split('\n').filter(Boolean), `after call ${count}`).toHaveLength(
        proposals,
      );
      expect(await forge.repository.text(['rev-list', '--count', 'main'])).toBe(String(commits));
      if (isDone) survived.push(count);
      forge.remove();
      forge = await startForge(FIXTURE_SITE);
      await supabase.query('truncate private.studio_log, private.studio_requests');
    }
    expect(survived.length, 'some were not killed, so that every call was').toBeGreaterThan(0);
  },
  1_200_000,
);
