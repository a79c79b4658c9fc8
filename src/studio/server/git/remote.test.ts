import { expect, it } from 'vitest';
import { BRANCH, OTHER, PAGE, put, REMOVE, SQUASH, setUpRemote, text } from '../testing/remote.ts';
import { branchOf } from './state.ts';

const {
  host,
  colleagueProposes,
  git,
  read,
  sent,
  resent,
  past,
  isOpen,
  colleague,
  publish,
  propose,
} = setUpRemote();

it('a proposal accepted by a squash is over, and the next begins at what is published', async () => {
  await propose();
  await colleague(...SQUASH, REMOVE);
  // Somebody goes on with main, in the same file.
  await publish({ [PAGE]: text('Dois', 'De outra pessoa.'), [OTHER]: text('De outra pessoa') });
  expect(await isOpen()).toBe(false);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'accepted' });
  put(host.root, PAGE, text('Três'));
  const next = await sent('Mais um título');
  expect(next).toMatchObject({ branch: 'edicao/mais-um-titulo', pushed: true });
  expect(await git('rev-parse', 'HEAD~1')).toBe(await git('rev-parse', 'origin/main'));
  expect(read(PAGE)).toBe(text('Três', 'De outra pessoa.'));
  expect(read(OTHER)).toBe(text('De outra pessoa'));
  expect(await git('status', '--porcelain')).toBe('');
  await colleague(['merge', '-q', '--no-ff', '-m', 'next', 'origin/edicao/mais-um-titulo']);
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
