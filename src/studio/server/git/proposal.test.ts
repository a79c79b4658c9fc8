import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { page } from '../../../content/testing/fixture.ts';
import { initRepository } from '../testing/remote.ts';
import { INICIO, SOBRE, setUpStudio } from '../testing/studio.ts';

const open = setUpStudio();
const NOVA = 'site-config/pages/nova.json';
const SOBRA = 'public/imagens/sobra.svg';

/** The site in a repository, with a new page that another links to, and a new picture. */
function changedSite() {
  const site = open();
  for (const left of ['.git', SOBRA])
    rmSync(join(site.root, left), { recursive: true, force: true });
  const run = initRepository(site.root);
  run('add', '-A');
  run('commit', '-q', '--allow-empty', '-m', 'first');
  const sobre = site.value(SOBRE);
  sobre.meta.breadcrumb = { label: 'Sobre', parents: [{ label: 'Nova', to: '/nova' }] };
  site.write({ [SOBRE]: sobre, [NOVA]: page('/nova') });
  writeFileSync(
    join(site.root, SOBRA),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  );
  const send = (files: string[]) => site.ask('send', { title: 'Nova', files });
  return { ...site, run, send };
}

it('lists the changes by title, and marks unused uploads', async () => {
  const { ask } = changedSite();
  const { files, hasRemote, past } = await ask('proposal', {});
  expect(files).toEqual([
    { file: SOBRA, title: 'sobra.svg', what: 'new', isUnused: true },
    { file: NOVA, title: expect.any(String), what: 'new', page: NOVA },
    { file: SOBRE, title: expect.any(String), what: 'changed', page: SOBRE },
  ]);
  expect([hasRemote, past]).toEqual([false, []]);
});

it('sends the chosen changes, and refuses if one that they need is missing', async () => {
  const { send, ask, run } = changedSite();
  await expect(send([SOBRE])).rejects.toThrow(/sem o que ficou de fora.* o site teria um erro/);
  await expect(send([])).rejects.toThrow('Escolha ao menos uma mudança para enviar.');
  await send([SOBRE, NOVA]);
  expect(run('show', '--name-only', '--format=%s', 'edicao/nova').split('\n')).toEqual([
    'Nova',
    '',
    NOVA,
    SOBRE,
  ]);
  const { files, open, continues, past } = await ask('proposal', {});
  expect(files).toMatchObject([{ file: SOBRA, isUnused: true }]);
  expect([open, continues]).toEqual([[{ branch: 'edicao/nova', title: 'Nova' }], undefined]);
  expect(past).toMatchObject([{ title: 'Nova', state: 'local' }]);
});

it.runIf(process.env.TEST_LONG)(
  'keeps two proposals of one page apart by field, and says what one needs of the other',
  async () => {
    const { send, ask, value, write, run } = changedSite();
    await send([SOBRE, NOVA]);
    const description = 'Outra descrição, mais longa, do que se lê aqui sobre nós e o que fazemos.';
    const sobre = value(SOBRE);
    write({ [SOBRE]: { ...sobre, meta: { ...sobre.meta, description } } });
    expect(await ask('proposal', {})).toMatchObject({ continues: 'edicao/nova' });
    await send([SOBRE]);
    const { meta } = JSON.parse(run('show', `edicao/nova-2:${SOBRE}`));
    expect([meta.description, meta.breadcrumb]).toEqual([description, undefined]);

    const inicio = value(INICIO);
    inicio.meta.breadcrumb = sobre.meta.breadcrumb;
    write({ [INICIO]: inicio });
    await expect(send([INICIO])).rejects.toThrow(/está em outra proposta/);
    await ask('send', { title: 'Início', branch: 'edicao/nova', files: [INICIO] });
    expect(run('log', '--format=%s', 'edicao/nova').split('\n')).toEqual([
      'Início',
      'Nova',
      'first',
    ]);
  },
);

it('says what a proposal changes, by the titles of pages and by field', async () => {
  const { send, ask, value, write } = changedSite();
  write({ [SOBRE]: { ...value(SOBRE), meta: { ...value(SOBRE).meta, title: 'Quem somos nós' } } });
  const { branch } = await send([SOBRE, NOVA, SOBRA]);
  const { files } = await ask('proposal-changes', { branch });
  expect(files).toEqual([
    { file: SOBRA, title: 'sobra.svg', what: 'new', changes: [] },
    { file: NOVA, title: 'Título de /nova', what: 'new', changes: [] },
    {
      file: SOBRE,
      title: 'Quem somos nós',
      what: 'changed',
      changes: expect.arrayContaining([
        expect.stringMatching(/Título.*: “Título de \/sobre” → “Quem somos nós”$/),
      ]),
    },
  ]);
  await expect(ask('proposal-changes', { branch: 'edicao/outra' })).rejects.toThrow();
});

it('shows a page as it was, and as it would be with what is chosen', async () => {
  const { ask, value, write, run } = changedSite();
  const labelOf = async (page: string, sent: string[]) => {
    const answer = await ask('proposal-page', { page, sent });
    return answer.page?.data.page.meta.breadcrumb?.label ?? answer.page?.data.page.path;
  };
  expect(await labelOf(SOBRE, [])).toBe('/sobre');
  expect(await labelOf(SOBRE, [SOBRE, NOVA])).toBe('Sobre');
  expect(await labelOf(NOVA, [])).toBeUndefined();
  expect(await labelOf(NOVA, [NOVA])).toBe('/nova');
  expect(run('status', '--porcelain', SOBRE)).not.toBe('');
  write({ 'site-config/navigation.json': { ...value('site-config/navigation.json'), a: 1 } });
  const { files } = await ask('proposal', {});
  const home = 'site-config/pages/inicio.json';
  expect(files).toContainEqual(expect.objectContaining({ title: 'Menus e rodapé', page: home }));
  await expect(labelOf('../x.json', [])).rejects.toThrow('não tem lugar');
});
