/** Files of submissions: announced, added to the bucket once, looked at, read by members alone, gone with their rows. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { FILE_TYPES } from '../../../supabase/functions/new-submission/file-types.ts';
import { tendFiles } from '../../../supabase/functions/new-submission/files.ts';
import { stationsIn } from './testing/stations.ts';
import { SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const BUCKET = 'submission-files';
const ID = SUBMISSION.submission_id;
const LIMITS = { hero_form: { cv: { most: 2, bytes: 1000, types: ['pdf', 'png'] } } };
const PDF = '%PDF-1.7 Ana';

let admin: SupabaseClient;
let none: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
  none = (await supabase.person('ninguem@exemplo.com.br')).client;
});
const { services } = stationsIn(supabase);

beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query(`delete from private.submission_files`);
  await supabase.query(`update private.submission_settings set forms = '{hero_form}', files = $1`, [
    LIMITS,
  ]);
  await tendFiles(services.files);
});

const fileOf = (news: object = {}) => ({
  ...{ field: 'cv', name: 'Currículo de Ana.pdf', type: 'pdf', size: PDF.length },
  ...{ digest: 'a'.repeat(64), ...news },
});

/** As a browser asks, without the settings of the site, so that those of the test hold. */
async function announce(files: object[], news: object = {}, address = '') {
  const headers = JSON.stringify(address ? { 'cf-connecting-ip': address } : {});
  const { submission_id, form } = { submission_id: ID, form: 'hero_form', ...news };
  const { rows } = await supabase.connection.driver.transaction(async (transaction) => {
    await transaction.query("select set_config('request.headers', $1, true)", [headers]);
    return transaction.query<{ answer: Announced }>(
      'select public.announce_files($1, $2, $3) as answer',
      [submission_id, form, JSON.stringify(files)],
    );
  });
  return rows[0]?.answer as Announced;
}

interface Announced {
  status: string;
  reason?: string;
  files: { path: string; there: boolean }[];
}

const anon = () => supabase.client().storage.from(BUCKET);
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
/** As the form does, the bytes alone: a `Blob` would be sent in a form, which lite takes by another name. */
const add = (path: string, content = PDF, contentType = 'application/pdf') =>
  anon().upload(path, bytesOf(content), { contentType });

async function addOne(content = PDF, news: object = {}): Promise<string> {
  const { files } = await announce([fileOf({ size: content.length, ...news })]);
  const path = files[0]?.path ?? '';
  expect((await add(path, content)).error).toBeNull();
  return path;
}

/** Announces and adds one, sends the form, and has the worker look. */
async function sendOne(content = PDF): Promise<string> {
  const path = await addOne(content);
  await supabase.store();
  await tendFiles(services.files);
  return path;
}

const listed = async (submission = ID) =>
  (await admin.rpc('list_files', { submission }).throwOnError()).data;
const onDisk = () => {
  const folder = join(supabase.folder, 'supabase/storage', BUCKET);
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a file is announced, added once, and read by a link that expires', async () => {
  const { status, files } = await announce([fileOf()]);
  const { path, there } = files[0]!;
  expect([status, there]).toEqual(['announced', false]);
  expect((await add(path)).error).toBeNull();
  expect((await add(path, '%PDF-1.7 Bia')).error).not.toBeNull();
  expect(
    (await anon().upload(path, bytesOf(PDF), { upsert: true, contentType: 'application/pdf' }))
      .error,
  ).not.toBeNull();
  expect((await announce([fileOf()])).files).toEqual([{ path, there: true }]);
  await supabase.store();
  expect(await listed()).toEqual([
    { path, field: 'cv', name: 'Currículo de Ana.pdf', size: PDF.length, state: 'waiting' },
  ]);
  expect((await admin.storage.from(BUCKET).createSignedUrl(path, 60)).error).not.toBeNull();
  await tendFiles(services.files);
  expect(await listed()).toMatchObject([{ state: 'sound' }]);

  const { data } = await admin.storage
    .from(BUCKET)
    .createSignedUrl(path, 60, { download: 'a.pdf' });
  const answer = await supabase.fetch(data?.signedUrl ?? '');
  expect(await answer.text()).toBe(PDF);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const expired = await admin.storage.from(BUCKET).createSignedUrl(path, -1);
  expect((await supabase.fetch(expired.data?.signedUrl ?? '')).status).toBe(400);
});

test('visitors, and accounts without a role, neither read nor list, change or delete', async () => {
  const path = await sendOne();
  for (const client of [supabase.client(), none]) {
    const bucket = client.storage.from(BUCKET);
    expect((await bucket.download(path)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket.list()).data).toEqual([]);
    expect((await bucket.remove([path])).data ?? []).toEqual([]);
    expect(
      (await bucket.update(path, bytesOf(PDF), { contentType: 'application/pdf' })).error,
    ).not.toBeNull();
    expect((await bucket.move(path, 'x')).error).not.toBeNull();
    expect((await bucket.copy(path, 'x')).error).not.toBeNull();
  }
  expect((await admin.storage.from(BUCKET).remove([path])).data ?? []).toEqual([]);
  expect(onDisk()).toEqual([path]);
});

test('nothing is added that was not announced', async () => {
  for (const path of ['x.pdf', '../x', crypto.randomUUID()])
    expect((await add(path)).error, path).not.toBeNull();
  expect(onDisk()).toEqual([]);
});

test.each<[string, object, object?]>([
  ['another form', {}, { form: 'contact_form' }],
  ['another field', { field: 'name' }],
  ['a type that the field does not take', { type: 'docx', name: 'a.docx' }],
  ['a type that nobody knows', { type: 'exe', name: 'a.exe' }],
  ['a name that is of another type', { name: 'a.exe' }],
  ['a name without an ending', { name: 'curriculo' }],
  ['a path', { name: '../a.pdf' }],
  ...['\u202E', '\u061C', '\u200B', '\u2028', '\u0085', '\n'].map(
    (sign) =>
      [
        `a name with a sign that nobody sees: ${encodeURIComponent(sign)}`,
        { name: `a${sign}fdp.pdf` },
      ] as [string, object],
  ),
  ['a hidden name', { name: '.a.pdf' }],
  ['a long name', { name: `${'x'.repeat(100)}.pdf` }],
  ['more than the field takes', { size: 1001 }],
  ['nothing', { size: 0 }],
  ['a size that is none', { size: '1' }],
  ['a digest that is none', { digest: 'x' }],
])('refuses %s', async (_: string, news: object, asked: object = {}) => {
  expect(await announce([fileOf(news)], asked)).toEqual({ status: 'refused', reason: 'malformed' });
});

test('refuses more files than the field takes, at once and one after the other', async () => {
  const numbered = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => fileOf({ digest: `${first + index}`.repeat(64) }));
  expect(await announce(numbered(0, 3))).toMatchObject({ reason: 'malformed' });
  for (const first of [0, 2, 4])
    expect(await announce(numbered(first, 2))).toMatchObject({ status: 'announced' });
  expect(await announce(numbered(6, 1))).toMatchObject({ reason: 'too-many' });
  expect(await announce(numbered(0, 2))).toMatchObject({ status: 'announced' });
});

test('refuses what a network adds in an hour beyond 500 MB', async () => {
  const forged = (size: number) =>
    supabase.query(`update private.submission_files set size = ${size}`);
  expect(await announce([fileOf()], {}, '203.0.113.7')).toMatchObject({ status: 'announced' });
  await forged(500_000_001);
  expect(await announce([fileOf()], {}, '203.0.113.7')).toMatchObject({ reason: 'too-many' });
  expect(await announce([fileOf()], {}, '203.0.113.8')).toMatchObject({ status: 'announced' });
});

test('what is not what it says, or has another size, is removed, and nobody can read it', async () => {
  const path = await sendOne('<script>alert(1)</script>');
  expect(await listed()).toMatchObject([{ path, state: 'unsound' }]);
  expect((await admin.storage.from(BUCKET).download(path)).error).not.toBeNull();
  expect(onDisk()).toEqual([]);
  await addOne(`${PDF} and more`, { digest: 'b'.repeat(64), size: PDF.length });
  await tendFiles(services.files);
  expect(await listed()).toMatchObject([{ state: 'unsound' }, { state: 'unsound' }]);
  expect(onDisk()).toEqual([]);
});

test('a file that never came is told', async () => {
  await announce([fileOf()]);
  await supabase.store();
  expect(await listed()).toMatchObject([{ state: 'missing' }]);
});

test.each([
  ['erased with the person', () => admin.rpc('erase_person', { address: 'ana@exemplo.com.br' })],
  ['deleted with the submission', () => admin.rpc('delete_submissions', { ids: [ID] })],
  [
    'expire with the submission',
    async () => {
      await supabase.query(
        `update public.submissions set received_at = now() - interval '999 days'`,
      );
      return admin.rpc('expire_submissions');
    },
  ],
])('files are %s, by name and content', async (_, erase) => {
  const path = await sendOne();
  await supabase.query(`update public.submissions set email = 'ana@exemplo.com.br'`);
  expect(onDisk()).toEqual([path]);
  expect((await erase()).error).toBeNull();
  expect(onDisk()).toEqual([]);
  expect(await supabase.query('select from private.submission_files')).toEqual([]);
  // A tab that comes late brings nothing back.
  expect((await announce([fileOf()])).files).toEqual([{ path: '', there: true }]);
  expect(await supabase.query('select from private.submission_files')).toEqual([]);
});

test('a file whose submission never came goes after a day', async () => {
  const path = await addOne();
  const age = (hours: number) =>
    supabase.query(`update private.submission_files set at = now() - interval '${hours} hours'`);
  await age(23);
  await tendFiles(services.files);
  expect(onDisk()).toEqual([path]);
  await age(25);
  expect(await supabase.query('select private.is_work_due() as due')).toEqual([{ due: true }]);
  await tendFiles(services.files);
  expect(onDisk()).toEqual([]);
  expect(await supabase.query('select from private.submission_files')).toEqual([]);
});

test('files of what is suspected are kept as its row is, and go with it', async () => {
  await addOne();
  await supabase.store({ trap: '1' });
  await tendFiles(services.files);
  expect(await listed()).toMatchObject([{ state: 'sound' }]);
  await supabase.query(`update public.submissions set received_at = now() - interval '31 days'`);
  await admin.rpc('expire_submissions').throwOnError();
  expect(onDisk()).toEqual([]);
});

test('what Storage does not give or remove now is tried again', async () => {
  await addOne();
  await supabase.store();
  const down = { ...services.files, storage: async () => new Response('', { status: 503 }) };
  expect(await tendFiles(down)).toBe(1);
  expect(await listed()).toMatchObject([{ state: 'waiting' }]);
  await supabase.query('delete from public.submissions');
  expect(await tendFiles(down)).toBe(1);
  expect(await tendFiles(services.files)).toBe(0);
  expect(onDisk()).toEqual([]);
});

test('the bucket is private, and takes what the field kinds take', async () => {
  const [bucket] = await supabase.query<{ types: string[]; kinds: object }>(
    `select public, file_size_limit::int as limit, allowed_mime_types as types, private.file_types() as kinds
    from storage.buckets where id = '${BUCKET}'`,
  );
  const kinds = Object.entries(FILE_TYPES).map(([type, { mime, endings }]) => [
    type,
    { mime, endings },
  ]);
  expect(bucket).toMatchObject({ public: false, limit: 50_000_000 });
  expect(bucket?.kinds).toEqual(Object.fromEntries(kinds));
  expect(bucket?.types.toSorted()).toEqual(
    Object.values(FILE_TYPES)
      .map(({ mime }) => mime)
      .sort(),
  );
  const { files } = await announce([fileOf()]);
  expect((await add(files[0]!.path, PDF, 'text/html')).error).not.toBeNull();
});
