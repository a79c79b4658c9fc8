import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

const { host, git, read, sent, past, colleague, publish, propose, followed, unsentFiles, ...acts } =
  setUpRemote();
const { renewed, withdrawn, changedBy } = acts;

it.each([
  ['a merge', [...MERGE, REMOVE]],
  ['a squash, its branch still there', SQUASH],
  ['a rebase', REBASE],
])('a proposal accepted by %s is over, and what was sent is nothing new', async (_, accept) => {
  await propose();
  await colleague(...accept);
  await publish({ [OTHER]: text('De outra pessoa') });
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'accepted' });
  expect(await unsentFiles()).toEqual([]);
  expect(await followed()).toMatchObject({ arrived: [OTHER] });
  expect(await git('status', '--porcelain')).toBe('');
  put(host.root, PAGE, text('Três'));
  expect(await sent('Mais')).toMatchObject({ branch: 'edicao/mais', pushed: true });
  expect(await git('rev-parse', 'edicao/mais~1')).toBe(await git('rev-parse', 'origin/main'));
});

it('what the reviewer changed of a proposal before it was accepted is news, and asks nothing', async () => {
  await propose();
  await colleague(['switch', '-q', BRANCH]);
  put(host.theirs, PAGE, text('Dois, melhor'));
  await gitIn(host.theirs, 'commit', '-q', '-a', '-m', 'Melhor');
  await gitIn(host.theirs, 'push', '-q');
  await colleague(...MERGE, REMOVE);
  expect(await followed()).toEqual({ isCurrent: true, arrived: [PAGE] });
  expect(read(PAGE)).toBe(text('Dois, melhor'));
  expect(await unsentFiles()).toEqual([]);
});

it('a proposal whose branch was deleted unaccepted is not brought back; its changes are unsent again', async () => {
  await propose();
  await colleague(REMOVE);
  expect(await unsentFiles()).toEqual([PAGE]);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'removed' });
  await expect(acts.resent(BRANCH)).rejects.toThrow(/apagada no servidor/);
  await expect(sent('Mais', { branch: BRANCH })).rejects.toThrow(/aceita ou encerrada/);
  put(host.root, OTHER, text('Três'));
  await sent('Mais', { files: [OTHER] });
  expect(await changedBy('origin/edicao/mais')).toEqual([OTHER]);
  expect(await git('ls-remote', '--heads', 'origin', BRANCH)).toBe('');
  expect(read(PAGE)).toBe(text('Dois'));
});

it('a proposal whose branch was renamed goes on there', async () => {
  await propose();
  await colleague(['push', '-q', 'origin', `origin/${BRANCH}:refs/heads/edicao/melhor`], REMOVE);
  put(host.root, OTHER, text('Três'));
  expect(await sent('Mais', { branch: BRANCH })).toMatchObject({ branch: BRANCH, pushed: true });
  const heads = await git('ls-remote', '--heads', 'origin', 'edicao/*');
  expect(heads.split('\n').map((line) => line.split('\t')[1])).toEqual([
    'refs/heads/edicao/melhor',
  ]);
  expect(heads).toContain(await git('rev-parse', BRANCH));
});

it('a published branch that was renamed is found', async () => {
  await propose();
  await colleague(...SQUASH, ['push', '-q', 'origin', 'main:refs/heads/publicado']);
  await gitIn(host.bare, 'symbolic-ref', 'HEAD', 'refs/heads/publicado');
  await colleague(['push', '-q', 'origin', '--delete', 'main']);
  expect((await past())[0]?.state).toBe('accepted');
});

it('main rewritten: the folder follows it, and the next proposal stands on the new one', async () => {
  await propose();
  await colleague(['checkout', '-q', '--orphan', 'new']);
  put(host.theirs, OTHER, text('De novo'));
  await gitIn(host.theirs, 'commit', '-q', '-a', '-m', 'O site, de novo');
  await gitIn(host.theirs, 'push', '-q', '-f', 'origin', 'new:main');
  expect(await followed()).toMatchObject({ arrived: [OTHER] });
  expect([read(PAGE), read(OTHER)]).toEqual([text('Dois'), text('De novo')]);
  await expect(sent('Mais', { branch: BRANCH })).rejects.toThrow(/Não há nada salvo|foi refeito/);
  put(host.root, PAGE, text('Três'));
  expect(await sent('Do novo')).toMatchObject({ branch: 'edicao/do-novo', pushed: true });
  expect(await git('rev-parse', 'edicao/do-novo~1')).toBe(await git('rev-parse', 'origin/main'));
});

it('a proposal that a colleague has gone on with is left alone', async () => {
  await propose();
  await colleague(
    ['switch', '-q', BRANCH],
    ['commit', '-q', '--allow-empty', '-m', 'De outra pessoa'],
    ['push', '-q'],
  );
  put(host.root, PAGE, text('Três'));
  await expect(sent('Mais', { branch: BRANCH })).rejects.toThrow(/Outra pessoa fez/);
  await expect(withdrawn(BRANCH)).rejects.toThrow(/Outra pessoa fez/);
  expect(await sent('Mais')).toMatchObject({ branch: 'edicao/mais', pushed: true });
  expect((await past()).map(({ branch, state }) => [branch, state])).toEqual([
    ['edicao/mais', 'sent'],
    [BRANCH, 'sent'],
  ]);
});

it('main moved in the same field: a sent proposal takes it in, and says what was chosen', async () => {
  await propose();
  await publish({ [PAGE]: text('De outra pessoa', 'De outra pessoa.') });
  const asked = await renewed(BRANCH);
  expect(asked.conflicts).toMatchObject([{ file: PAGE, fields: [{ pointer: '/title' }] }]);
  await followed({ choices: { [PAGE]: ['mine'] }, at: asked.at });
  expect(await renewed(BRANCH)).toMatchObject({ branch: BRANCH, pushed: true });
  expect(await git('show', `origin/${BRANCH}:${PAGE}`)).toBe(
    text('Dois', 'De outra pessoa.').trim(),
  );
  await colleague(...MERGE); // without a conflict
  expect(await unsentFiles()).toEqual([]);
});

describe('a page that one has removed or renamed', () => {
  const RENAMED = 'site-config/pages/sobre-nos.json';
  it('and the other has changed, is asked about', async () => {
    put(host.root, OTHER, text('Meu'));
    await colleague(['rm', '-q', OTHER], ['commit', '-q', '-m', 'Sem'], ['push', '-q']);
    const { conflict } = await followed();
    expect(conflict?.conflicts).toMatchObject([{ file: OTHER, fields: [{ pointer: '' }] }]);
    await followed({ choices: { [OTHER]: ['mine'] }, at: conflict?.at });
    expect(read(OTHER)).toBe(text('Meu'));
    expect(await unsentFiles()).toEqual([OTHER]);
  });

  it('and the other has not, is gone', async () => {
    put(host.root, PAGE, text('Meu'));
    await colleague(['rm', '-q', OTHER], ['commit', '-q', '-m', 'Sem'], ['push', '-q']);
    expect(await followed()).toMatchObject({ arrived: [OTHER] });
    expect(await git('status', '--porcelain')).toBe(`M ${PAGE}`);
  });

  it('has the changes of the other under its new name', async () => {
    put(host.root, OTHER, text('Meu'));
    await colleague(['mv', OTHER, RENAMED], ['commit', '-q', '-m', 'Nome'], ['push', '-q']);
    expect(await followed()).toMatchObject({ arrived: expect.arrayContaining([RENAMED]) });
    expect(read(RENAMED)).toBe(text('Meu'));
    expect(() => read(OTHER)).toThrow();

    rmSync(join(host.root, RENAMED));
    put(host.root, OTHER, text('Meu'));
    await publish({ [RENAMED]: text('Olá', 'De outra pessoa.') });
    await followed();
    expect(read(OTHER)).toBe(text('Meu', 'De outra pessoa.'));
    expect(() => read(RENAMED)).toThrow();
  });
});

it('pictures come and go as they are, and one that both replaced is asked about', async () => {
  const [OWN, BOTH] = ['public/imagens/minha.png', 'public/imagens/foto.png'];
  const bytes = Buffer.from([0x89, 0x50, 0, 0xff, 0x0d, 0x0a, 0x80]);
  const write = (at: string, file: string, more: number) => {
    put(at, file, '');
    writeFileSync(join(at, file), Buffer.concat([bytes, Buffer.alloc(more, 0xfe)]));
  };
  write(host.root, OWN, 0);
  write(host.root, BOTH, 2000);
  await colleague();
  write(host.theirs, BOTH, 4000);
  await gitIn(host.theirs, 'add', '-A');
  await gitIn(host.theirs, 'commit', '-q', '-m', 'Foto');
  await gitIn(host.theirs, 'push', '-q');
  const { conflict } = await followed();
  expect(conflict?.conflicts).toMatchObject([
    { file: BOTH, fields: [{ mine: '2 kB', theirs: '4 kB' }] },
  ]);
  await followed({ choices: { [BOTH]: ['theirs'] }, at: conflict?.at });
  expect(await git('hash-object', BOTH)).toBe(await git('rev-parse', `origin/main:${BOTH}`));
  await sent('Uma imagem');
  expect(await changedBy('origin/edicao/uma-imagem')).toEqual([OWN]);
  expect(await git('rev-parse', `origin/edicao/uma-imagem:${OWN}`)).toBe(
    await git('hash-object', OWN),
  );
});

it('a folder on a proposal that the studio once switched to comes back when that is over', async () => {
  await git('switch', '-q', '-c', BRANCH);
  put(host.root, PAGE, text('Um'));
  await git('commit', '-q', '-a', '-m', 'Um título');
  await git('push', '-q', '-u', 'origin', BRANCH);
  put(host.root, OTHER, text('Dois'));
  await publish({ [PAGE]: text('Olá', 'De outra pessoa.') });
  expect(JSON.stringify((await followed()).waits)).toContain('waits-branch');
  expect(await git('symbolic-ref', '--short', 'HEAD')).toBe(BRANCH);
  expect(await unsentFiles()).toEqual([OTHER]);
  await colleague(REMOVE);
  await followed();
  expect(await git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect([read(PAGE), read(OTHER)]).toEqual([text('Um', 'De outra pessoa.'), text('Dois')]);
  expect(await unsentFiles()).toEqual([PAGE, OTHER]);
});

it('a proposal of somebody else, whose branch a reviewer has here, is theirs', async () => {
  await colleague(['switch', '-q', '-c', BRANCH]);
  put(host.theirs, PAGE, text('De outra pessoa'));
  await gitIn(host.theirs, 'commit', '-q', '-a', '-m', 'De outra pessoa');
  await gitIn(host.theirs, 'push', '-q', '-u', 'origin', BRANCH);
  await git('fetch', '-q');
  await git('switch', '-q', BRANCH);
  await followed();
  expect(await git('symbolic-ref', '--short', 'HEAD')).toBe(BRANCH);
  await git('switch', '-q', 'main');
  expect(await unsentFiles()).toEqual([]);
  await expect(withdrawn(BRANCH)).rejects.toThrow(/Outra pessoa fez/);
  put(host.root, OTHER, text('Meu'));
  await expect(sent('Mais', { branch: BRANCH })).rejects.toThrow(/Outra pessoa fez/);
});

it('a run that died after the files were written loses nothing, and the next ends it', async () => {
  put(host.root, PAGE, text('Meu'));
  await publish({ [PAGE]: text('Olá', 'De outra pessoa.'), [OTHER]: text('De outra pessoa') });
  const head = await git('rev-parse', 'HEAD');
  await followed();
  await git('update-ref', 'refs/heads/main', head); // before the branch was moved
  await followed();
  expect(await git('rev-parse', 'HEAD')).toBe(await git('rev-parse', 'origin/main'));
  expect(read(PAGE)).toBe(text('Meu', 'De outra pessoa.'));
  expect(await git('status', '--porcelain')).toBe(`M ${PAGE}`);
});

it('without a network nothing arrives, what is sent waits, and goes later', async () => {
  await publish({ [OTHER]: text('De outra pessoa') });
  host.isAway = true;
  expect(await followed()).toEqual({ isCurrent: false, arrived: [] });
  put(host.root, PAGE, text('Um'));
  const first = await sent('Um título');
  expect(first.pushed).toBe(false);
  expect(first.notes.join()).toMatch(/não respondeu/);
  expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'local' });
  await expect(withdrawn('main')).rejects.toThrow(/Não há uma proposta/);
  host.isAway = false;
  // Meanwhile a colleague has used the name.
  await colleague(
    ['commit', '-q', '--allow-empty', '-m', 'Um título'],
    ['push', '-q', 'origin', `HEAD:refs/heads/${BRANCH}`],
  );
  const answer = await acts.resent(BRANCH);
  expect(answer).toMatchObject({ branch: `${BRANCH}-2`, pushed: true });
  expect(answer.notes.join()).toMatch(/mudanças de outra pessoa: a sua se chama/);
  expect(await changedBy(`origin/${BRANCH}-2`)).toEqual([PAGE]);
  expect(await gitIn(host.bare, 'rev-parse', BRANCH)).not.toBe(
    await git('rev-parse', `${BRANCH}-2`),
  );
});

it('who is asked for a password is told so, and edits on', async () => {
  await git('remote', 'set-url', 'origin', host.locked);
  expect(await followed()).toEqual({ isCurrent: false, arrived: [] });
  put(host.root, PAGE, text('Um'));
  const { pushed, notes } = await sent('Um título');
  expect([pushed, notes.join()]).toEqual([false, expect.stringMatching(/não reconheceu você/)]);
});
