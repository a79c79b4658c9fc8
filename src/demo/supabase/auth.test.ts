/** What the sign-in screens meet: e-mails and their links, and the codes of refusals. */
import type { AuthError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { emailsTo, lastEmail, PASSWORD, setUpSupabase, tokenIn } from './testing/supabase.ts';

const supabase = setUpSupabase();
const refused = ({ error }: { error: AuthError | null }) => error && [error.status, error.code];
const age = (column: string) =>
  supabase.query(`update auth.users set ${column} = now() - interval '2 hours'`);
const signUp = (email: string, password = PASSWORD) =>
  supabase.client().auth.signUp({ email, password, options: { data: { full_name: 'Ana' } } });

describe('sign-up', () => {
  test('sends one e-mail in Portuguese, whose link confirms once', async () => {
    const email = 'ana@exemplo.com.br';
    const { data } = await signUp(email);
    expect(data).toMatchObject({ session: null, user: { email } });
    expect(emailsTo(email)).toHaveLength(1);
    const { subject, html, links } = lastEmail(email);
    expect(subject).toBe('Confirme seu e-mail | Fortim');
    expect(html).toContain(email);
    expect(html).not.toContain('{{');
    expect(links[0]).toMatch(/^http:\/\/localhost:4173\/\?token_hash=[0-9a-f]{64}&type=signup$/);
    const { auth } = supabase.client();
    expect(refused(await auth.signInWithPassword({ email, password: PASSWORD }))).toEqual([
      400,
      'email_not_confirmed',
    ]);
    const token = tokenIn(lastEmail(email));
    expect((await auth.verifyOtp(token)).data.session).not.toBeNull();
    expect(refused(await auth.verifyOtp(token))).toEqual([403, 'otp_expired']);
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('with a confirmed address looks like a new one, but sends and changes nothing', async () => {
    const email = 'repetida@exemplo.com.br';
    await supabase.person(email);
    const { data, error } = await signUp(email.toUpperCase(), 'outra-senha');
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { identities: [] } });
    expect(emailsTo(email)).toHaveLength(1);
    const { auth } = supabase.client();
    expect(refused(await auth.signInWithPassword({ email, password: 'outra-senha' }))).toEqual([
      400,
      'invalid_credentials',
    ]);
  });

  test('repeated before confirming waits a minute, then sends another link', async () => {
    const email = 'impaciente@exemplo.com.br';
    await signUp(email);
    const first = tokenIn(lastEmail(email));
    const { auth } = supabase.client();
    const tooSoon = [429, 'over_email_send_rate_limit'];
    expect(refused(await signUp(email))).toEqual(tooSoon);
    expect(refused(await auth.resend({ type: 'signup', email }))).toEqual(tooSoon);
    await age('confirmation_sent_at');
    expect(refused(await auth.verifyOtp(first))).toEqual([403, 'otp_expired']);
    expect(refused(await auth.resend({ type: 'signup', email }))).toBeNull();
    expect(refused(await auth.verifyOtp(first))).toEqual([403, 'otp_expired']);
    expect((await auth.verifyOtp(tokenIn(lastEmail(email)))).data.user?.email).toBe(email);
  });

  test.each([
    ['a short password', 'a@exemplo.com.br', '12345', [422, 'weak_password']],
    [
      'a password over 72 characters',
      'a@exemplo.com.br',
      'x'.repeat(73),
      [400, 'validation_failed'],
    ],
    ['an invalid address', 'isto não é', PASSWORD, [400, 'validation_failed']],
  ])('is refused with %s', async (_, email, password, expected) => {
    expect(refused(await signUp(email, password))).toEqual(expected);
  });
});

describe('a new password', () => {
  test('is requested by e-mail, with the same response for unknown addresses', async () => {
    const email = 'esquecida@exemplo.com.br';
    await supabase.person(email);
    const { auth } = supabase.client();
    for (const address of [email, 'ninguem@exemplo.com.br']) {
      expect(refused(await auth.resetPasswordForEmail(address))).toBeNull();
    }
    expect(emailsTo('ninguem@exemplo.com.br')).toEqual([]);
    const mail = lastEmail(email);
    expect(mail.links[0]).toMatch(
      /^http:\/\/localhost:4173\/auth\/reset-password\?token_hash=[0-9a-f]{64}&type=recovery$/,
    );
    expect((await auth.verifyOtp(tokenIn(mail))).error).toBeNull();
    expect(refused(await auth.updateUser({ password: PASSWORD }))).toEqual([422, 'same_password']);
    expect(refused(await auth.updateUser({ password: '123' }))).toEqual([422, 'weak_password']);
    expect(refused(await auth.updateUser({ password: 'senha-nova' }))).toBeNull();
    expect((await auth.signInWithPassword({ email, password: 'senha-nova' })).error).toBeNull();
  });

  test('needs a link younger than an hour', async () => {
    const email = 'demorada@exemplo.com.br';
    await supabase.person(email);
    const { auth } = supabase.client();
    await auth.resetPasswordForEmail(email);
    await age('recovery_sent_at');
    expect(refused(await auth.verifyOtp(tokenIn(lastEmail(email))))).toEqual([403, 'otp_expired']);
  });
});

test('links that were never sent are refused like expired ones', async () => {
  const { auth } = supabase.client();
  for (const token_hash of ['', 'xyz', "' or 1=1 --"]) {
    const answer = await auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(refused(answer)).toEqual([403, 'otp_expired']);
  }
});

test('a wrong password and an unknown address get the same response', async () => {
  await supabase.person('certa@exemplo.com.br');
  for (const email of ['certa@exemplo.com.br', 'quem@exemplo.com.br']) {
    const { auth } = supabase.client();
    expect(refused(await auth.signInWithPassword({ email, password: 'errada' }))).toEqual([
      400,
      'invalid_credentials',
    ]);
  }
});

test('an address containing HTML is shown as text in the e-mail, with only one link', async () => {
  const email = '<a/href="https://outro.example/">clique</a>@exemplo.com.br';
  await signUp(email);
  const { html, links, subject } = lastEmail(email);
  expect(subject).toBe('Confirme seu e-mail | Fortim');
  expect(html).toContain('&lt;a/href=&quot;https://outro.example/&quot;&gt;clique&lt;/a&gt;@');
  expect(html).not.toContain('<a/href');
  expect(links.map((link) => new URL(link).host)).not.toContain('outro.example');
});

test('the other account e-mails are the site’s own too', async () => {
  const { client } = await supabase.person('outros@exemplo.com.br');
  await client.auth.reauthenticate();
  const { subject, html } = lastEmail('outros@exemplo.com.br');
  expect(subject).toBe('Seu código de verificação | Fortim');
  expect(html).toMatch(/>\d{6}</);
  await client.auth.updateUser({ email: 'mudou@exemplo.com.br' });
  expect(lastEmail('outros@exemplo.com.br').html).toContain('mudou@exemplo.com.br');
  await client.auth.signInWithOtp({ email: 'outros@exemplo.com.br' });
  expect(tokenIn(lastEmail('outros@exemplo.com.br')).type).toBe('magiclink');
});

test.each(['local', 'others', 'global'] as const)(
  'signing out with the scope %s ends the right sessions',
  async (scope) => {
    const email = `sai-${scope}@exemplo.com.br`;
    const { client: here } = await supabase.person(email);
    const there = supabase.client();
    await there.auth.signInWithPassword({ email, password: PASSWORD });
    const { data } = await here.auth.getSession();
    expect((await here.auth.signOut({ scope })).error).toBeNull();
    const alive = async (token = '') => !(await supabase.client().auth.getUser(token)).error;
    expect(await alive(data.session?.access_token)).toBe(scope === 'others');
    const other = (await there.auth.getSession()).data.session?.access_token;
    expect(await alive(other)).toBe(scope === 'local');
  },
);
