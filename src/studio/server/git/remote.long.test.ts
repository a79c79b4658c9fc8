import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  BRANCH,
  gitIn,
  MERGE,
  OTHER,
  PAGE,
  put,
  REBASE,
  REMOVE,
  SQUASH,
  setUpRemote,
  text,
} from '../testing/remote.ts';
import { branchOf } from './state.ts';

const { host, git, read, sent, past, isOpen, colleague, publish, propose, expectNextBegins } =
  setUpRemote();

it.each([
  ['a merge', [...MERGE, REMOVE]],
  ['a squash, its branch still there', SQUASH],
  ['a rebase', REBASE],
])('a proposal accepted by %s is over', async (_, accept) => {
  await propose();
  await colleague(...accept);
  await expectNextBegins();
});

it('what contradicts the published site goes on from where it was, and says so', async () => {
  await propose();
  await colleague(...SQUASH);
  await publish({ [PAGE]: text('De outra pessoa') });
  put(host.root, PAGE, text('Três'));
  const next = await sent('Mais um título');
  expect(next.pushed).toBe(true);
  expect(next.notes.join()).toMatch(/mudado também no site publicado/);
  expect(read(PAGE)).toBe(text('Três'));
});

it('what a hook refuses is as it was, though it was merged with what is published', async () => {
  await propose();
  await colleague(...SQUASH);
  await publish({ [PAGE]: text('Dois', 'De outra pessoa.') });
  put(host.root, PAGE, text('Três'));
  put(host.root, OTHER, text('Sobre'));
  put(host.root, '.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  chmodSync(join(host.root, '.git/hooks/pre-commit'), 0o755);
  await expect(sent('Mais um título')).rejects.toThrow(/tudo ficou como estava/);
  expect([read(PAGE), read(OTHER)]).toEqual([text('Três'), text('Sobre')]);
  expect(await branchOf(host.root)).toBe(BRANCH);
  expect(await git('branch', '--format=%(refname:short)')).toBe(`${BRANCH}\nmain`);
});

it('what somebody else has published already is not sent', async () => {
  await propose();
  await colleague(...SQUASH);
  await publish({ [PAGE]: text('Três') });
  put(host.root, PAGE, text('Três'));
  await expect(sent('Mais um título')).rejects.toThrow(/já está no site publicado/);
  expect(read(PAGE)).toBe(text('Três'));
});

it('a proposal whose branch was deleted unaccepted is not brought back; the next has its changes', async () => {
  await propose();
  await colleague(REMOVE);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'removed' });
  put(host.root, OTHER, text('Três'));
  const next = await sent('Mais um título');
  expect(next).toMatchObject({ branch: 'edicao/mais-um-titulo', pushed: true });
  expect(next.notes.join()).toMatch(/apagada no servidor sem ser aceita/);
  expect(await git('ls-remote', '--heads', 'origin', BRANCH)).toBe('');
  expect(read(PAGE)).toBe(text('Dois'));
});

it('a proposal whose branch was renamed goes on there', async () => {
  await propose();
  await colleague(['push', '-q', 'origin', `origin/${BRANCH}:refs/heads/edicao/melhor`], REMOVE);
  put(host.root, OTHER, text('Três'));
  expect(await sent('Mais um título')).toMatchObject({ branch: BRANCH, pushed: true });
  const heads = await git('ls-remote', '--heads', 'origin', 'edicao/*');
  expect(heads.split('\n').map((line) => line.split('\t')[1])).toEqual([
    'refs/heads/edicao/melhor',
  ]);
  expect(heads).toContain(await git('rev-parse', 'HEAD'));
});

it('a published branch that was renamed is found', async () => {
  await propose();
  await colleague(...SQUASH, ['push', '-q', 'origin', 'main:refs/heads/publicado']);
  await gitIn(host.bare, 'symbolic-ref', 'HEAD', 'refs/heads/publicado');
  await colleague(['push', '-q', 'origin', '--delete', 'main']);
  expect(await isOpen()).toBe(false);
});

it('main rewritten: an open proposal goes on, and the next begins at the new one', async () => {
  await propose();
  await colleague(
    ['checkout', '-q', '--orphan', 'new'],
    ['commit', '-q', '-m', 'O site, de novo'],
    ['push', '-q', '-f', 'origin', 'new:main'],
  );
  expect(await isOpen()).toBe(true);
  put(host.root, PAGE, text('Três'));
  expect(await sent('Mais')).toMatchObject({ branch: BRANCH, pushed: true });

  await git('switch', '-q', 'main');
  put(host.root, PAGE, text('Quatro'));
  expect(await sent('Do novo')).toMatchObject({ branch: 'edicao/do-novo', pushed: true });
  expect(await git('rev-parse', 'HEAD~1')).toBe(await git('rev-parse', 'origin/main'));
});

it('a proposal that a colleague has gone on with gets another name', async () => {
  await propose();
  await colleague(
    ['switch', '-q', BRANCH],
    ['commit', '-q', '--allow-empty', '-m', 'De outra pessoa'],
    ['push', '-q'],
  );
  put(host.root, PAGE, text('Três'));
  expect(await sent('Mais')).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
  const states = Object.fromEntries((await past()).map(({ branch, state }) => [branch, state]));
  expect(states).toEqual({ [BRANCH]: 'sent', [`${BRANCH}-2`]: 'sent' });
});
