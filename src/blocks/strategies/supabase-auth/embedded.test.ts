/** The forms about accounts, against the embedded backend: what a visitor of `npm start` meets. */

import texts from 'virtual:auth-texts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  emailsTo,
  lastEmail,
  PUBLISHABLE_KEY,
  startSupabase,
  type TestSupabase,
} from '../../../demo/supabase/testing/supabase.ts';
import type { AuthAction } from '../../../types/config.gen.ts';
import { signOut } from '../../../visitor/auth/actions.ts';
import { authLink } from '../../../visitor/auth/auth-link.ts';
import { resultIn } from '../../../visitor/auth/auth-result.ts';
import { authState } from '../../../visitor/auth/auth-store.ts';
import { loadAuth } from '../../../visitor/auth/load-auth.ts';
import { stubBrowser } from '../../../visitor/auth/testing.ts';
import { CONFIRMED, submitForm } from './testing.ts';

const SITE = 'http://localhost:4173';
const supabase = { url: '/', publishableKey: PUBLISHABLE_KEY };
const integrations = { siteUrl: SITE, supabase };
const email = 'ana@exemplo.com.br';

let database: TestSupabase;
beforeAll(async () => {
  database = await startSupabase();
  stubBrowser();
  vi.stubGlobal('location', new URL(`${SITE}/auth`));
  vi.stubGlobal('fetch', database.fetch);
}, 120_000);
afterAll(async () => {
  await (await loadAuth(integrations)).supabase.auth.dispose();
  await database.stop();
  vi.unstubAllGlobals();
});

const submit = (action: AuthAction, values: Record<string, string>) =>
  submitForm(action, values, integrations);
async function follow(link = ''): Promise<boolean> {
  const { followResult } = await loadAuth(integrations);
  const followed = followResult(resultIn(new URL(link).searchParams));
  authLink().answer?.(true);
  return followed;
}
const refused = (code: string) => ({ status: 'refused', reason: texts.errors[code] });

test('signs up, confirms and signs in', async () => {
  const values = { email, password: 'segredo', fullName: 'Ana Lima' };
  expect(await submit('sign-up', values)).toEqual(CONFIRMED);
  expect(await submit('sign-in', values)).toEqual(refused('email_not_confirmed'));
  const [link] = lastEmail(email).links;
  expect(await follow(link)).toBe(true);
  await vi.waitFor(() => expect(authState().user).toMatchObject({ email, fullName: 'Ana Lima' }), {
    timeout: 30_000, // the first question about tables makes it read the schema
  });
  await signOut('local');
  expect(await follow(link)).toBe(false);
  expect(await submit('sign-in', { email, password: 'outra' })).toEqual(
    refused('invalid_credentials'),
  );
  expect(await submit('sign-in', values)).toEqual(CONFIRMED);
  expect(authState().status).toBe('signed-in');
  await signOut('local');
});

test('a repeated sign-up and an unknown address get the same response as a new and a known one', async () => {
  const before = emailsTo(email).length;
  expect(await submit('sign-up', { email, password: 'outra-senha' })).toEqual(CONFIRMED);
  expect(await submit('resend', { email })).toEqual(CONFIRMED);
  expect(emailsTo(email)).toHaveLength(before);
  expect(await submit('request-reset', { email: 'nao@existe.com.br' })).toEqual(CONFIRMED);
  expect(emailsTo('nao@existe.com.br')).toEqual([]);
});

test('sets a new password by e-mail', async () => {
  expect(await submit('request-reset', { email })).toEqual(CONFIRMED);
  expect(await follow(lastEmail(email).links[0])).toBe(true);
  expect(authState().recovering).toBe(true);
  expect(await submit('update-password', { password: '123' })).toEqual(refused('weak_password'));
  expect(await submit('update-password', { password: 'segredo' })).toEqual(
    refused('same_password'),
  );
  expect(await submit('update-password', { password: 'novo-segredo' })).toEqual(CONFIRMED);
  expect(authState()).toMatchObject({ status: 'signed-in', recovering: false });
  await signOut('global');
  expect(await submit('update-password', { password: 'mais-um' })).toEqual(
    refused('session_not_found'),
  );
  expect(await submit('sign-in', { email, password: 'novo-segredo' })).toEqual(CONFIRMED);
  await signOut('local');
});

test('signs in with a code by e-mail', async () => {
  expect(await submit('otp', { email })).toEqual(CONFIRMED);
  const code = /\b\d{6}\b/.exec(lastEmail(email).html.replace(/#\d{6}|<style.*?>/g, ''))?.[0] ?? '';
  expect(await submit('verify', { email, code: '000000' })).toEqual(refused('otp_expired'));
  expect(await submit('verify', { email, code })).toEqual(CONFIRMED);
  expect(authState().status).toBe('signed-in');
});

test('a signed-in person deletes the own account after typing its address', async () => {
  expect(await submit('delete-account', { email: 'outra@exemplo.com.br' })).toEqual(
    refused('account_mismatch'),
  );
  expect(authState().status).toBe('signed-in');
  const roles = database.client(database.secretKey).from('user_roles');
  const id = authState().user?.id ?? '';
  await roles.insert({ user_id: id, role: 'admin' }).throwOnError();
  expect(await submit('delete-account', { email })).toEqual(refused('account_last_admin'));
  const other = await database.person('outra@exemplo.com.br');
  await roles.insert({ user_id: other.id, role: 'admin' }).throwOnError();
  expect(await submit('delete-account', { email: ` ${email.toUpperCase()}` })).toEqual(CONFIRMED);
  expect(authState()).toMatchObject({ status: 'signed-out', user: undefined });
  expect(await submit('sign-in', { email, password: 'novo-segredo' })).toEqual(
    refused('invalid_credentials'),
  );
  for (const table of ['profiles', 'user_roles'])
    expect((await database.client(database.secretKey).from(table).select()).data).toHaveLength(1);
  expect((await submit('delete-account', { email })).status).toBe('refused');
});
