/** To whom the answer to a submission goes, and to whom it does not, on the embedded database. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emailsTo, startSupabase, type TestSupabase } from './testing.ts';

let supabase: TestSupabase;
const query = (sql: string, values: unknown[] = []) =>
  supabase.connection.driver.query<Record<string, unknown>>(sql, values);
const service = () => supabase.client(supabase.secretKey);

let last = 0;
const newId = () => (++last).toString(16).padStart(32, '0');

/** A submission by the site's form that has an answer. */
async function submit(
  email: string,
  { form = 'roundtable-registration', id = newId(), attempt = 0 } = {},
) {
  const entered = [
    { name: 'name', label: 'Nome', value: 'Compre já', as: 'name' },
    { name: 'email', label: 'E-mail', value: email, as: 'email' },
  ];
  const { data } = await supabase.client().rpc('submit_form', {
    ...{ submission_id: id, form, page: 'https://a.example/', fields: entered, attempt },
  });
  expect(data).toEqual({ status: 'stored' });
  return id;
}
const claim = async (submission: string) =>
  (await service().rpc('claim_answer', { submission }).throwOnError()).data;
const settle = async (submission: string, outcome: string) =>
  service().rpc('settle_answer', { submission, outcome }).throwOnError();
const put = async (email: string, more = '') => {
  const id = newId();
  await query(
    `insert into public.submissions (id, form, page, name, email, phone, fields, words) values
      ($1, 'f', 'https://a.example/', '', $2, '', '[]', '')`,
    [id, email],
  );
  if (more) await query(`update public.submissions set ${more} where id = $1`, [id]);
  return id;
};

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // lite prints every refused query
  supabase = await startSupabase();
}, 120_000);
afterAll(() => supabase.stop());
beforeEach(async () => {
  for (const table of ['public.submissions', 'private.answers', 'private.refused_addresses'])
    await query(`delete from ${table}`);
  await query('update private.submission_settings set answers_per_hour = 60');
});

test('a sender is answered once, with the text of the form’s file', async () => {
  const id = await submit('ana@a.example');
  await submit('ana@a.example', { id, attempt: 5 });
  const [mail, ...more] = emailsTo('ana@a.example');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Recebemos o seu pedido | Fortim',
    replyTo: 'contato@fortim.example',
  });
  expect(mail!.html + mail!.text).not.toContain('Compre');
  const { rows } = await query(
    'select submission, detail, actor from public.submission_events where kind = $1',
    ['answered'],
  );
  expect(rows).toEqual([{ submission: id, detail: {}, actor: null }]);
});

test('a form without an answer sends none', async () => {
  await submit('bia@a.example', { form: 'hero_form' });
  expect(emailsTo('bia@a.example')).toEqual([]);
});

test('an address is answered once a day per form, whatever its spelling', async () => {
  expect(await claim(await put('Ana@a.example'))).toBe('Ana@a.example');
  expect(await claim(await put('ana+1@A.example'))).toBeNull();
  expect(await claim(await put('ana@a.example', "form = 'another'"))).toBe('ana@a.example');
  await query("update private.answers set at = now() - interval '25 hours'");
  expect(await claim(await put('ana@a.example'))).toBe('ana@a.example');
});

test('a later attempt with another address causes no second answer', async () => {
  const first = await put('ana@a.example');
  await claim(first);
  await query("update public.submissions set email = 'bia@a.example'");
  expect(await claim(first)).toBeNull();
  expect(await claim(await put('ana@a.example'))).toBeNull();
});

test('the answers per hour are limited', async () => {
  await query('update private.submission_settings set answers_per_hour = 2');
  const claimed = [];
  for (const name of ['a', 'b', 'c']) claimed.push(await claim(await put(`${name}@a.example`)));
  expect(claimed).toEqual(['a@a.example', 'b@a.example', null]);
  await query("update private.answers set at = now() - interval '61 minutes'");
  expect(await claim(await put('d@a.example'))).toBe('d@a.example');
});

test('simultaneous claims count as one', async () => {
  const id = await put('ana@a.example');
  const claims = await Promise.all([claim(id), claim(id), claim(id)]);
  expect(claims.filter(Boolean)).toEqual(['ana@a.example']);
});

test('an address refused by the mailer is never claimed again, and stored as a hash', async () => {
  const id = await put('ana@a.example');
  await claim(id);
  await settle(id, 'refused');
  await query('delete from private.answers');
  expect(await claim(await put('ANA@a.example', "form = 'another'"))).toBeNull();
  const { rows } = await query('select refused::text from private.refused_addresses refused');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ana');
});

test('rows added by colleagues, floods and erased rows are not answered', async () => {
  const { id } = await supabase.person('colega@exemplo.com.br');
  expect(await claim(await put('a@a.example', `added_by = '${id}'`))).toBeNull();
  expect(await claim(await put('b@a.example', 'flood = true'))).toBeNull();
  expect(await claim(await put('', ''))).toBeNull();
  expect(await claim(newId())).toBeNull();
  await settle(newId(), 'sent'); // erased meanwhile
  await expect(settle(newId(), 'perhaps')).rejects.toThrow();
});

test('only the service role may claim or settle an answer', async () => {
  const id = await put('ana@a.example');
  const { client } = await supabase.person('pessoa@exemplo.com.br');
  for (const who of [supabase.client(), client]) {
    expect((await who.rpc('claim_answer', { submission: id })).error).not.toBeNull();
    const settled = await who.rpc('settle_answer', { submission: id, outcome: 'refused' });
    expect(settled.error).not.toBeNull();
  }
  expect(await claim(id)).toBe('ana@a.example');
});
