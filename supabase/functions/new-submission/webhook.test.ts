import { describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import type { Services, StationTask, Task } from './deliver.ts';
import type { SendResult } from './http-answer.ts';
import type { Mail } from './layout.ts';
import { handleWebhook, hash, type WebhookOptions } from './webhook.ts';

const sources = readSources(FIXTURE_SITE);
const settings = noticeSettings({
  ...sources,
  integrations: { submissions: { strategies: ['crm'], panel: '/painel' } },
})!;

const OPTIONS: WebhookOptions = {
  settings: {
    ...settings,
    siteUrl: 'https://a.example',
    goals: { webhook: { url: '', secret: '' } },
  },
  settingsText: JSON.stringify(settings),
  secret: 'segredo',
  keys: ['chave', ''],
  missing: [],
  services: {} as Services,
};
const field = (name: string, label: string, value: string) => ({ name, label, value });
const RECORD = {
  id: 'abc',
  form: 'hero_form',
  page: 'https://a.example/sobre',
  name: 'Ana <b>& Cia</b>',
  email: 'ana@empresa.example',
  fields: [
    field('name', 'Nome', 'Ana <b>& Cia</b>'),
    field('phone', 'Telefone', '+55 11 91234-5678'),
    field('company', 'Empresa', 'Padaria Sol'),
    field('message', 'Mensagem', 'Linha 1\nLinha 2 & $&'),
    field('empty', 'Vazio', ' '),
  ],
};
const EVENT = { ...RECORD, form: 'roundtable-registration' };

const notice = (record: object, address = 'a@a.example'): StationTask => ({
  ...{ station: 'notice', address, round: 0 },
  submission: record as StationTask['submission'],
});
const answer = (record: object, address = RECORD.email): StationTask => ({
  ...notice(record, address),
  station: 'answer',
});

/** What the database is told of each task that was due. */
async function ask(
  due: Task[],
  services: Partial<Services> = {},
  options: Partial<WebhookOptions> = {},
) {
  const tasks = [...due];
  const sent: [to: string, mail: Mail][] = [];
  const settled: [to: string, result: SendResult][] = [];
  const pauses: number[] = [];
  const keys: string[] = [];
  let rested = 0;
  const request = new Request('https://a.example/', {
    method: 'POST',
    headers: { 'x-webhook-secret': 'segredo' },
    body: '{}',
  });
  const response = await handleWebhook(request, {
    ...OPTIONS,
    ...options,
    services: {
      async send(to, mail, key) {
        sent.push([to, mail]);
        keys.push(key);
        return { outcome: 'sent' };
      },
      fetch: async () => Response.error(),
      pause: async (seconds) => void pauses.push(seconds),
      now: () => 0,
      claim: async () => tasks.shift() ?? null,
      settle: async ({ address }, result) => void settled.push([address, result]),
      rest: async () => {
        rested += 1;
      },
      files: {
        work: async () => ({ check: [], remove: [] }),
        settle: async () => undefined,
        storage: async () => Response.error(),
      },
      ...services,
    },
  });
  const { message } = await response.json();
  return { status: response.status, message, sent, settled, pauses, keys, rested, left: tasks };
}
const noticeOf = async (record: object) => (await ask([notice(record)])).sent[0]![1];
const SENT = { outcome: 'sent' };

test('every recipient gets all that was entered, and can reply to the visitor', async () => {
  const { status, sent } = await ask([notice(RECORD), notice(RECORD, 'b@a.example')]);
  expect(status).toBe(200);
  expect(sent.map(([to]) => to)).toEqual(['a@a.example', 'b@a.example']);
  const { subject, html, text, replyTo } = sent[0]![1];
  expect(subject).toBe('Consultoria gratuita: Ana <b>& Cia</b>, Padaria Sol');
  expect(replyTo).toBe('ana@empresa.example');
  expect(html).toContain('Ana &lt;b&gt;&amp; Cia&lt;/b&gt;');
  expect(html).toContain('href="https://a.example/painel?submission=abc"');
  for (const part of ['Telefone', '+55 11 91234-5678', 'Padaria Sol', 'https://a.example/sobre']) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toContain('Linha 1\nLinha 2 & $&');
  expect(html).toContain('Linha 2 &amp; $&amp;');
  expect(html + text).not.toContain('Vazio');
  expect(html).not.toContain('<b>');
  expect(html + text).not.toMatch(/\{\w+\}/);
});

test('without a company, the subject ends with the name', async () => {
  const { subject } = await noticeOf({ ...RECORD, fields: [] });
  expect(subject).toBe('Consultoria gratuita: Ana <b>& Cia</b>');
});

test('the visitor’s text adds no header and no recipient', async () => {
  const written = 'Ana\r\nBcc: todos@a.example';
  const { subject } = await noticeOf({ ...RECORD, name: written });
  expect(subject).not.toMatch(/[\r\n]/);
  for (const email of ['a@a.example, b@a.example', 'Ana <a@a.example>', 'a@a.example\nX: y', 'a'])
    expect(await noticeOf({ ...RECORD, email })).not.toHaveProperty('replyTo');
});

test('a name does not turn the direction of a subject', async () => {
  const { subject } = await noticeOf({ ...RECORD, fields: [], name: '\u202Eana\u2066 \u061Csol' });
  expect(subject).toBe('Consultoria gratuita: ana sol');
});

test('placeholders in the visitor’s text stay text', async () => {
  const { subject, html } = await noticeOf({ ...RECORD, name: '{form} {{ .SiteURL }}' });
  expect(subject).toContain('{form} {{ .SiteURL }}');
  expect(html).toContain('{form} {{ .SiteURL }}');
});

test.each<[string, Partial<WebhookOptions>, number]>([
  ['another secret', { secret: 'outro' }, 401],
  ['no secret set', { secret: '' }, 401],
  ['a site without texts', { settings: null }, 500],
])('%s sends no notice', async (_, options, status) => {
  expect(await ask([notice(RECORD)], {}, options)).toMatchObject({ status, sent: [], settled: [] });
});

test('a mail that fails is told to the database in the words of the mailer, and the others are sent', async () => {
  const refused: SendResult = { outcome: 'unknown', reason: '500 no' };
  const send: Services['send'] = async (to) => (to.startsWith('a') ? refused : { outcome: 'sent' });
  const due = [notice(RECORD), notice(RECORD, 'b@a.example')];
  const { status, message, settled, rested } = await ask(due, { send });
  expect([status, message]).toEqual([200, '1 not sent']);
  expect(settled).toEqual([
    ['a@a.example', refused],
    ['b@a.example', SENT],
  ]);
  expect(rested).toBe(1);
});

test('what the database does not have due is not sent', async () => {
  expect(await ask([])).toMatchObject({ status: 200, sent: [], rested: 1 });
});

test('a worker stops before the platform ends it, and lets the next one begin', async () => {
  let now = 0;
  const due = Array.from({ length: 9 }, () => notice(RECORD));
  const { settled, left, rested } = await ask(due, {
    now() {
      now += 30_000;
      return now;
    },
  });
  expect([settled.length, left.length, rested]).toEqual([2, 7, 1]);
});

test('a database that does not answer is reported as an error', async () => {
  const claim = async () => {
    throw new Error('claim_station answered 404');
  };
  expect(await ask([], { claim })).toMatchObject({ status: 502, sent: [] });
});

test('a mail that somebody asks for once more has another key', async () => {
  const { keys } = await ask([notice(RECORD), notice(RECORD), { ...notice(RECORD), round: 1 }]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('a mailer with a limit', () => {
  test('is waited for, up to some seconds', async () => {
    let waits = 3;
    const send = async (): Promise<SendResult> =>
      waits-- > 0 ? { outcome: 'later', wait: 5 } : { outcome: 'sent' };
    const { pauses, settled } = await ask([notice(RECORD)], { send });
    expect([pauses, settled]).toEqual([[5, 5, 5], [['a@a.example', SENT]]]);
  });

  test('that wants a long pause gets it from the database', async () => {
    const later: SendResult = { outcome: 'later', wait: 3600, reason: '429 later' };
    const { pauses, settled } = await ask([notice(RECORD)], { send: async () => later });
    expect([pauses, settled]).toEqual([[], [['a@a.example', later]]]);
  });

  test('that never takes anything ends the attempt', async () => {
    const { settled, pauses } = await ask([notice(RECORD)], {
      send: async () => ({ outcome: 'later', wait: 0 }),
    });
    expect(settled).toEqual([['a@a.example', { outcome: 'later', wait: 0 }]]);
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(60);
  });
});

describe('a mailer that refuses what the visitor wrote', () => {
  /** Refuses a mail for what is in it. */
  const refusing = (isRefused: (mail: Mail) => boolean) => {
    const taken: Mail[] = [];
    const send: Services['send'] = async (_, mail) => {
      if (isRefused(mail)) return { outcome: 'refused' };
      taken.push(mail);
      return { outcome: 'sent' };
    };
    return { taken, send };
  };

  test('gets the notice without the address to reply to', async () => {
    const { taken, send } = refusing(({ replyTo }) => Boolean(replyTo));
    expect((await ask([notice(RECORD)], { send })).status).toBe(200);
    expect(taken).toHaveLength(1);
    expect(taken[0]!.text).toContain('Linha 1');
  });

  test('gets the notice without any of its words, with the link to all of them', async () => {
    const { taken, send } = refusing(({ text }) => text.includes('Linha 1'));
    expect((await ask([notice(RECORD)], { send })).status).toBe(200);
    const { subject, html, text } = taken[0]!;
    expect(subject).toBe('Consultoria gratuita: ?');
    expect(html).toContain('href="https://a.example/painel?submission=abc"');
    for (const { value } of RECORD.fields)
      if (value.trim()) expect(html + text).not.toContain(value);
  });

  // Which addresses are sound is asked in src/forms/rules/checks.test.ts.
  test('never gets an unsound address to reply to', async () => {
    for (const email of ['joão@empresa.com.br', '<ana@empresa.com.br>', 'ana@empresa'])
      expect(await noticeOf({ ...RECORD, email })).not.toHaveProperty('replyTo');
  });
});

describe('labels', () => {
  const forged = {
    ...RECORD,
    page: 'https://malvado.example/entrar',
    fields: [
      field('name', 'Nota da equipe', 'Ana'),
      field('bonus', 'Clique aqui', 'https://malvado.example'),
      field('constructor', 'Aviso', 'x'),
    ],
  };

  test('are those of the form’s file, and what is not in it stands apart', async () => {
    const { html, text } = await noticeOf(forged);
    expect(html + text).not.toContain('Nota da equipe');
    expect(text).toContain('\n\nNome\nAna\n\n');
    expect(text).toContain(
      [
        'Outros campos, que não são deste formulário',
        'Clique aqui: https://malvado.example',
        '',
        'Aviso: x',
        '',
        'Página: https://malvado.example/entrar',
      ].join('\n'),
    );
    expect(html.match(/<a /g)).toHaveLength(3); // button, its address, the site
    expect(html).not.toContain('href="https://malvado');
  });

  test.each(['https://a.example', 'https://a.example/', 'https://a.example/x'])(
    'name the page %s of the site',
    async (page) => {
      expect((await noticeOf({ ...RECORD, page })).text).toContain(`Página\n${page}`);
    },
  );

  test.each([
    'https://a.example.evil.example/',
    'http://a.example/',
    'https://a.example@evil.example/',
  ])('do not name the page %s', async (page) => {
    expect((await noticeOf({ ...RECORD, page })).text).toContain(`Página: ${page}`);
  });
});

describe('the answer to the visitor', () => {
  test('has the text of its form, and nothing that the visitor wrote', async () => {
    const { sent, settled } = await ask([answer(EVENT)]);
    const [[to, mail] = [], ...more] = sent;
    expect([to, more]).toEqual([RECORD.email, []]);
    expect(mail!.subject).toBe('Recebemos o seu pedido | Fortim');
    expect(mail!.replyTo).toBe('contato@fortim.example');
    expect(mail!.html).toContain('leia o guia &amp; prepare perguntas');
    expect(mail!.text).toContain('leia o guia & prepare perguntas');
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('https://a.example/lp/campaigns/roundtable-sessions-cotia');
      for (const { value } of RECORD.fields.slice(0, 4)) expect(part).not.toContain(value);
      expect(part).not.toMatch(/\{\w+\}|undefined|Padaria|Ana/);
    }
    expect(settled).toEqual([[RECORD.email, SENT]]);
  });

  test('is not sent to what is no address', async () => {
    const { sent, settled } = await ask([answer(EVENT, 'a@a.example b@a.example')]);
    expect([sent, settled]).toEqual([[], [['a@a.example b@a.example', { outcome: 'none' }]]]);
  });

  test('waits for a function that knows its words', async () => {
    const { sent, settled } = await ask([answer(RECORD)]);
    expect(sent).toEqual([]);
    expect(settled).toEqual([
      [RECORD.email, { outcome: 'later', reason: 'settings.json: hero_form' }],
    ]);
  });
});

describe('missing variables', () => {
  const get = (apikey: string) =>
    handleWebhook(new Request('https://a.example/', { headers: { apikey } }), {
      ...OPTIONS,
      missing: ['MAIL_KEY'],
    });

  test.each(['chave', 'segredo'])('are named to a request with the key “%s”', async (key) => {
    const response = await get(key);
    const expected = { missing: ['MAIL_KEY'], settings: await hash(OPTIONS.settingsText) };
    expect([response.status, await response.json()]).toEqual([200, expected]);
  });

  test.each(['', 'outra'])('are not named to a request with the key “%s”', async (key) => {
    expect((await get(key)).status).toBe(401);
  });
});

test('only GET and POST are answered', async () => {
  const request = new Request('https://a.example/', { method: 'PUT' });
  expect((await handleWebhook(request, OPTIONS)).status).toBe(405);
});
