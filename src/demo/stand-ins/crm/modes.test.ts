import { afterEach, beforeEach, expect, test } from 'vitest';
import { worded } from '../../../words/reader.ts';
import { leadForm, startServices } from '../../testing/services.ts';
import { CRM_MODES, type CrmMode } from './modes.ts';

let services: Awaited<ReturnType<typeof startServices>>;
beforeEach(async () => {
  services = await startServices();
});
afterEach(() => services.stop());

/** What a client sees of a submission: status, type and text, or how it failed; or nothing, until then. */
async function outcome(headers: Record<string, string> = {}, until?: Promise<unknown>) {
  const answer = services.submit(leadForm(), headers).then(
    ({ status, headers, text }) => ({
      status,
      location: headers.location?.replace(services.url, ''),
      type: headers['content-type']?.split(';')[0],
      cors: headers['access-control-allow-origin'],
      text,
    }),
    (error: Error & { code?: string }) => ({ failure: error.code }),
  );
  return until ? Promise.race([answer, until.then(() => 'nothing')]) : answer;
}

const modesKept = async () => (await services.store.list('leads')).map((lead) => lead.mode);
const kept = (...modes: CrmMode[]) =>
  expect.poll(modesKept, { timeout: 30_000 }).toEqual(modes) as Promise<unknown>;

const script = { 'sec-fetch-mode': 'cors', origin: 'https://site.example' };
const yes = '{"success":true,"result":"ok"}';
const no = '{"success":false,"error":{"message":"Recusado a pedido"}}';
const html = { type: 'text/html', cors: undefined };

const expected: Record<CrmMode, { form: unknown; script: unknown; kept: number }> = {
  ok: {
    form: expect.objectContaining({ status: 302, location: '/envio-recebido?success=ok' }),
    script: expect.objectContaining({ status: 200, cors: script.origin, text: yes }),
    kept: 2,
  },
  refuse: {
    form: expect.objectContaining({
      status: 302,
      location: '/envio-recebido?error=Recusado+a+pedido',
    }),
    script: expect.objectContaining({ status: 200, cors: script.origin, text: no }),
    kept: 0,
  },
  error500: {
    form: expect.objectContaining({ status: 500, ...html }),
    script: expect.objectContaining({ status: 500, ...html }),
    kept: 0,
  },
  html: {
    form: expect.objectContaining({ status: 200, ...html }),
    script: expect.objectContaining({ status: 200, ...html }),
    kept: 2,
  },
  reset: { form: { failure: 'ECONNRESET' }, script: { failure: 'ECONNRESET' }, kept: 2 },
  hang: { form: 'nothing', script: 'nothing', kept: 2 },
  nocors: {
    form: expect.objectContaining({ status: 302, location: '/envio-recebido?success=ok' }),
    script: expect.objectContaining({ status: 200, cors: undefined, text: yes }),
    kept: 2,
  },
};

test.each(Object.keys(CRM_MODES) as CrmMode[])(
  'mode %s gives the expected answers',
  async (mode) => {
    expect(await (await services.post('/crm/mode', { mode })).json()).toEqual({ mode });
    // In the mode `hang` nothing is answered though the lead is kept.
    const until = (...modes: CrmMode[]) => (mode === 'hang' ? kept(...modes) : undefined);
    expect(await outcome({}, until(mode))).toEqual(expected[mode].form);
    expect(await outcome(script, until(mode, mode))).toEqual(expected[mode].script);
    await kept(...Array(expected[mode].kept).fill(mode));
  },
);

test.each([
  [{ 'x-requested-with': 'XMLHttpRequest' }, 200],
  [{ accept: 'application/json' }, 200],
  [{ accept: 'text/html,application/json' }, 302],
  [{ 'sec-fetch-mode': 'no-cors' }, 302],
])('a request with %o is answered with %i', async (headers, status) => {
  expect(await outcome(headers)).toMatchObject({ status });
});

test('a preflight is allowed, except in the mode nocors', async () => {
  const ask = async () =>
    fetch(`${services.url}/crm/capture`, {
      method: 'OPTIONS',
      headers: { origin: script.origin, 'access-control-request-headers': 'x-requested-with' },
    });
  const { status, headers } = await ask();
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(script.origin);
  expect(headers.get('access-control-allow-headers')).toBe('x-requested-with');
  await services.post('/crm/mode', { mode: 'nocors' });
  expect((await ask()).headers.get('access-control-allow-origin')).toBeNull();
});

test('the mode cookie applies only to its browser', async () => {
  const cookie = 'outro=1; crm-mode=refuse';
  expect(await outcome({ cookie })).toMatchObject({ location: expect.stringContaining('error=') });
  expect(await outcome()).toMatchObject({ location: '/envio-recebido?success=ok' });
  expect(await outcome({ cookie: 'crm-mode=nada' })).toMatchObject({ status: 302 });
  const read = await fetch(`${services.url}/crm/mode`, { headers: { cookie } });
  expect(await read.json()).toEqual({ mode: 'ok', browser: 'refuse' });
});

test.each([[{ mode: 'toString' }], [{}], [[]], ['ok']])('%j is not a mode', async (body) => {
  const response = await services.post('/crm/mode', body);
  expect(response.status).toBe(400);
  expect(worded((await response.json()).error)).toMatch(/não é um modo do CRM|objeto JSON/);
});
