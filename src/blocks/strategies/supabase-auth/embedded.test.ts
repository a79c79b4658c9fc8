/**
 * The forms about accounts that no browser test fills in, against the embedded backend. What the service answers to the
 * others is tried in src/demo/supabase/auth.test.ts, and how it is told in tests/site/auth.spec.ts.
 */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  lastEmail,
  PASSWORD,
  PUBLISHABLE_KEY,
  startSupabase,
  type TestSupabase,
} from '../../../demo/supabase/testing/supabase.ts';
import type { AuthAction } from '../../../types/config.gen.ts';
import { authState } from '../../../visitor/auth/auth-store.ts';
import { loadAuth } from '../../../visitor/auth/load-auth.ts';
import { stubBrowser, texts } from '../../../visitor/auth/testing.ts';
import { CONFIRMED, submitForm } from './testing.ts';

const SITE_ORIGIN = 'http://localhost:4173';
const supabase = { url: '/', publishableKey: PUBLISHABLE_KEY };
const integrations = { siteUrl: SITE_ORIGIN, supabase };
const email = 'ana@exemplo.com.br';

let database: TestSupabase;
beforeAll(async () => {
  database = await startSupabase();
  stubBrowser();
  vi.stubGlobal('location', new URL(`${SITE_ORIGIN}/auth`));
  const { fetch } = globalThis;
  const stubbed: typeof fetch = (input, init) =>
    String(input).startsWith('data:') ? fetch(input) : database.fetch(input, init);
  vi.stubGlobal('fetch', stubbed); // the texts are no part of the database
}, 120_000);
afterAll(async () => {
  await (await loadAuth(integrations)).supabase.auth.dispose();
  await database.stop();
  vi.unstubAllGlobals();
});

const submit = (action: AuthAction, values: Record<string, string>) =>
  submitForm(action, values, integrations);
const refused = (code: string) => ({ status: 'refused', reason: texts.errors[code] });

test('signs in with a code by e-mail', async () => {
  await database.person(email);
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
  expect(await submit('sign-in', { email, password: PASSWORD })).toEqual(
    refused('invalid_credentials'),
  );
  for (const table of ['profiles', 'user_roles'])
    expect((await database.client(database.secretKey).from(table).select()).data).toHaveLength(1);
  expect((await submit('delete-account', { email })).status).toBe('refused');
});
