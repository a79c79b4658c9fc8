import { describe, expect, it } from 'vitest';
import { BRANCH, OTHER, PAGE, put, setUpRemote, text } from '../testing/remote.ts';

const { host, git, read, sent, publish, followed, unsentFiles, changedBy } = setUpRemote();

describe('a folder that is a developer’s', () => {
  const commitHere = async (file: string, content: string) => {
    put(host.root, file, content);
    await git('add', '-A');
    await git('commit', '-q', '-m', 'Do programa');
  };
  const state = async () => [
    await git('rev-parse', 'HEAD', 'main'),
    await git('status', '--porcelain'),
    await git('symbolic-ref', 'HEAD'),
  ];

  it('stays on its branch; a proposal has what is saved alone, merged with what is published', async () => {
    await git('switch', '-q', '-c', 'programa');
    await commitHere('src/a.ts', 'export {};\n');
    await commitHere(OTHER, text('Do programa'));
    put(host.root, PAGE, text('Meu'));
    await publish({ [PAGE]: text('Olá', 'De outra pessoa.') });
    const before = await state();
    const { arrived, waits } = await followed();
    expect([arrived, JSON.stringify(waits)]).toEqual([[], expect.stringContaining('waits-branch')]);
    await sent('Um título');
    expect(await changedBy(`origin/${BRANCH}`)).toEqual([PAGE]);
    expect(await git('show', `${BRANCH}:${PAGE}`)).toBe(text('Meu', 'De outra pessoa.').trim());
    expect(await state()).toEqual(before);
    await publish({ [PAGE]: text('De outra pessoa') });
    put(host.root, PAGE, text('Meu, de novo'));
    const asked = await sent('Dois');
    expect(asked.conflicts).toMatchObject([{ fields: [{ theirs: 'De outra pessoa' }] }]);
    await sent('Dois', { choices: { [PAGE]: ['mine'] }, at: asked.at });
    expect(await git('show', `origin/edicao/dois:${PAGE}`)).toContain('"Meu, de novo"');
    expect(await unsentFiles()).toEqual([]);
  });

  it.each([
    ['commits of its own', () => commitHere(OTHER, text('Meu')), 'waits-commits'],
    [
      'something staged',
      async () => {
        put(host.root, 'a.txt', 'a');
        await git('add', 'a.txt');
      },
      'waits-staged',
    ],
    [
      'a rebase that is under way',
      async () => put(host.root, '.git/rebase-merge/head-name', 'refs/heads/main\n'),
      'under-way',
    ],
  ])('with %s keeps it', async (_, prepare, reason) => {
    await prepare();
    await publish({ [PAGE]: text('De outra pessoa') });
    const before = await state();
    expect(JSON.stringify((await followed()).waits)).toContain(reason);
    expect(await state()).toEqual(before);
    expect(read(PAGE)).toBe(text('Olá'));
  });

  it('gets a program that has changed when that is agreed to, and not over changes of its own', async () => {
    await commitHere('src/a.ts', 'export {};\n');
    await git('push', '-q', 'origin', 'main');
    await publish({ [PAGE]: text('De outra pessoa'), 'src/a.ts': 'export const a = 1;\n' });
    put(host.root, 'src/a.ts', 'export const b = 2;\n');
    expect(await followed()).toEqual({ isCurrent: true, arrived: [], program: 'waits' });
    const refused = await followed({ withProgram: true });
    expect(JSON.stringify(refused.waits)).toContain('waits-files');
    expect([read('src/a.ts'), read(PAGE)]).toEqual(['export const b = 2;\n', text('Olá')]);
    await git('checkout', '-q', 'src/a.ts');
    const taken = await followed({ withProgram: true });
    expect(taken).toMatchObject({ arrived: [PAGE], program: 'arrived' });
    expect(read('src/a.ts')).toBe('export const a = 1;\n');
    expect(await git('status', '--porcelain')).toBe('');
  });
});
