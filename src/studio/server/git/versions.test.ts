import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SAVED, type Version } from '../../shared/versions.ts';
import { initRepository } from '../testing/remote.ts';
import { SOBRE, setUpStudio, startStudio } from '../testing/studio.ts';

const open = setUpStudio();
const EMPRESA = 'site-config/pages/empresa.json';

function repository() {
  const site = open();
  rmSync(join(site.root, '.git'), { recursive: true, force: true });
  const run = initRepository(site.root);
  run('config', 'log.showSignature', 'true');
  run('config', 'color.ui', 'always');
  const commit = (title: string) => {
    run('add', '-A');
    run('commit', '-q', '-m', title);
  };
  const page = site.value(SOBRE);
  const write = (title: string) =>
    site.write({ [SOBRE]: { ...page, meta: { ...page.meta, title } } });
  const list = async (file = SOBRE, count = 20): Promise<Version[]> =>
    (await site.ask('versions', { file, count })).versions;
  const contentOf = async (id: string | undefined, file = SOBRE) =>
    (await site.ask('version', { file, id })).value;
  return { ...site, run, commit, write, list, contentOf, title: page.meta.title };
}

it('tells who changed which fields and when, and what is saved but in no commit', async () => {
  const { commit, write, list, contentOf, title } = repository();
  commit('O site');
  write('Outro título');
  commit('Título novo');
  write('Mais um título');
  const [saved, second, first] = await list();
  expect(saved).toEqual({ id: SAVED, changes: [expect.stringContaining('“Mais um título”')] });
  expect(second).toMatchObject({
    author: 'Ana',
    title: 'Título novo',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    changes: [`Busca e redes sociais › Título na aba e na busca: “${title}” → “Outro título”`],
  });
  expect(first).toMatchObject({ title: 'O site', changes: ['Arquivo novo'] });
  expect((await contentOf(SAVED)).meta.title).toBe('Mais um título');
  expect((await contentOf(first?.id)).meta.title).toBe(title);
});

it('follows a renamed file, and tells of a text that could not be read', async () => {
  const { commit, root, run, list, contentOf, title, ask, value, write } = repository();
  commit('O site');
  run('mv', SOBRE, EMPRESA);
  commit('Outro nome');
  const page = value(EMPRESA);
  writeFileSync(join(root, EMPRESA), '{ "path": ');
  commit('Pela metade');
  writeFileSync(join(root, EMPRESA), JSON.stringify(page));
  commit('Inteiro');
  const versions = await list(EMPRESA);
  expect(versions.map(({ changes }) => changes)).toEqual([
    ['O texto, que não podia ser lido, foi consertado'],
    ['O texto ficou com um erro, e não pode ser lido'],
    [`O arquivo se chamava ${SOBRE}`],
    ['Arquivo novo'],
  ]);
  expect((await contentOf(versions[3]?.id, EMPRESA)).meta.title).toBe(title);
  expect(await contentOf(versions[1]?.id, EMPRESA)).toBeUndefined();
  expect(await ask('versions', { file: EMPRESA, count: 2 })).toMatchObject({ hasMore: true });
  expect((await list(EMPRESA, 2)).length).toBe(2);
  write('De volta');
  expect(await list(SOBRE)).toMatchObject([
    { id: SAVED, changes: ['Arquivo novo'] },
    { title: 'Outro nome', changes: ['Arquivo apagado'] },
    { title: 'O site' },
  ]);
});

it('knows only commits that changed the file, and only files of the site', async () => {
  const { commit, write, list, ask, run, root, studio } = repository();
  commit('O site');
  writeFileSync(join(root, 'outro.txt'), 'a');
  commit('Outra coisa');
  write('Outro título');
  commit('Título novo');
  expect(await list()).toHaveLength(2);
  const foreign = [`--output=${join(root, 'written')}`, 'HEAD', 'main', '', `${'0'.repeat(40)}`];
  for (const id of [...foreign, run('rev-parse', 'HEAD~1')])
    await expect(ask('version', { file: SOBRE, id })).rejects.toThrow('não tem essa versão');
  for (const file of ['../outro.txt', 'outro.txt', '--output=written', '/etc/passwd'])
    for (const name of ['versions', 'version'] as const)
      await expect(ask(name, { file, id: 'HEAD', count: 1 })).rejects.toThrow('não tem lugar');
  expect(existsSync(join(root, 'written'))).toBe(false);
  const server = await startStudio(studio);
  const body = JSON.stringify({ file: SOBRE, id: '--output=written' });
  expect((await server.send({ path: '/api/version', body })).status).toBe(400);
  await server.stop();
});

it('lists what was sent and is not accepted', async () => {
  const { commit, write, list, ask } = repository();
  commit('O site');
  write('Outro título');
  await ask('send', { title: 'Título novo' });
  expect(await list()).toMatchObject([{ title: 'Título novo' }, { title: 'O site' }]);
});

it('says plainly that a site in no repository has no versions', async () => {
  const { ask, root } = open();
  rmSync(join(root, '.git'), { recursive: true, force: true });
  await expect(ask('versions', { file: SOBRE, count: 9 })).rejects.toThrow(
    'não está em um repositório git',
  );
});

it('gives a file that is in no commit as new', async () => {
  const { list, ask } = repository();
  expect(await list()).toEqual([{ id: SAVED, changes: ['Arquivo novo'] }]);
  expect(await ask('versions', { file: EMPRESA, count: 9 })).toEqual({
    versions: [],
    hasMore: false,
  });
});

it('opens a form with the value that visitors know', async () => {
  const { root, commit, ask, value } = repository();
  const [form, added] = ['site-config/forms/contato.json', 'site-config/forms/novo.json'];
  const known = value(form);
  commit('O site');
  for (const file of [form, added]) writeFileSync(join(root, file), JSON.stringify({ fields: [] }));
  const { files } = await ask('open', { files: [form, added, SOBRE] });
  expect(files[form].published).toEqual(known);
  expect(files[added].published).toBeNull();
  expect(files[SOBRE]).not.toHaveProperty('published');
});
