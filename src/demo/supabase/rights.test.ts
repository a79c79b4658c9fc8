/** Who may do what, asked as a browser does. The same on PostgreSQL itself: rights.long.test.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { type Call, KEPT, type Right, rights, WHO, type Who } from './testing/rights.ts';
import { setUpSupabase } from './testing/supabase.ts';

const clients = {} as Record<Who, SupabaseClient>;
let stranger = '';
const supabase = setUpSupabase(async () => {
  const { id, client } = await supabase.person('stranger@exemplo.com.br');
  stranger = id;
  Object.assign(clients, { anon: supabase.client(), none: client });
  for (const role of ['editor', 'sales', 'admin'] as const)
    clients[role] = await supabase.member(role);
});
beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query(`
    insert into public.submissions (id, form, page, name, email, phone, fields, words)
    values ('${KEPT}', 'contact_form', 'https://a.example/', 'Bia', '', '', '[]', '')`);
  await supabase.query(
    `insert into private.stations (submission, station) values ('${KEPT}', 'notice')`,
  );
});

/** A function may be refused, a table may be hidden; anything else is a mistake in this test. */
async function isAllowed(client: SupabaseClient, call: Call): Promise<boolean> {
  const { error } = await asked(client, call);
  if (!error) return true;
  expect(['42501', 'PGRST106']).toContain(error.code);
  return false;
}

function asked(client: SupabaseClient, call: Call) {
  if ('rpc' in call) return client.rpc(call.rpc, call.args);
  const [name = '', schema = 'public'] = call.table.split('.').reverse();
  const table = client.schema(schema).from(name);
  const { command, values = {} } = call;
  if (command === 'select') return table.select();
  if (command === 'insert') return table.insert(values);
  const written = command === 'update' ? table.update(values) : table.delete();
  return written.not(name === 'user_roles' ? 'role' : 'id', 'is', null);
}

const outcomes = async ({ calls }: Right) =>
  Object.fromEntries(
    await Promise.all(
      WHO.map(async (who) => {
        const found = [];
        for (const call of calls) found.push(await isAllowed(clients[who], call));
        return [who, found.join()];
      }),
    ),
  );

describe.each(rights('').map(({ action }, index) => [action, index] as const))('%s', (_, index) => {
  test('is allowed only to the roles that have the right', async () => {
    const right = rights(stranger)[index] as Right;
    expect(await outcomes(right)).toEqual(
      Object.fromEntries(
        WHO.map((who) => [who, right.calls.map(() => right.may.includes(who)).join()]),
      ),
    );
  });
});

test('every callable function is in the list of rights', async () => {
  const rows = await supabase.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const tried = rights(stranger)
    .flatMap(({ calls }) => calls)
    .flatMap((call) => ('rpc' in call ? [call.rpc] : []));
  expect([...new Set(tried)].sort()).toEqual(rows.map(({ proname }) => proname));
});

test('docs/supabase.md has the same table', () => {
  const docs = readFileSync(join(projectRoot, 'docs/supabase.md'), 'utf8');
  const namesIn = ({ calls }: Right) => [
    ...new Set(calls.map((call) => `\`${'rpc' in call ? call.rpc : call.table}\``)),
  ];
  const lines = rights(stranger).map((right) => {
    const cells = WHO.map((who) => (right.may.includes(who) ? 'yes' : '–'));
    return `| ${[right.action, namesIn(right).join(', '), ...cells].join(' | ')} |`;
  });
  const found = docs
    .split('\n')
    .filter((line) => /(\| (yes|–) +){5}\|$/.test(line))
    .map((line) => line.replaceAll(/ +\|/g, ' |'));
  expect(found).toEqual(lines);
});
