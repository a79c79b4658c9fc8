import { expect, test, vi } from 'vitest';
import { createPublisher } from './publisher.ts';

/** A publisher whose builds end when the test says so. */
function started() {
  const states: Record<string, string[]> = {};
  const ended: unknown[][] = [];
  const builds: { commit: string; end(error?: Error): void }[] = [];
  const publisher = createPublisher({
    build: (commit, signal) =>
      new Promise<void>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        signal.addEventListener('abort', () => reject(signal.reason));
        builds.push({ commit, end });
      }),
    note: (commit, state) => {
      states[commit] ??= [];
      states[commit].push(state);
    },
    ended: (...told) => ended.push(told),
  });
  return { publisher, states, ended, builds };
}

test('what is published during a build is built afterwards, the last of it, once', async () => {
  const { publisher, states, ended, builds } = started();
  publisher.publish('a');
  publisher.publish('b');
  publisher.publish('c');
  expect(builds.map(({ commit }) => commit)).toEqual(['a']);
  expect(states).toEqual({ a: ['queued', 'in_progress'], b: ['queued'], c: ['queued'] });
  builds[0]?.end();
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  expect(builds[1]?.commit).toBe('c');
  builds[1]?.end();
  await vi.waitFor(() => expect(ended).toEqual([['a'], ['c']]));
  for (const commit of ['a', 'b', 'c'])
    expect(states[commit]).toEqual(['queued', 'in_progress', 'success']);
});

test('a build that fails says why, and the next one is made all the same', async () => {
  const { publisher, states, ended, builds } = started();
  const error = new Error('no disk');
  publisher.publish('a');
  builds[0]?.end(error);
  await vi.waitFor(() => expect(ended).toEqual([['a', error]]));
  expect(states.a?.at(-1)).toBe('failure');
  publisher.publish('b');
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  builds[1]?.end();
  await vi.waitFor(() => expect(states.b?.at(-1)).toBe('success'));
});

test('a build that the end of the server has stopped is not told as failed', async () => {
  const { publisher, states, ended, builds } = started();
  publisher.publish('a');
  publisher.publish('b');
  await publisher.close();
  expect(builds).toHaveLength(1);
  expect(ended).toEqual([]);
  expect(states).toEqual({ a: ['queued', 'in_progress'], b: ['queued'] });
});
