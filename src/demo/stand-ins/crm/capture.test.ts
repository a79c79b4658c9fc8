import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadForm, startServices, WEBFORM } from '../../testing/services.ts';

let services: Awaited<ReturnType<typeof startServices>>;
beforeEach(async () => {
  services = await startServices();
});
afterEach(() => services.stop());

const returned = (query: string) => `${services.url}/envio-recebido?${query}`;

test('a multipart form is stored exactly, in order, and redirected to the return page', async () => {
  const form = leadForm({
    lastname: 'José & "Cia" <b>',
    description: 'uma\r\n\r\nduas — 😀 \\ %20+',
  });
  form.append('interesse', 'Firewall');
  form.append('interesse', 'NOC');
  form.append('vazio', '');
  const response = await services.submit(form);
  expect(response.status).toBe(302);
  expect(response.headers.location).toBe(returned('success=ok'));
  const folder = join(services.store.folder, 'inbox/leads');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^2026-03-02T12-00-00\.\d{3}Z-[0-9a-f]{8}\.json$/);
  const lead = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect(lead).toEqual({
    id: name.replace('.json', ''),
    at: expect.stringMatching(/^2026-03-02T12:00:00\.\d{3}Z$/),
    mode: 'ok',
    fields: {
      publicid: WEBFORM,
      name: 'Captação Site',
      lastname: 'José & "Cia" <b>',
      description: 'uma\r\n\r\nduas — 😀 \\ %20+',
      interesse: 'NOC',
      vazio: '',
    },
    fieldList: [...form.entries()],
  });
});

test('an urlencoded form is stored exactly too', async () => {
  const form = new URLSearchParams({ publicid: WEBFORM, lastname: 'José & "Cia" <b> + 100%' });
  expect((await services.submit(form)).headers.location).toBe(returned('success=ok'));
  const [lead] = await services.store.list('leads');
  expect(lead?.fieldList).toEqual([...form.entries()]);
});

test.each([
  ['a wrong publicid', leadForm({ publicid: 'outro' })],
  ['a missing publicid', leadForm({ publicid: undefined })],
])('%s: “Webform not found” as JSON, and nothing is stored', async (_name, form) => {
  const response = await services.submit(form);
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toEqual({
    success: false,
    error: { message: 'Webform not found' },
  });
  expect(await services.store.list('leads')).toEqual([]);
});

test('a body that is not a form, or is malformed, counts as a form without fields', async () => {
  for (const type of [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ]) {
    const response = await services.post('/crm/capture', {}, { 'content-type': type });
    expect(await response.json()).toMatchObject({ error: { message: 'Webform not found' } });
  }
});

test('lastname is required but may be empty', async () => {
  const missing = await services.submit(leadForm({ lastname: undefined }));
  expect(missing.headers.location).toBe(returned('error=Required+fields+not+filled'));
  expect(await services.store.list('leads')).toEqual([]);
  const empty = await services.submit(leadForm({ lastname: '' }));
  expect(empty.headers.location).toBe(returned('success=ok'));
});

test('a captcha token works once, and for two minutes', async () => {
  const issue = async () => (await (await services.post('/recaptcha/token')).json()).token;
  const send = async (token: string) =>
    (await services.submit(leadForm({ 'g-recaptcha-response': token }))).headers.location;

  const token = await issue();
  expect(await send(token)).toBe(returned('success=ok'));
  expect(await send(token)).toBe(returned('error=captcha'));

  const young = await issue();
  const old = await issue();
  services.clock.now += 119_000;
  expect(await send(young)).toBe(returned('success=ok'));
  services.clock.now += 1000;
  expect(await send(old)).toBe(returned('error=captcha'));

  expect(await send('')).toBe(returned('error=captcha'));
  expect(await send('inventado')).toBe(returned('error=captcha'));
  expect(await services.store.list('leads')).toHaveLength(2);
});
