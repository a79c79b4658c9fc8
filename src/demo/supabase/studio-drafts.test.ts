/** The drafts of the studio, as its window keeps them: docs/studio-at-an-address.md has the three calls. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { draftRequests } from '../forge/testing/hostile.ts';
import { PUBLISHABLE_KEY, setUpSupabase } from './testing/supabase.ts';

const SHA = 'a'.repeat(40);
const FILE = 'site-config/site.json';
const DRAFT = { file: FILE, was: SHA, text: '{}' };
const NO_PICTURE = { picture: null, base64: null };
const PICTURE = { file: 'public/f/a.webp', was: null, text: null, picture: SHA, base64: 'eA==' };

let ana: { id: string; client: SupabaseClient };
let bia: { id: string; client: SupabaseClient };
let nobody: { id: string; client: SupabaseClient };
let boss: SupabaseClient;
const supabase = setUpSupabase(async () => {
  ana = await supabase.person('ana@exemplo.com.br');
  bia = await supabase.person('bia@exemplo.com.br');
  nobody = await supabase.person('nobody@exemplo.com.br');
  for (const who of ['ana', 'bia']) await give(who, 'editor');
  boss = await supabase.member('admin');
});
beforeEach(() => supabase.query('delete from public.studio_drafts'));

const give = (who: string, access: string) =>
  supabase.service.rpc('set_access', { address: `${who}@exemplo.com.br`, access }).throwOnError();
const drafts = (client: SupabaseClient) => client.from('studio_drafts');
const keep = async (client: SupabaseClient, ...rows: object[]) =>
  (await drafts(client).upsert(rows, { onConflict: 'person,file' })).error;
const read = async (client: SupabaseClient) =>
  (await drafts(client).select('file,was,text,updated_at')).data;

test('are kept, changed and discarded, a file each', async () => {
  expect(await keep(ana.client, DRAFT, { ...DRAFT, file: 'site-config/theme.json' })).toBeNull();
  const [first] = (await read(ana.client)) ?? [];
  expect(first).toEqual({ ...DRAFT, updated_at: expect.any(String) });
  expect(await keep(ana.client, { ...DRAFT, was: null, text: null })).toBeNull();
  const changed = (await read(ana.client))?.find(({ file }) => file === FILE);
  expect(changed).toMatchObject({ was: null, text: null });
  expect(changed?.updated_at).not.toBe(first?.updated_at);
  await drafts(ana.client).delete().in('file', [FILE]).throwOnError();
  expect((await read(ana.client))?.map(({ file }) => file)).toEqual(['site-config/theme.json']);
});

test('the three calls, as the API of a project takes them', async () => {
  const token = (await ana.client.auth.getSession()).data.session?.access_token ?? '';
  const call = async (method: string, query: string, body?: object) => {
    const response = await supabase.fetch(`http://localhost:4173/rest/v1/studio_drafts?${query}`, {
      method,
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'resolution=merge-duplicates',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return [response.status, text === '' ? undefined : JSON.parse(text)];
  };
  const written = await call('POST', 'on_conflict=person,file', [DRAFT]);
  expect(written[0]).toBeLessThan(300);
  expect(await call('GET', 'select=file,was,text')).toEqual([200, [DRAFT]]);
  expect((await call('DELETE', `file=in.("${FILE}")`))[0]).toBeLessThan(300);
  expect(await call('GET', 'select=file')).toEqual([200, []]);
});

test('are their person’s alone', async () => {
  await keep(ana.client, DRAFT);
  expect(await read(bia.client)).toEqual([]);
  await drafts(bia.client).update({ text: 'x' }).eq('file', FILE).throwOnError();
  await drafts(bia.client).delete().eq('file', FILE).throwOnError();
  expect(await keep(bia.client, { ...DRAFT, person: ana.id })).toMatchObject({ code: '42501' });
  const { error } = await drafts(bia.client).insert({ ...DRAFT, person: ana.id });
  expect(error?.code).toBe('42501');
  await keep(bia.client, { ...DRAFT, text: 'of Bia' });
  const given = await drafts(bia.client)
    .update({ person: ana.id } as object)
    .eq('file', FILE);
  expect(given.error?.code).toBe('42501');
  expect(await read(ana.client)).toMatchObject([DRAFT]);
  const anyone = supabase.client();
  expect((await drafts(anyone).select()).error?.code).toBe('42501');
  expect(await keep(anyone, DRAFT)).toMatchObject({ code: '42501' });
});

test('pictures are kept beside, and are their person’s alone', async () => {
  expect(await keep(ana.client, { ...DRAFT, ...NO_PICTURE })).toBeNull();
  expect(await keep(ana.client, PICTURE)).toBeNull();
  const bytes = (client: SupabaseClient) =>
    drafts(client).select('base64').eq('file', PICTURE.file);
  expect((await bytes(ana.client)).data).toEqual([{ base64: 'eA==' }]);
  expect((await bytes(bia.client)).data).toEqual([]);
  expect((await bytes(supabase.client())).error?.code).toBe('42501');
  expect(await keep(bia.client, { ...PICTURE, person: ana.id })).toMatchObject({ code: '42501' });
  expect(await keep(nobody.client, PICTURE)).toMatchObject({ code: '42501' });
  // It becomes a file that is to be removed.
  expect(await keep(ana.client, { ...PICTURE, ...NO_PICTURE })).toBeNull();
  expect((await bytes(ana.client)).data).toEqual([{ base64: null }]);
  await drafts(ana.client).delete().eq('file', PICTURE.file).throwOnError();
  expect((await bytes(ana.client)).data).toEqual([]);
});

test('a picture is one of public/, up to 5 MB, and 24 MB of a person', async () => {
  const refused = { code: expect.stringMatching(/^(SUP|23514)$/) };
  for (const wrong of [
    { file: FILE },
    { text: 'x' },
    { picture: null },
    { base64: null },
    { picture: 'x' },
    { base64: 'x'.repeat(6_666_669) },
  ])
    expect(await keep(ana.client, { ...PICTURE, ...wrong }), Object.keys(wrong)[0]).toMatchObject(
      refused,
    );
  const large = (index: number) => ({
    ...PICTURE,
    file: `public/f/${index}.webp`,
    base64: 'x'.repeat(6_400_000),
  });
  for (const index of [1, 2, 3, 4, 5]) expect(await keep(ana.client, large(index))).toBeNull();
  expect(await keep(ana.client, PICTURE)).toMatchObject({ code: 'PT413' });
  expect(await keep(bia.client, PICTURE)).toBeNull();
  expect(await keep(ana.client, DRAFT)).toBeNull();
});

test.each([
  ['nobody who is signed in', () => undefined],
  ['an account without a role', () => nobody.client],
  ['an editor', () => bia.client],
  ['an administrator', () => boss],
])(
  '%s has no way to those of another, of fifty',
  async (_, client) => {
    await keep(ana.client, { ...DRAFT, text: 'secret' });
    await keep(ana.client, { ...PICTURE, base64: 'secret' });
    const before = await supabase.query('select * from public.studio_drafts order by file');
    const token =
      (await client()?.auth.getSession())?.data.session?.access_token ?? PUBLISHABLE_KEY;
    const requests = draftRequests(ana.id, FILE);
    expect(requests.length).toBeGreaterThan(50);
    for (const { method, query, body, headers } of requests) {
      const response = await supabase.fetch(
        `http://localhost:4173/rest/v1/studio_drafts?${query}`,
        {
          method,
          headers: {
            ...{ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
            ...{ 'Content-Type': 'application/json', ...headers },
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      expect(await response.text(), `${method} ${query}`).not.toContain('secret');
    }
    expect(
      await supabase.query('select * from public.studio_drafts where person = $1 order by file', [
        ana.id,
      ]),
    ).toEqual(before);
  },
  60_000,
);

test('need a role, and stay for who gets it back', async () => {
  expect(await keep(nobody.client, DRAFT)).toMatchObject({ code: '42501' });
  await keep(bia.client, DRAFT);
  await give('bia', 'none');
  expect(await read(bia.client)).toEqual([]);
  expect(await keep(bia.client, DRAFT)).toMatchObject({ code: '42501' });
  await give('bia', 'sales');
  expect(await read(bia.client)).toMatchObject([DRAFT]);
});

test('no other files, no larger text, no more of them than a person may have', async () => {
  // Lite answers SUP to what a check refuses, hosted Supabase 23514.
  const refused = { code: expect.stringMatching(/^(SUP|23514)$/) };
  for (const file of ['src/app.ts', '../site-config/x.json', `site-config/${'x'.repeat(200)}`])
    expect(await keep(ana.client, { ...DRAFT, file }), file).toMatchObject(refused);
  expect(await keep(ana.client, { ...DRAFT, was: 'main' })).toMatchObject(refused);
  expect(await keep(ana.client, { ...DRAFT, text: 'ã'.repeat(500_001) })).toMatchObject(refused);
  expect(await read(ana.client)).toEqual([]);

  const many = (count: number, text = '') =>
    Array.from({ length: count }, (_, index) => ({ ...DRAFT, file: `site-config/${index}`, text }));
  expect(await keep(ana.client, ...many(200))).toBeNull();
  expect(await keep(ana.client, ...many(200, 'again'))).toBeNull();
  expect(await keep(ana.client, ...many(201))).toMatchObject({ code: 'PT413' });
  expect(await keep(bia.client, ...many(201))).toMatchObject({ code: 'PT413' });
  await supabase.query('delete from public.studio_drafts');
  const megabyte = 'x'.repeat(1_000_000);
  for (const row of many(12, megabyte)) expect(await keep(ana.client, row)).toBeNull();
  expect(await keep(ana.client, { ...DRAFT, text: 'x' })).toMatchObject({ code: 'PT413' });
  expect(await keep(bia.client, { ...DRAFT, text: 'x' })).toBeNull();
});

test('go with the account', async () => {
  const { id, client } = await supabase.person('vai@exemplo.com.br');
  await give('vai', 'editor');
  await keep(client, DRAFT);
  await keep(client, PICTURE);
  const { data } = await client.rpc('delete_account', { confirmation: 'vai@exemplo.com.br' });
  expect(data).toBe('deleted');
  expect(await supabase.query('select from public.studio_drafts where person = $1', [id])).toEqual(
    [],
  );
});
