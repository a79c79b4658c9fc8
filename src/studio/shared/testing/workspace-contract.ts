import { expect, it } from 'vitest';
import type { Workspace } from '../workspace.ts';

/** A workspace with the valid site of the validator's tests, and what somebody else does to its files. */
export interface OpenedWorkspace {
  workspace: Workspace;
  /** By file; null removes one. */
  writeElsewhere(files: Record<string, string | Uint8Array | null>): Promise<void>;
}

const PAGE = 'site-config/pages/sobre.json';
const NEW = 'site-config/pages/nova.json';
const PICTURE = 'public/imagens/forte.svg';

/** What every workspace does with files. `open` begins anew each time; not all give bytes that are no text. */
export function workspaceContract(
  open: () => Promise<OpenedWorkspace>,
  { readsBytes = true } = {},
): void {
  const stampsIn = async ({ list }: Workspace) =>
    new Map((await list({})).entries.map(({ file, stamp }) => [file, stamp]));
  const textOf = async ({ texts }: Workspace, file: string) =>
    (await texts({ files: [file] })).texts[file];

  it('lists the files of the site, as they are until one changes', async () => {
    const { workspace, writeElsewhere } = await open();
    const [first, again] = [await workspace.list({}), await workspace.list({})];
    expect(again).toEqual(first);
    expect(first.entries).toContainEqual(expect.objectContaining({ file: PAGE, kind: 'file' }));
    expect(first.entries).toContainEqual(expect.objectContaining({ file: PICTURE, kind: 'file' }));
    const before = await stampsIn(workspace);
    await writeElsewhere({ [PAGE]: '{}', [NEW]: '{}' });
    expect((await workspace.list({})).at).not.toBe(first.at);
    const after = await stampsIn(workspace);
    const changed = [...after].filter(([file, stamp]) => before.get(file) !== stamp);
    expect(changed.map(([file]) => file).filter((file) => file.endsWith('.json'))).toEqual(
      expect.arrayContaining([PAGE, NEW]),
    );
    expect(changed.map(([file]) => file)).not.toContain('site-config/site.json');
    // The same text has the same stamp, whoever wrote it.
    expect(after.get(PAGE)).toBe(after.get(NEW));
  });

  it('gives texts whole, bytes that are none as they are, and leaves out what is not there', async () => {
    const { workspace, writeElsewhere } = await open();
    await writeElsewhere({ [PAGE]: '\uFEFF{ "a": "ç" }\n' });
    expect(await textOf(workspace, PAGE)).toBe('\uFEFF{ "a": "ç" }\n');
    expect(await textOf(workspace, 'site-config/pages/nada.json')).toBeUndefined();
    if (!readsBytes) return;
    const bytes = Uint8Array.of(0x7b, 0xe7, 0x7d);
    await writeElsewhere({ [NEW]: bytes });
    expect(await textOf(workspace, NEW)).toEqual({ bytes: btoa(String.fromCharCode(...bytes)) });
  });

  it('writes a new, a changed and a removed file at once, with the stamps that it then lists', async () => {
    const { workspace } = await open();
    const stamps = await stampsIn(workspace);
    const home = 'site-config/pages/inicio.json';
    const changes = [
      { file: NEW, text: '{ "novo": true }\n' },
      { file: PAGE, text: '{ "mudou": true }\n', stamp: stamps.get(PAGE) },
      { file: home, stamp: stamps.get(home) },
    ];
    const answer = await workspace.write({ changes });
    const after = await stampsIn(workspace);
    expect(answer).toEqual({ saved: { [NEW]: after.get(NEW), [PAGE]: after.get(PAGE) } });
    expect(await textOf(workspace, NEW)).toBe('{ "novo": true }\n');
    expect(after.has(home)).toBe(false);
  });

  it.each([
    ['was changed', { [PAGE]: '{ "delas": true }\n' }],
    ['was removed', { [PAGE]: null }],
  ])('writes nothing if one of the files %s elsewhere, and says which', async (_, theirs) => {
    const { workspace, writeElsewhere } = await open();
    const stamp = (await stampsIn(workspace)).get(PAGE);
    await writeElsewhere(theirs);
    const mine = { file: PAGE, text: '{}', stamp };
    const answer = await workspace.write({ changes: [{ file: NEW, text: '{}' }, mine] });
    expect(answer).toEqual({ changed: [PAGE] });
    expect(await textOf(workspace, NEW)).toBeUndefined();
    expect(await textOf(workspace, PAGE)).toBe(theirs[PAGE] ?? undefined);
  });

  it('writes no new file over one that somebody else has made', async () => {
    const { workspace, writeElsewhere } = await open();
    await writeElsewhere({ [NEW]: '{ "delas": true }' });
    expect(await workspace.write({ changes: [{ file: NEW, text: '{}' }] })).toEqual({
      changed: [NEW],
    });
  });

  it.each(['../fora.json', 'public/a.json', 'site-config/nada.json', 'package.json', ''])(
    'neither reads nor writes where a site has no file: %j',
    async (file) => {
      const { workspace } = await open();
      await expect(workspace.texts({ files: [file] })).rejects.toThrow();
      await expect(workspace.write({ changes: [{ file, text: '{}' }] })).rejects.toThrow();
    },
  );

  it('knows what the studio cannot find out by itself', async () => {
    const { workspace } = await open();
    const { answers } = await workspace.facts({
      questions: [
        ['picture-size', PICTURE],
        ['picture-size', 'public/imagens/nada.svg'],
        ['picture-fault', PICTURE],
        ['icon-shapes', 'Shield'],
        ['missing-fonts', 'Nenhuma Assim'],
        ['font-ranges', 'Figtree'],
        ['font-ranges', 'Nenhuma Assim'],
      ],
    });
    expect(answers[0]).toMatchObject({ width: 40, height: 20 });
    expect(answers.slice(1, 3)).toEqual([null, null]);
    expect(answers[3]).not.toEqual([]);
    expect(answers[4]).not.toEqual([]);
    expect(answers[5]).toContain('U+0000-00FF');
    expect(answers[6]).toBeNull();
  });

  it('is set up by what the listing names', async () => {
    const { workspace } = await open();
    const setup = await workspace.setup({});
    expect(setup.setup).toBe((await workspace.list({})).setup);
    expect(setup.schemas).toHaveProperty(['page.schema.json']);
    expect(setup.readable).toHaveProperty(['sections/hero.schema.json', 'title']);
    expect(setup.templates.text).toContain('"path"');
  });
}
