/** What a form takes, the database takes; and of what the database refuses, the form tells first. */
import { expect, test } from 'vitest';
import { loadSchemas } from '../../content/node/load-schemas.ts';
import { ofFixtureSite } from '../../content/testing/edits.ts';
import { PROJECT } from '../../content/testing/fixture.ts';
import { LARGEST_TOTAL, LONGEST_VALUE } from '../../forms/kit/sanitize.ts';
import type { Values } from '../../forms/kit/types.ts';
import { enteredIn } from '../../forms/submission/sent-values.ts';
import { compileRules } from '../../forms/ui/rules.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { Field, Form } from '../../types/config.gen.ts';
import { setUpSupabase } from './testing/supabase.ts';

const texts = ofFixtureSite('messages.json').forms;
const NAMES = Array.from({ length: 40 }, (_, index) => `field${index}`);
const form: Form = {
  title: 'Teste',
  submitLabel: 'Enviar',
  submit: {
    strategy: 'log-and-track',
    formName: 'hero_form',
    notices: { confirmed: 'a', refused: 'b' },
  },
  fields: NAMES.map((name): Field => ({ type: 'textarea', name, label: 'R'.repeat(120) })),
};
const check = compileRules(form, texts);
const conditions = { captcha: false, countryName: (country: string) => country };

const supabase = setUpSupabase();
let last = 0;

/** Whether the form sends it, and whether the database stores what the form would send. */
async function sendAndStore(values: Values) {
  const errors = check(values, conditions);
  const fields = enteredIn(form, values);
  last += 1;
  const submission_id = last.toString(16).padStart(32, '0');
  const { data, error } = await supabase
    .client()
    .rpc('submit_form', { submission_id, form: 'hero_form', page: 'https://a.example/', fields });
  return { sent: Object.keys(errors).length === 0, stored: data?.status === 'stored', error };
}

const filled = (count: number, value: string): Values =>
  Object.fromEntries(NAMES.slice(0, count).map((name) => [name, value]));
const YES = { sent: true, stored: true, error: null };
const NO = { sent: false, stored: false, error: null };

test.each<[string, Values, object]>([
  ['the longest value', filled(1, 'ã'.repeat(LONGEST_VALUE)), YES],
  ['one character too many', filled(1, 'ã'.repeat(LONGEST_VALUE + 1)), NO],
  ['nine long values', filled(9, 'b'.repeat(LONGEST_VALUE)), NO],
  ['all fields with short texts', filled(40, '"Olá"\n'.repeat(50)), YES],
  ['characters that no database stores', filled(1, 'a\0b\uD800c\uDC00d'), YES],
  ['a pair of surrogates', filled(1, '🔒'.repeat(LONGEST_VALUE / 2)), YES],
])('%s: the form and the database agree', async (_, values, expected) => {
  expect(await sendAndStore(values)).toEqual(expected);
});

test('an excess in total is reported at the longest field, and accepted once it has the stated length', async () => {
  const values: Values = { ...filled(7, 'b'.repeat(4990)), field3: '"ã"'.repeat(1666) };
  const { field3, ...others } = check(values, conditions);
  expect(others).toEqual({});
  expect(field3?.rule).toBe('maxLength');
  const max = Number(/no máximo ([\d.]+)/.exec(field3?.message ?? '')?.[1]);
  expect(max).toBeGreaterThan(100);
  const short = { ...values, field3: '"ã"'.repeat(1666).slice(0, max) };
  expect(await sendAndStore(short)).toEqual(YES);
});

test('forms, the database and the schema have the same limits', async () => {
  const { rows } = await supabase.connection.driver.query<{ sql: string }>(
    `select prosrc as sql from pg_proc where proname = 'sound_fields'`,
  );
  const sql = rows[0]?.sql;
  expect(sql).toContain(`char_length(one ->> 'value') <= ${LONGEST_VALUE}`);
  expect(sql).toContain(`octet_length(fields::text) <= ${LARGEST_TOTAL}`);
  const { resolve } = loadSchemas(PROJECT);
  const allowed = (resolve({ $ref: '/form.schema.json#/definitions/Field' }).oneOf as unknown[])
    .map((kind) => (resolve(kind).properties as JsonObject).maxLength)
    .filter((maxLength) => maxLength !== undefined)
    .map((maxLength) => resolve(maxLength).maximum);
  expect(allowed).toEqual(Array(4).fill(LONGEST_VALUE));
});
