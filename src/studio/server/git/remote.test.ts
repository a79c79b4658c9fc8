import { expect, it } from 'vitest';
import { BRANCH, PAGE, put, REMOVE, SQUASH, setUpRemote, text } from '../testing/remote.ts';
import { branchOf } from './state.ts';

const { host, colleagueProposes, sent, resent, past, colleague, propose, expectNextBegins } =
  setUpRemote();

it('a proposal accepted by a squash is over, and the next begins at what is published', async () => {
  await propose();
  await colleague(...SQUASH, REMOVE);
  await expectNextBegins();
});

it('a proposal that the network kept back is sent later, with nothing new in it', async () => {
  host.isAway = true;
  put(host.root, PAGE, text('Um'));
  const first = await sent('Um título');
  expect(first.pushed).toBe(false);
  expect(first.notes.join()).toMatch(/não respondeu/);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'local' });
  put(host.root, PAGE, text('Dois'));
  await sent('Depois', true);
  host.isAway = false;
  for (const branch of [BRANCH, 'edicao/depois'])
    expect(await resent(branch)).toMatchObject({ branch, pushed: true });
  expect((await past()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  await expect(resent('main')).rejects.toThrow(/Não há uma proposta/);
});

it('two proposals of one title get two names, also if both were made while one had no network', async () => {
  host.isAway = true;
  put(host.root, PAGE, text('Um'));
  await sent('Um título');
  host.isAway = false;
  await colleagueProposes();
  const answer = await resent(BRANCH);
  expect(answer).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
  expect(answer.notes.join()).toMatch(/mudanças de outra pessoa: a sua se chama/);
  expect(await branchOf(host.root)).toBe(`${BRANCH}-2`);
});
