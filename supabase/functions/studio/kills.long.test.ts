/** The function is killed after each of its calls of the forge; then somebody asks again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { setUpPeople } from '../../../src/demo/forge/testing/people.ts';
import { problemsOnMain } from '../../../src/demo/forge/testing/problems.ts';
import { sendOf, startStudio } from '../../../src/demo/forge/testing/studio.ts';
import { startForge, type TestForge } from '../../../src/demo/forge/testing/test-forge.ts';
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
const branches = async () =>
  (
    (await forge.repository.text(['for-each-ref', '--format=%(refname)', 'refs/heads/edicao/'])) ??
    ''
  )
    .split('\n')
    .filter(Boolean);

test.each(Object.entries(CASES))(
  '%s, killed after each of its calls',
  async (_, one) => {
    const { begin, status, proposals, commits } = one;
    let isDone = false;
    for (let count = 1; !isDone; count += 1) {
      const after = `after call ${count}`;
      const body = await begin();
      const before = await forge.tip('main');
      const killed = dyingAfter(count);
      const first = await ask(body, killed);
      isDone = killed.calls() < count;
      expect(first.status, after).toBe(isDone ? status : 'failed');
      // Whatever happened: the published site is as it was, or as it is to be, and nothing between.
      const isPublished = (await forge.tip('main')) !== before;
      const picture = await forge.repository.resolve(`main:${PICTURE}`, 'blob');
      expect(await problemsOnMain(forge, site), after).toEqual([]);
      expect(
        [
          picture !== undefined,
          /"title": "(Um|Dois)"/.test((await forge.textAt('main', PAGE)) ?? ''),
        ],
        after,
      ).toEqual([isPublished, isPublished]);
      const again = await ask(body);
      expect(again.status, after).toBe(body.publish && isPublished ? 'same' : status);
      const { pulls } = forge.records.read();
      expect(
        pulls.filter(({ state }) => state === 'open'),
        after,
      ).toHaveLength(proposals);
      expect(await branches(), after).toHaveLength(proposals);
      expect(await forge.repository.text(['rev-list', '--count', 'main']), after).toBe(
        String(commits),
      );
      forge.remove();
      forge = await startForge(FIXTURE_SITE);
      await supabase.query('truncate private.studio_log, private.studio_requests');
      if (isDone) console.info(`${one.status}: killed after each of ${count - 1} calls`);
    }
  },
  1_200_000,
);
