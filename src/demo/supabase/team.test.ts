/** The team, as its administrators see and change it; invitations through the edge function. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../supabase/functions/team/answer.ts';
import { emailsTo, lastEmail, PASSWORD, setUpSupabase, tokenIn } from './testing/supabase.ts';

let ana: { id: string; client: SupabaseClient };

interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  confirmed: boolean;
}

const supabase = setUpSupabase(async () => {
  ana = await supabase.person('ana@exemplo.com.br', { full_name: 'Ana' });
  await give('ana@exemplo.com.br', 'admin');
});

const give = (address: string, access: string) =>
  supabase.service.rpc('set_access', { address, access }).throwOnError();

async function invite(who: SupabaseClient, email: string, role: string): Promise<string> {
  const { data, error } = await who.functions.invoke('team', { body: { email, role } });
  return error ? (await error.context.json()).status : data.status;
}

const team = async (who = ana.client) =>
  (await who.rpc('list_team').throwOnError()).data as Member[];
const memberOf = async (email: string) => (await team()).find((member) => member.email === email);
const change = async (person: string, was: string, becomes: string, who = ana.client) =>
  (await who.rpc('change_role', { person, was, becomes })).data;

describe('an invitation', () => {
  test('creates an account that works with submissions once a password was chosen through its link', async () => {
    const email = 'nova@exemplo.com.br';
    expect(await invite(ana.client, 'Nova@Exemplo.com.br ', 'sales')).toBe('invited');
    expect(await memberOf(email)).toMatchObject({ name: email, role: 'sales', confirmed: false });
    const mail = lastEmail(email);
    expect(mail.links).toContainEqual(expect.stringMatching(/reset-password\?.*type=invite$/));
    const client = supabase.client();
    expect((await client.auth.verifyOtp(tokenIn(mail))).error).toBeNull();
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    const again = supabase.client();
    await again.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await again.rpc('find_submissions')).error).toBeNull();
    expect((await again.rpc('list_team')).error?.code).toBe('42501');
    expect(await memberOf(email)).toMatchObject({ role: 'sales', confirmed: true });
    const { data } = await supabase.service
      .from('submission_events')
      .select('actor, detail')
      .eq('kind', 'role')
      .eq('actor', ana.id);
    expect(data).toMatchObject([{ detail: { from: 'none', to: 'sales' } }]);
  });

  test('by a link sends no e-mail, and makes another while it is not accepted', async () => {
    const email = 'sem-correio@exemplo.com.br';
    const link = async (role: string) =>
      (await ana.client.functions.invoke('team', { body: { email, role, by: 'link' } })).data;
    const first = await link('editor');
    expect(first).toEqual({ status: 'invited', token: expect.any(String) });
    expect(emailsTo(email)).toEqual([]);
    const second = await link('editor');
    const accept = async (token_hash: string) =>
      (await supabase.client().auth.verifyOtp({ type: 'invite', token_hash })).error?.code;
    expect(await accept(first.token)).toBe('otp_expired');
    expect(await accept(second.token)).toBeUndefined();
    expect(await memberOf(email)).toMatchObject({ role: 'editor', confirmed: true });
    expect(await link('editor')).toEqual({ status: 'member' });
  });

  test('gives an existing account the role, without an e-mail', async () => {
    const email = 'antiga@exemplo.com.br';
    await supabase.person(email);
    const before = emailsTo(email).length;
    expect(await invite(ana.client, email, 'editor')).toBe('added');
    expect(emailsTo(email)).toHaveLength(before);
    expect(await memberOf(email)).toMatchObject({ role: 'editor' });
    expect(await invite(ana.client, email, 'admin')).toBe('member');
    expect(await memberOf(email)).toMatchObject({ role: 'editor' });
  });

  test('gives nothing to a person who signed up earlier with somebody else’s address', async () => {
    const email = 'vitima@exemplo.com.br';
    const password = 'a de quem se antecipou';
    await supabase.client().auth.signUp({ email, password });
    const earlier = tokenIn(lastEmail(email));
    expect(await invite(ana.client, email, 'admin')).toBe('invited');
    const other = supabase.client();
    expect((await other.auth.verifyOtp(earlier)).error?.code).toBe('otp_expired');
    await supabase.client().auth.verifyOtp(tokenIn(lastEmail(email)));
    const { error } = await other.auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
    await give(email, 'none');
  });

  test.each(['editor', 'sales', 'none'])('is refused to the role %s', async (role) => {
    const { client } = await supabase.person(`so-${role}@exemplo.com.br`);
    await give(`so-${role}@exemplo.com.br`, role);
    expect(await invite(client, 'amiga@exemplo.com.br', 'admin')).toBe('denied');
    expect(emailsTo('amiga@exemplo.com.br')).toEqual([]);
  });

  test('is refused without a session, or with a forged token', async () => {
    expect(await invite(supabase.client(), 'amiga@exemplo.com.br', 'admin')).toBe('denied');
    const forged = `Bearer ${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: ana.id }))}.`;
    const headers = { Authorization: forged };
    const client = supabase.client(undefined, headers);
    expect(await invite(client, 'amiga@exemplo.com.br', 'admin')).toBe('denied');
  });

  const amiga = 'amiga@exemplo.com.br';
  test.each([
    { email: 'amiga', role: 'sales' },
    { email: `${amiga}, outra@exemplo.com.br`, role: 'sales' },
    ...['none', 'service_role', ' admin', ['admin'], { admin: 1 }, null, 1].map((role) => ({
      ...{ email: amiga, role },
    })),
  ])('is malformed: %j', async (body) => {
    const { error } = await ana.client.functions.invoke('team', { body });
    expect(await error.context.json()).toEqual({ status: 'malformed' });
    expect(emailsTo(amiga)).toEqual([]);
  });

  test.each([
    [429, 'too-many'],
    [500, 'failed'],
  ])('answered by the accounts with %i gives no role', async (status, expected) => {
    const asked: string[] = [];
    const response = await answer(
      new Request('https://a.example', {
        method: 'POST',
        body: '{"email": "a@b.example", "role": "sales"}',
      }),
      {
        rpc: async (name) => {
          asked.push(name);
          return Response.json([]);
        },
        invite: async () => ({ status }),
      },
    );
    expect(await response.json()).toEqual({ status: expected });
    expect(asked).toEqual(['list_team']);
  });
});

describe('a role', () => {
  test('is changed only if it is still the one that was on the screen', async () => {
    const { id } = await supabase.person('muda@exemplo.com.br', { full_name: 'Muda' });
    await give('muda@exemplo.com.br', 'editor');
    expect(await change(id, 'editor', 'sales')).toEqual({ status: 'changed', role: 'sales' });
    expect(await change(id, 'editor', 'admin')).toEqual({ status: 'conflict', role: 'sales' });
    expect(await change(id, 'editor', 'sales')).toEqual({ status: 'changed', role: 'sales' });
    expect(await change(id, 'sales', 'none')).toEqual({ status: 'changed', role: 'none' });
    expect(await memberOf('muda@exemplo.com.br')).toBeUndefined();
  });

  test('without the right to work removes the owner of its submissions', async () => {
    const { id } = await supabase.person('larga@exemplo.com.br');
    await give('larga@exemplo.com.br', 'sales');
    await supabase.connection.driver.query(
      `insert into public.submissions (id, form, page, name, email, phone, fields, owner)
       values (repeat('1', 32), 'x', '', 'x', '', '', '[]', $1)`,
      [id],
    );
    const owner = async () => (await ana.client.rpc('find_submissions')).data.rows[0].owner;
    expect(await change(id, 'sales', 'admin')).toMatchObject({ status: 'changed' });
    expect(await owner()).toBe(id);
    expect(await change(id, 'admin', 'editor')).toMatchObject({ status: 'changed' });
    expect(await owner()).toBeNull();
  });

  test('that is taken away ends the sessions of that person on every device', async () => {
    const email = 'sai@exemplo.com.br';
    const { id, client: first } = await supabase.person(email);
    const second = supabase.client();
    await second.auth.signInWithPassword({ email, password: PASSWORD });
    await give(email, 'sales');
    const isSignedIn = async (client: SupabaseClient) =>
      (await client.auth.refreshSession()).error === null;
    await change(id, 'sales', 'editor');
    expect(await Promise.all([first, second].map(isSignedIn))).toEqual([true, true]);
    await change(id, 'editor', 'none');
    expect((await first.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await Promise.all([first, second].map(isSignedIn))).toEqual([false, false]);
    expect((await ana.client.auth.getUser()).error).toBeNull();
    // The account stays, and may be given a role again.
    const again = await supabase.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
  });

  test('of the last administrator is kept, and an unaccepted invitation does not count', async () => {
    await invite(ana.client, 'futura@exemplo.com.br', 'admin');
    const last = { status: 'last-admin', role: 'admin' };
    expect(await change(ana.id, 'admin', 'none')).toEqual(last);
    expect(await change(ana.id, 'admin', 'sales')).toEqual(last);
    const { data } = await ana.client.rpc('delete_account', { confirmation: 'ana@exemplo.com.br' });
    expect(data).toBe('last-admin');
    await supabase.client().auth.verifyOtp(tokenIn(lastEmail('futura@exemplo.com.br')));
    const future = await memberOf('futura@exemplo.com.br');
    expect(await change(ana.id, 'admin', 'sales')).toMatchObject({ status: 'changed' });
    expect(await change(future?.id ?? '', 'admin', 'none')).toBeNull(); // Ana may no more
    await give('ana@exemplo.com.br', 'admin');
  });
});
