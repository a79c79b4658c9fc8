/** A site that has no form which makes accounts, as those that `new --accounts` makes. */
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { readSources } from '../../supabase/site-sources.ts';
import { completeLite } from './answers.ts';
import { emailsTo, PASSWORD, PUBLISHABLE_KEY, setUpSupabase } from './testing/supabase.ts';

const supabase = setUpSupabase();

test('refuses to register with the public key alone, and mails nobody', async () => {
  await supabase.person('de-casa@exemplo.com.br');
  const { 'sign-up': _, ...forms } = readSources().forms;
  const site = completeLite(supabase, () => ({ ...readSources(), forms }));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init));
  const { auth } = createClient(supabase.siteUrl, PUBLISHABLE_KEY, {
    auth: { persistSession: false },
    realtime: { transport: class {} as never }, // Node 20 has no WebSocket; nothing here opens one
    global: { fetch },
  });
  const stranger = 'estranha@exemplo.com.br';
  for (const email of [stranger, 'de-casa@exemplo.com.br']) {
    const { error } = await auth.signUp({ email, password: PASSWORD });
    expect([error?.status, error?.code]).toEqual([422, 'signup_disabled']);
  }
  expect(await supabase.query(`select from auth.users where email = '${stranger}'`)).toEqual([]);
  expect(emailsTo(stranger)).toEqual([]);
  const home = { email: 'de-casa@exemplo.com.br', password: PASSWORD };
  expect((await auth.signInWithPassword(home)).error).toBeNull();
});
