/** The links of a person, over the tables of the embedded database. */
import { beforeEach, expect, test } from 'vitest';
import { setUpSupabase } from '../../demo/supabase/testing/supabase.ts';
import type { ShownByLink } from '../shared/links.ts';
import { type Drafts, NO_COPY } from './copy.ts';
import { createLinks } from './links.ts';

let bia: Awaited<ReturnType<typeof supabase.person>>;
const supabase = setUpSupabase(async () => {
  bia = await supabase.person('bia@exemplo.com.br');
});
beforeEach(async () => {
  await supabase.query('truncate public.studio_links cascade');
  await give('editor');
});

const give = (access: string) =>
  supabase.service.rpc('set_access', { address: 'bia@exemplo.com.br', access }).throwOnError();

const linksOf = (drafts: Drafts = {}) =>
  createLinks({
    ...{ database: bia.client, address: 'https://a.example/estudio/link' },
    kept: { copy: async () => ({ ...NO_COPY, drafts }) },
  });

const shown = (title: string): ShownByLink => ({
  ...{ file: 'site-config/pages/home.json', title },
  page: {
    data: { page: { sections: [{ type: 'hero', title }] }, assets: { '/a.webp': {} } },
    site: { logo: '/b.svg' },
  },
});

const read = async (link: string) => {
  const token = link.split('#')[1];
  return (await supabase.client().rpc('read_studio_link', { token }).throwOnError()).data;
};

test('a link holds as long as was asked, and shows the pictures that are saved here alone', async () => {
  const was = { was: null, sha: 'a'.repeat(40), size: 1 };
  const links = linksOf({
    'public/a.webp': { ...was, base64: 'AA==' },
    'public/b.svg': { ...was, text: '<svg/>' },
    'public/elsewhere.webp': { ...was, base64: 'BB==' },
  });
  const link = await links.make(shown('Olá'), 1);
  expect(link).toMatch(/^https:\/\/a\.example\/estudio\/link#[\w-]{43}$/);
  const found = await read(link);
  expect(found.page.pictures).toEqual({
    '/a.webp': 'data:image/webp;base64,AA==',
    '/b.svg': 'data:image/svg+xml,%3Csvg%2F%3E',
  });
  const [made] = links.all();
  expect(Date.parse(made?.expires_at ?? '') - Date.now()).toBeLessThanOrEqual(86_400_000);
  expect(made).toMatchObject({ title: 'Olá', comments: [] });
  expect(await links.make(shown('Olá'), 1)).not.toBe(link);
});

test('is changed, answered and withdrawn', async () => {
  const links = linksOf();
  const link = await links.make(shown('Olá'), 7);
  const token = link.split('#')[1];
  const said = { token, section: 0, name: 'Rui', comment: 'Bom' };
  await supabase.client().rpc('comment_studio_link', said).throwOnError();
  await links.refresh();
  const [
    {
      id,
      comments: [comment],
    } = { id: '', comments: [] },
  ] = links.all();
  expect(comment).toMatchObject({ text: 'Bom', section: { index: 0, type: 'hero' } });
  await links.settle(comment?.id ?? '', { answer: 'Sim', is_closed: true });
  expect(links.all()[0]?.comments).toMatchObject([{ answer: 'Sim', is_closed: true }]);
  await links.update(id, shown('Outro'));
  expect(await read(link)).toMatchObject({ title: 'Outro', comments: [{ answer: 'Sim' }] });
  await links.withdraw(id);
  expect(links.all()).toEqual([]);
  expect(await read(link)).toEqual({ status: 'gone' });
});

test('what is refused is said', async () => {
  const large = {
    ...shown('Olá'),
    page: { data: shown('x').page.data, site: 'x'.repeat(2_000_000) },
  };
  const says = (key: string) => ({ wording: { key } });
  const links = linksOf();
  await expect(links.make(large, 7)).rejects.toMatchObject(says('studio/links:too-large'));
  for (let count = 0; count < 20; count += 1) await links.make(shown('Olá'), 7);
  await expect(links.make(shown('Olá'), 7)).rejects.toMatchObject(
    says('studio/links:too-many-links'),
  );
  await give('none');
  await expect(links.make(shown('Olá'), 7)).rejects.toMatchObject(says('studio/remote:denied'));
  await bia.client.auth.signOut();
  await expect(links.refresh()).rejects.toMatchObject(says('studio/remote:signed-out'));
});
