/** What nobody's form sends: it is refused or kept as text, and the next visitor is served. */
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bytesOf, serve } from './testing/faults.ts';
import { PUBLISHABLE_KEY, STORED, SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const supabase = setUpSupabase();
let server: Server;
let address: string;
beforeAll(async () => {
  ({ server, address } = await serve(async (request, response) => {
    const body = new Uint8Array(await bytesOf(request));
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const answer = await supabase.app.fetch(
      new Request(`http://localhost:4173${request.url}`, {
        method: 'POST',
        headers: headers as [],
        body,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(new Uint8Array(await answer.arrayBuffer()));
  }));
});
afterAll(() => {
  server.close();
});
beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query(`update private.submission_settings set forms = '{hero_form}'`);
});

async function post(rpc: string, body: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${address}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const lead = (news: object = {}) => JSON.stringify({ ...SUBMISSION, ...news });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/** A lead with JSON in the place of one of its values. */
const withJson = (name: string, json: string) =>
  lead({ [name]: 'HERE' }).replace('"HERE"', () => json);

const stored = async () =>
  Number(
    (await supabase.query<{ count: string }>('select count(*) from public.submissions'))[0]?.count,
  );

const field = (news: object) => [{ name: 'name', label: 'Nome', value: 'Ana', ...news }];

describe('is not stored, and the next lead is', () => {
  test.each([
    ['no JSON', '{"submission_id":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ...['fields', 'submission_id', 'form', 'page', 'attempt'].flatMap((name) => [
      [`null as ${name}`, withJson(name, 'null')],
      [`an object as ${name}`, withJson(name, '{"toString": 1}')],
      [`a deep list as ${name}`, withJson(name, nested(100_000))],
    ]),
    ['a number beyond numbers', withJson('attempt', '1e400')],
    ['a form of no site', lead({ form: 'other' })],
    ['a form named as a method', lead({ form: 'constructor' })],
    ['an id that is a path', lead({ submission_id: '../../x' })],
    ['a page that is a script', lead({ page: 'javascript:alert(1)' })],
    ['a page of several lines', lead({ page: 'https://a.example/\r\nBcc:x' })],
    ['a field named as a prototype', lead({ fields: field({ name: '__proto__' }) })],
    ['a field of several lines as its name', lead({ fields: field({ name: 'a\nb' }) })],
    ['a value that is an object', lead({ fields: field({ value: { a: 1 } }) })],
    ['more than a field has', lead({ fields: field({ html: '<b>' }) })],
    ['a thousand fields', lead({ fields: Array(1000).fill(field({})[0]) })],
    ['a megabyte', lead({ fields: field({ value: 'x'.repeat(1_000_000) }) })],
    ['a text that ends in the middle of a sign', lead({ fields: field({ value: 'a\ud800' }) })],
    ['a text with what no text has', lead({ fields: field({ value: 'a\0b' }) })],
    ['an argument that there is not', lead({ suspected: [] })],
  ])('%s', async (_, body) => {
    const { status, text } = await post('submit_form', body);
    expect(text).not.toContain('"stored"');
    expect(status).toBeLessThanOrEqual(500);
    expect(await stored()).toBe(0);
    expect(JSON.parse((await post('submit_form', lead())).text)).toEqual(STORED);
  });
});

describe('is left out, and the lead is stored', () => {
  test.each([
    ...['source', 'crm_entries'].flatMap((name) => [
      [`null as ${name}`, withJson(name, 'null')],
      [`a number as ${name}`, withJson(name, '1')],
      [`a deep list as ${name}`, withJson(name, nested(4_000))],
    ]),
    ['a source named as a prototype', withJson('source', '{"__proto__": {"page": "/x"}}')],
    ['a source that is a script', lead({ source: { referrer: { toString: 'x' } } })],
    ['an entry that is an object', lead({ crm_entries: [[{ name: 'x' }]] })],
  ])('%s', async (_, body) => {
    expect(JSON.parse((await post('submit_form', body)).text)).toEqual(STORED);
    const [row] = await supabase.query('select source, crm_entries from public.submissions');
    expect(row).toEqual({ source: {}, crm_entries: null });
  });
});

test.each(['files', 'submission_id', 'form'])(
  'a deep list as %s of files announces nothing',
  async (name) => {
    const files = [{ field: 'cv', name: 'a.pdf', type: 'pdf', size: 1, digest: 'a'.repeat(64) }];
    const asked = { submission_id: SUBMISSION.submission_id, form: 'hero_form', files };
    const body = JSON.stringify({ ...asked, [name]: 'HERE' }).replace('"HERE"', nested(100_000));
    expect((await post('announce_files', body)).text).not.toContain('announced');
    expect(JSON.parse((await post('submit_form', lead())).text)).toEqual(STORED);
  },
);
