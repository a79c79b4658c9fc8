import { expect, it } from 'vitest';
import { BRANCH, OTHER, PAGE, put, REMOVE, SQUASH, setUpRemote, text } from '../testing/remote.ts';

const { host, sent, past, colleague, propose, publish, followed, unsentFiles, git, read, ...acts } =
  setUpRemote('files');
const { changedBy, withdrawn } = acts;

it.runIf(process.env.TEST_LONG)(
  'a proposal stands on the published site alone, and moves nothing of the folder',
  async () => {
    put(host.root, PAGE, text('Um'));
    await git('add', '-N', '.');
    const before = await git('status', '--porcelain', '--branch');
    expect(await sent('Um título')).toMatchObject({ branch: BRANCH, pushed: true, notes: [] });
    expect(await git('status', '--porcelain', '--branch')).toBe(before);
    put(host.root, OTHER, text('Sobre'));
    expect(await sent('Dois')).toMatchObject({ branch: 'edicao/dois', pushed: true });
    for (const [branch, file] of [
      [BRANCH, PAGE],
      ['edicao/dois', OTHER],
    ] as const) {
      expect(await git('rev-parse', `${branch}~1`)).toBe(await git('rev-parse', 'origin/main'));
      expect(await changedBy(`origin/${branch}`)).toEqual([file]);
    }
    expect(await unsentFiles()).toEqual([]);
    expect([read(PAGE), read(OTHER)]).toEqual([text('Um'), text('Sobre')]);
  },
);

it('what others publish arrives, merged by field with what is not sent', async () => {
  put(host.root, PAGE, text('Meu'));
  await publish({ [PAGE]: text('Olá', 'De outra pessoa.'), [OTHER]: text('De outra pessoa') });
  expect(await followed()).toEqual({ isCurrent: true, arrived: [PAGE, OTHER] });
  expect([read(PAGE), read(OTHER)]).toEqual([
    text('Meu', 'De outra pessoa.'),
    text('De outra pessoa'),
  ]);
  expect(await git('rev-parse', 'HEAD')).toBe(await git('rev-parse', 'origin/main'));
  expect(await git('status', '--porcelain')).toBe(`M ${PAGE}`);
  expect(await unsentFiles()).toEqual([PAGE]);
  expect(await followed()).toEqual({ isCurrent: true, arrived: [] });
});

const SIDES = [
  ['theirs', 'De outra pessoa', []],
  ['mine', 'Meu', [PAGE]],
] as const;
it.each(process.env.TEST_LONG ? SIDES : SIDES.slice(0, 1))(
  'if both changed one field, it is asked, and %s stays',
  async (side, title, left) => {
    put(host.root, PAGE, text('Meu'));
    await publish({ [PAGE]: text('De outra pessoa'), [OTHER]: text('De outra pessoa') });
    const { conflict } = await followed();
    expect(conflict?.conflicts).toMatchObject([
      { file: PAGE, fields: [{ pointer: '/title', mine: 'Meu', theirs: 'De outra pessoa' }] },
    ]);
    expect([read(PAGE), read(OTHER)]).toEqual([text('Meu'), text('Olá')]);
    // Nothing is sent before that is answered.
    expect(await sent('Um título')).toMatchObject({ conflicts: [{ file: PAGE }] });
    expect(await past()).toEqual([]);
    const choices = { [PAGE]: [side] };
    expect(await followed({ choices, at: 'another state' })).toMatchObject({ arrived: [] });
    await followed({ choices, at: conflict?.at });
    expect([read(PAGE), read(OTHER)]).toEqual([text(title), text('De outra pessoa')]);
    expect(await unsentFiles()).toEqual(left);
  },
);

it.runIf(process.env.TEST_LONG)(
  'a proposal accepted by a squash is over, its branch gone, and the next stands on what is published',
  async () => {
    await propose();
    await colleague(...SQUASH, REMOVE);
    await publish({ [PAGE]: text('Dois', 'De outra pessoa.') });
    expect((await past())[0]).toMatchObject({ branch: BRANCH, state: 'accepted' });
    put(host.root, PAGE, text('Três'));
    await expect(sent('Mais', { branch: BRANCH })).rejects.toThrow(/já foi aceita/);
    expect(await sent('Mais')).toMatchObject({ branch: 'edicao/mais', pushed: true });
    expect(await git('rev-parse', 'edicao/mais~1')).toBe(await git('rev-parse', 'origin/main'));
    expect(await git('show', `edicao/mais:${PAGE}`)).toBe(text('Três', 'De outra pessoa.').trim());
    expect(await git('ls-remote', '--heads', 'origin', BRANCH)).toBe('');
  },
);

it.runIf(process.env.TEST_LONG)(
  'a withdrawn proposal is gone from the server, and what it changed is unsent again',
  async () => {
    await propose();
    put(host.root, OTHER, text('Sobre'));
    await sent('Fica');
    expect(await unsentFiles()).toEqual([]);
    await withdrawn(BRANCH);
    expect(await unsentFiles()).toEqual([PAGE]);
    expect(read(PAGE)).toBe(text('Dois'));
    expect((await past()).map(({ branch }) => branch)).toEqual(['edicao/fica']);
    const heads = await git('ls-remote', '--heads', 'origin', 'edicao/*');
    expect(heads.split('\n').map((line) => line.split('\t')[1])).toEqual([
      'refs/heads/edicao/fica',
    ]);
    expect(await sent('Um título')).toMatchObject({ branch: BRANCH, pushed: true });
  },
);
