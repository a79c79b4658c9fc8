/** Who may do what to which table, asked as a browser would: over the API of the embedded database. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { PUBLISHABLE_KEY, setUpSupabase } from './testing/supabase.ts';

type Who = 'anon' | 'owner' | 'other';
/** `denied` by a grant or a policy; else how many rows were read or written. */
type Outcome = 'denied' | number;

let owner: { id: string; client: SupabaseClient };
let other: { id: string; client: SupabaseClient };
const clients = {} as Record<Who, SupabaseClient>;
const supabase = setUpSupabase(async () => {
  owner = await supabase.person('dona@exemplo.com.br', { full_name: 'Dona da Conta' });
  other = await supabase.person('outra@exemplo.com.br', { full_name: 'Outra Pessoa' });
  Object.assign(clients, { anon: supabase.client(), owner: owner.client, other: other.client });
  await supabase.service.from('user_roles').insert({ user_id: owner.id, role: 'editor' });
});

async function outcome(
  query: PromiseLike<{ error: { code: string } | null; data: unknown }>,
): Promise<Outcome | string> {
  const { error, data } = await query;
  if (error) return error.code === '42501' ? 'denied' : error.code;
  return Array.isArray(data) ? data.length : 1; // a write that does not ask for the rows back
}

const LATER = '2099-01-01T00:00:00Z';
const DENIED = ['denied', 'denied', 'denied'];

function update(client: SupabaseClient, values: object) {
  return client.from('profiles').update(values).eq('id', owner.id).select() as never;
}

/** Each on the owner's row. Writes come back only where reading is allowed as well. */
const attempts: [string, (client: SupabaseClient) => PromiseLike<never>, (Outcome | string)[]][] = [
  [
    'read a profile',
    (c) => c.from('profiles').select().eq('id', owner.id) as never,
    ['denied', 1, 0],
  ],
  ['insert one', (c) => c.from('profiles').insert({ id: owner.id }) as never, DENIED],
  [
    'replace one',
    (c) => c.from('profiles').upsert({ id: owner.id, full_name: 'X' }) as never,
    DENIED,
  ],
  ['change full_name', (c) => update(c, { full_name: 'Novo Nome' }), ['denied', 1, 0]],
  ['change id', (c) => update(c, { id: other.id }), DENIED],
  ['change created_at', (c) => update(c, { created_at: LATER }), DENIED],
  ['change updated_at', (c) => update(c, { updated_at: LATER }), DENIED],
  ['delete one', (c) => c.from('profiles').delete().eq('id', owner.id) as never, DENIED],
  [
    'read a role',
    (c) => c.from('user_roles').select().eq('user_id', owner.id) as never,
    ['denied', 1, 0],
  ],
  [
    'take a role over',
    (c) => c.from('user_roles').update({ user_id: other.id }).eq('user_id', owner.id) as never,
    DENIED,
  ],
];

// That nobody gives or takes a role outright is in testing/rights.ts.
test.each(attempts)(
  '%s: without an account, as its owner, as another',
  async (_, ask, expected) => {
    const found = [];
    for (const who of ['anon', 'owner', 'other'] as const)
      found.push(await outcome(ask(clients[who])));
    expect(found).toEqual(expected);
  },
);

describe('the service role', () => {
  test('cannot be assumed with another key or signature', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const { data } = await owner.client.auth.getSession();
    const [head, claims = '', signature] = data.session?.access_token.split('.') ?? [];
    const own = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const service = encode({ ...own, role: 'service_role' });
    const tokens = {
      [`${head}.${service}.${signature}`]: 'PGRST301',
      [`${encode({ alg: 'none', typ: 'JWT' })}.${service}.`]: '42501', // taken for anon
    };
    for (const [token, code] of Object.entries(tokens)) {
      const answer = await supabase.fetch('http://localhost:4173/rest/v1/profiles', {
        headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
      });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code }]);
    }
    const guess = supabase.client('sb_secret_palpite');
    expect((await guess.from('profiles').select()).status).toBe(401);
    expect((await supabase.fetch('http://localhost:4173/rest/v1/profiles')).status).toBe(401);
  });
});

describe('escalation', () => {
  test('a role in the metadata of a sign-up or a later change has no effect', async () => {
    const metadata = { role: 'service_role', roles: ['admin'], app_metadata: { role: 'admin' } };
    const { id, client } = await supabase.person('esperta@exemplo.com.br', metadata);
    await client.auth.updateUser({ data: metadata });
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
    expect(data.user?.app_metadata).not.toHaveProperty('role');
    const { data: roles } = await supabase.service.from('user_roles').select().eq('user_id', id);
    expect(roles).toEqual([]);
    const { data: everyone } = await client.from('profiles').select();
    expect(everyone).toHaveLength(1);
  });

  test('a sign-up does not choose its own id, role or confirmation', async () => {
    const email = 'direta@exemplo.com.br';
    await supabase.fetch('http://localhost:4173/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY },
      body: JSON.stringify({
        ...{ email, password: 'segredo', id: owner.id, role: 'service_role', aud: 'admin' },
        ...{ app_metadata: { role: 'admin' }, email_confirmed_at: LATER, confirmed_at: LATER },
      }),
    });
    const rows = await supabase.query(
      'select role, aud, raw_app_meta_data, email_confirmed_at from auth.users where email = $1',
      [email],
    );
    expect(rows).toEqual([
      {
        role: 'authenticated',
        aud: 'authenticated',
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
        email_confirmed_at: null,
      },
    ]);
  });

  test('an update without a filter changes only the own row', async () => {
    const query = other.client.from('profiles').update({ full_name: 'Tomado' });
    await query.neq('id', '00000000-0000-0000-0000-000000000000');
    const { data } = await supabase.service.from('profiles').select().eq('full_name', 'Tomado');
    expect(data).toMatchObject([{ id: other.id }]);
  });

  test('only the public schema can be accessed', async () => {
    for (const schema of ['auth', 'private', 'supabase_migrations']) {
      const { error } = await owner.client.schema(schema).from('users').select();
      expect(error?.code).toBe('PGRST106');
    }
    const { error } = await owner.client.rpc('make_profile');
    expect(error?.code).toBe('PGRST202');
  });
});

describe('a name from the sign-up form', () => {
  test.each([
    ['of 5,000 characters', { full_name: 'ã'.repeat(5000) }, 'ã'.repeat(200)],
    ['with surrounding spaces', { full_name: '  Ana  ' }, 'Ana'],
    ['that is null', { full_name: null }, ''],
    ['that is a number', { full_name: 42 }, ''],
    ['that is an object', { full_name: { first: 'Ana' } }, ''],
    ['that is a list', { full_name: ['Ana'] }, ''],
    ['that is markup', { full_name: '<b>Ana</b>' }, '<b>Ana</b>'],
    ['that is missing', {}, ''],
    ['in metadata that is a list', ['Ana'], ''],
    ['in metadata that is null', null, ''],
  ])('%s does not block the sign-up', async (what, data, expected) => {
    const email = `nome-${what.replaceAll(/\W/g, '')}@exemplo.com.br`;
    const { id, client } = await supabase.person(email, data as object);
    const { data: profile } = await client.from('profiles').select().eq('id', id).single();
    expect(profile?.full_name).toBe(expected);
  });

  test('may be changed later, up to 200 characters', async () => {
    const { client, id } = owner;
    const before = await client.from('profiles').select().eq('id', id).single();
    const after = await update(client, { full_name: 'ã'.repeat(200) });
    expect((after as { data: { updated_at: string }[] }).data[0]!.updated_at).not.toBe(
      before.data.updated_at,
    );
    // Lite answers both 500 and SUP, hosted Supabase 400 and 23514, 23502.
    for (const full_name of ['ã'.repeat(201), null]) {
      expect(await outcome(update(client, { full_name }))).toEqual(expect.any(String));
    }
  });
});

describe('the schema', () => {
  const rows = (sql: string) => supabase.query(sql);

  test('every public table has row-level security', async () => {
    const tables = await rows(
      `select relname, relrowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
    );
    expect(tables).toEqual([
      { relname: 'profiles', relrowsecurity: true },
      { relname: 'studio_comments', relrowsecurity: true },
      { relname: 'studio_drafts', relrowsecurity: true },
      { relname: 'studio_links', relrowsecurity: true },
      { relname: 'submission_events', relrowsecurity: true },
      { relname: 'submissions', relrowsecurity: true },
      { relname: 'user_roles', relrowsecurity: true },
    ]);
  });

  test('there is no view, and no function with an unsafe search path', async () => {
    expect(
      await rows(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
         union all
         select proname from pg_proc where prosecdef and
           (proconfig is null or not proconfig @> array['search_path=""'])`,
      ),
    ).toEqual([]);
  });

  // rights.test.ts says whom each function answers.
  test('without an account, forms can be sent, and pages read by a link', async () => {
    expect(
      await rows(
        `select proname from pg_proc, aclexplode(proacl)
         where pronamespace = 'public'::regnamespace and grantee in (0, 'anon'::regrole) order by 1`,
      ),
    ).toEqual(
      ['announce_files', 'comment_studio_link', 'read_studio_link', 'submit_form'].map(
        (proname) => ({ proname }),
      ),
    );
  });

  test('a deleted user’s profile and roles are deleted too', async () => {
    const { id } = await supabase.person('removida@exemplo.com.br');
    await supabase.service.from('user_roles').insert({ user_id: id, role: 'editor' });
    await supabase.query('delete from auth.users where id = $1', [id]);
    const left = `select id from profiles where id = '${id}' union select user_id from user_roles where user_id = '${id}'`;
    expect(await rows(left)).toEqual([]);
  });

  test('simultaneous requests do not affect each other', async () => {
    const asked = [clients.anon, owner.client, clients.anon, other.client].map((client) =>
      outcome(client.from('profiles').select()),
    );
    expect(await Promise.all(asked)).toEqual(['denied', 1, 'denied', 1]);
  });
});
