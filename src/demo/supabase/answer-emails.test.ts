/** To whom the answer to a submission goes, and to whom it does not, on the embedded database. */
import { beforeEach, expect, test } from 'vitest';
import { emailsTo, STORED, setUpSupabase } from './testing/supabase.ts';

const supabase = setUpSupabase();
const query = (sql: string, values?: unknown[]) => supabase.query(sql, values);

let last = 0;
const newId = () => (++last).toString(16).padStart(32, '0');

/** A submission by the site's form that has an answer. */
async function submit(
  email: string,
  { form = 'roundtable-registration', id = newId(), attempt = 0, from = '' } = {},
) {
  const entered = [
    { name: 'name', label: 'Nome', value: 'Compre já', as: 'name' },
    { name: 'email', label: 'E-mail', value: email, as: 'email' },
  ];
  const sent = { submission_id: id, form, fields: entered, attempt };
  expect(await supabase.submit(sent, from)).toEqual(STORED);
  return id;
}
/** The address that a worker is given for the answer; null if there is to be none. */
const claim = async (submission: string) => {
  await query(
    `insert into private.stations (submission, station) values ($1, 'answer') on conflict do nothing`,
    [submission],
  );
  await query(
    `update private.stations set due = case when submission = $1 and station = 'answer' then now() end`,
    [submission],
  );
  const { data } = await supabase.service.rpc('claim_station', { worker: 'x' }).throwOnError();
  return data?.address ?? null;
};
const settle = async (submission: string, outcome: string) =>
  supabase.service
    .rpc('settle_station', { submission, station: 'answer', address: '', outcome })
    .throwOnError();
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

beforeEach(async () => {
  await supabase.emptyLog();
  for (const table of ['answers', 'refused_addresses']) await query(`delete from private.${table}`);
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
  const rows = await query(
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

test.each([
  [
    'ana.lima@gmail.com',
    'AnaLima@gmail.com',
    'a.n.a.l.i.m.a+x@googlemail.com',
    'analima@gmail.com.',
  ],
  ['ana_lima@proton.me', 'analima@protonmail.com', 'ana.lima@pm.me'],
  ['ana@a.example', 'ana+x+y@a.example', ' ANA@A.EXAMPLE '],
])('a mailbox is answered once, however its address is spelt: %s', async (first, ...others) => {
  expect(await claim(await put(first))).toBe(first);
  for (const other of others) expect(await claim(await put(other)), other).toBeNull();
});

test('mailboxes of other services differ by their dots', async () => {
  for (const address of ['ana.lima@a.example', 'analima@a.example', 'ana.lima@gmail.com.br'])
    expect(await claim(await put(address))).toBe(address);
});

test('an answer that did not go may be claimed again, and is no event', async () => {
  const id = await put('ana@a.example');
  await claim(id);
  await settle(id, 'later');
  expect(await claim(id)).toBe('ana@a.example');
  expect(await claim(id)).toBeNull();
  const rows = await query('select from public.submission_events where submission = $1', [id]);
  expect(rows).toEqual([]);
});

test('a network does not use up the answers of others', async () => {
  const from = async (address: string, email: string) => {
    await submit(email, { from: address });
    return emailsTo(email).length;
  };
  // As the last submission was noted, `count` times more: of its network, or of others of its site.
  const more = (count: number, address = 'address') =>
    query(
      `insert into private.submission_senders (address, site)
        select ${address}, site from (select * from private.submission_senders order by at desc limit 1) as last,
          generate_series(1, $1) as n`,
      [count],
    );
  const answered = async (addresses: string[]) => {
    const counts = [];
    for (const address of addresses) counts.push(await from(address, `x${newId()}@a.example`));
    return counts;
  };
  // The site's own number is set before each submission: 60, of which a network has 10, and a site of IPv6 40.
  expect(await answered(['10.0.0.1'])).toEqual([1]);
  await more(8);
  expect(await answered(['10.0.0.1', '10.0.0.1', '10.0.0.2'])).toEqual([1, 0, 1]);
  expect(await answered(['2001:db8:1:1::1'])).toEqual([1]);
  await more(38, 'sha256(n::text::bytea)');
  const ofOneSite = ['2001:db8:1:2::1', '2001:db8:1:3::1'];
  expect(await answered([...ofOneSite, '2001:db8:2::1'])).toEqual([1, 0, 1]);
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
  await claim(await put('outra@a.example'));
  await query("insert into private.stations (submission, station) values ($1, 'answer')", [id]);
  const one = async () =>
    (await supabase.service.rpc('claim_station', { worker: 'x' }).throwOnError()).data?.address;
  const claims = await Promise.all([one(), one(), one()]);
  expect(claims.filter(Boolean)).toEqual(['ana@a.example']);
});

test('an address refused by the mailer is never claimed again, and stored as a hash', async () => {
  const id = await put('ana@a.example');
  await query(
    "insert into private.stations (submission, station, state, due) values ($1, 'notice', 'sent', null)",
    [id],
  );
  await claim(id);
  await settle(id, 'refused');
  await query('delete from private.answers');
  expect(await claim(await put('ANA@a.example', "form = 'another'"))).toBeNull();
  const rows = await query('select refused::text from private.refused_addresses refused');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ana');
});

test('rows added by colleagues, floods and erased rows are not answered', async () => {
  const { id } = await supabase.person('colega@exemplo.com.br');
  expect(await claim(await put('a@a.example', `added_by = '${id}'`))).toBeNull();
  expect(await claim(await put('b@a.example', 'flood = true'))).toBeNull();
  expect(await claim(await put('', ''))).toBeNull();
  await settle(newId(), 'sent'); // erased meanwhile
  await expect(settle(newId(), 'perhaps')).rejects.toThrow();
});
