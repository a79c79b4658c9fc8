/** The stand-in refuses what GitHub refuses, with its status and its words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appToken } from '../../../supabase/functions/studio/app-token.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { APP, APP_KEY, REPOSITORY, startForge, type TestForge } from './testing/test-forge.ts';

let forge: TestForge;
let now = Date.now();
let token = '';
let head = '';
beforeAll(async () => {
  forge = await startForge(FIXTURE_SITE, { now: () => now });
  head = (await forge.tip('main')) ?? '';
  token = (await granted()).token;
});
afterAll(() => forge.remove());

const jwt = (seconds = now / 1000, key = APP_KEY) => appToken(APP.id, key, seconds);
async function call(method: string, path: string, body?: object, by = token) {
  const response = await forge.fetch(
    new Request(`https://api.forge.example${path}`, {
      method,
      headers: { authorization: `Bearer ${by}` },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    ...(text !== '' && JSON.parse(text)),
  };
}
const granted = async (body: object = {}) =>
  call('POST', '/app/installations/1/access_tokens', body, await jwt());
const at = (path: string) => `/repos/${REPOSITORY}/${path}`;

test('a token is given to the app that signs, for what was agreed to, for an hour', async () => {
  const installed = await call('GET', at('installation'), undefined, await jwt());
  expect(installed).toMatchObject({ status: 200, id: 1 });
  expect(
    await call('GET', '/repos/owner/other/installation', undefined, await jwt()),
  ).toMatchObject({
    status: '404',
  });
  for (const wrong of ['x', 'a.b.c', await jwt(now / 1000 - 3_600), `${await jwt()}x`])
    expect(await call('GET', at('installation'), undefined, wrong)).toMatchObject({
      status: '401',
    });
  expect(await granted({ permissions: { administration: 'write' } })).toMatchObject({
    status: '422',
  });
  const { token: reader } = await granted({ permissions: { contents: 'read' } });
  expect(await call('POST', at('git/blobs'), { content: 'x' }, reader)).toMatchObject({
    ...{ status: '403', message: 'Resource not accessible by integration' },
  });
  expect(await call('GET', at('git/ref/heads/main'), undefined, '')).toMatchObject({
    status: '401',
  });
  now += 3_700_000;
  expect(await call('GET', at('git/ref/heads/main'))).toMatchObject({ message: 'Bad credentials' });
  token = (await granted()).token;
});

test('a branch moves forward, and from nowhere else', async () => {
  const { sha: tree } = await call('POST', at('git/trees'), {
    base_tree: (await call('GET', at(`git/commits/${head}`))).tree.sha,
    tree: [{ path: 'public/x.svg', mode: '100644', type: 'blob', content: '<svg/>' }],
  });
  const commits = await Promise.all(
    ['a', 'b'].map((message) =>
      call('POST', at('git/commits'), { message, tree, parents: [head] }),
    ),
  );
  const [a, b] = commits.map(({ sha }) => sha);
  expect(await call('PATCH', at('git/refs/heads/main'), { sha: a })).toMatchObject({ status: 200 });
  expect(await call('PATCH', at('git/refs/heads/main'), { sha: b, force: false })).toMatchObject({
    ...{ status: '422', message: 'Update is not a fast forward' },
  });
  expect(await call('PATCH', at('git/refs/heads/nunca'), { sha: a })).toMatchObject({
    message: 'Reference does not exist',
  });
  expect(await call('POST', at('git/refs'), { ref: 'refs/heads/main', sha: a })).toMatchObject({
    message: 'Reference already exists',
  });
  expect(
    await call('POST', at('git/refs'), { ref: 'refs/heads/x', sha: '1'.repeat(40) }),
  ).toMatchObject({
    message: 'Object does not exist',
  });
  expect(await call('DELETE', at('git/refs/heads/nunca'))).toMatchObject({ status: '422' });
  expect(await call('GET', at('git/ref/heads/nunca'))).toMatchObject({ status: '404' });
});

test('a pull request follows its branch, and is merged by a push of its base', async () => {
  const asks = { title: 'x', head: 'outro', base: 'main' };
  expect(await call('POST', at('pulls'), asks)).toMatchObject({
    ...{ status: '422', errors: [{ field: 'head', code: 'invalid' }] },
  });
  const tip = await forge.commit({ 'public/y.svg': '<svg/>' }, 'outro');
  const pull = await call('POST', at('pulls'), asks);
  expect(pull).toMatchObject({ state: 'open', head: { sha: tip } });
  expect((await call('POST', at('pulls'), asks)).errors[0].message).toBe(
    'A pull request already exists for owner:outro.',
  );
  await call('PATCH', at('git/refs/heads/main'), { sha: tip });
  expect(forge.records.read().pulls[0]).toMatchObject({ state: 'closed', merge_commit_sha: tip });
});

test('after 5,000 calls in an hour it says when to come back', async () => {
  now += 3_700_000;
  token = (await granted()).token;
  let last = await call('GET', at('pulls'));
  expect(last.headers.get('x-ratelimit-remaining')).toBe('4999');
  for (let count = 0; count < 5_000; count += 1) last = await call('GET', at('pulls'));
  expect(last).toMatchObject({ message: 'API rate limit exceeded for installation ID 1.' });
  expect(Number(last.headers.get('x-ratelimit-reset'))).toBeGreaterThan(now / 1000);
});
