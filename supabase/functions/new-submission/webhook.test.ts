import { describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import type { SendOutcome, Services } from './deliver.ts';
import type { Mail } from './layout.ts';
import { handleWebhook, hash, type WebhookOptions } from './webhook.ts';

const sources = readSources(FIXTURE_SITE);
const settings = noticeSettings({
  ...sources,
  integrations: {
    submissions: {
      strategies: ['crm'],
      notify: ['a@a.example', 'b@a.example'],
      notifyByForm: [{ form: 'roundtable', emails: ['eventos@a.example'] }],
      panel: '/painel',
    },
  },
})!;

const OPTIONS: WebhookOptions = {
  settings: { ...settings, siteUrl: 'https://a.example' },
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
const NEWS = { type: 'INSERT', schema: 'public', table: 'submissions', record: RECORD };

async function ask(
  news: unknown,
  services: Partial<Services> = {},
  options: Partial<WebhookOptions> = {},
) {
  const sent: [to: string, mail: Mail][] = [];
  const settled: [submission: string, outcome: string][] = [];
  const left: [submission: string, untold: string[], wait: number | null][] = [];
  const pauses: number[] = [];
  const request = new Request('https://a.example/', {
    method: 'POST',
    headers: { 'x-webhook-secret': 'segredo' },
    body: typeof news === 'string' ? news : JSON.stringify(news),
  });
  const response = await handleWebhook(request, {
    ...OPTIONS,
    ...options,
    services: {
      async send(to, mail) {
        sent.push([to, mail]);
        return 'sent';
      },
      pause: async (seconds) => void pauses.push(seconds),
      claimDelivery: async () => ({ untold: null }),
      settleDelivery: async (...all) => void left.push(all),
      claimAnswer: async () => RECORD.email,
      settleAnswer: async (...all) => void settled.push(all),
      ...services,
    },
  });
  const { message } = await response.json();
  return { status: response.status, message, sent, settled, left, pauses };
}
const noticeOf = async (record: object) => (await ask({ ...NEWS, record })).sent[0]![1];

test('every recipient gets all that was entered, and can reply to the visitor', async () => {
  const { status, sent } = await ask(NEWS);
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

test('a form may have its own recipients', async () => {
  const { sent } = await ask({ ...NEWS, record: { ...EVENT, email: '' } });
  expect(sent.map(([to]) => to)).toEqual(['eventos@a.example']);
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

test('placeholders in the visitor’s text stay text', async () => {
  const { subject, html } = await noticeOf({ ...RECORD, name: '{form} {{ .SiteURL }}' });
  expect(subject).toContain('{form} {{ .SiteURL }}');
  expect(html).toContain('{form} {{ .SiteURL }}');
});

test('a row of an older database is reported as well', async () => {
  const { html, subject } = await noticeOf({ id: 'abc', form: 'another' });
  expect(subject).toBe('another: ?');
  expect(html).not.toContain('undefined');
});

test.each<[string, unknown, Partial<WebhookOptions>, number]>([
  ['another secret', NEWS, { secret: 'outro' }, 401],
  ['no secret set', NEWS, { secret: '' }, 401],
  ['another table', { ...NEWS, table: 'profiles' }, {}, 400],
  ['an update', { ...NEWS, type: 'UPDATE' }, {}, 400],
  ['a missing row', { ...NEWS, record: null }, {}, 400],
  ['a row without an id', { ...NEWS, record: { form: 'hero_form' } }, {}, 400],
  ['a row that is a list', { ...NEWS, record: [RECORD] }, {}, 400],
  ['fields that are null', { ...NEWS, record: { ...RECORD, fields: null } }, {}, 400],
  ['a field that is null', { ...NEWS, record: { ...RECORD, fields: [null] } }, {}, 400],
  ['a field that is text', { ...NEWS, record: { ...RECORD, fields: ['x'] } }, {}, 400],
  ['null', 'null', {}, 400],
  ['a list', '[]', {}, 400],
  ['a number', '7', {}, 400],
  ['invalid JSON', '{', {}, 400],
  ['a site without texts', NEWS, { settings: null }, 500],
])('%s sends no notice', async (_, news, options, status) => {
  expect(await ask(news, {}, options)).toMatchObject({ status, sent: [], settled: [] });
});

test('a mail that fails is reported as an error, and the others are sent', async () => {
  const sent: string[] = [];
  const { status, message, left } = await ask(NEWS, {
    send: async (to) => {
      if (to.startsWith('a')) throw new Error('no');
      sent.push(to);
      return 'sent';
    },
  });
  expect([status, message, sent]).toEqual([502, 'notice: 1 of 2 not sent', ['b@a.example']]);
  expect(left).toEqual([['abc', ['a@a.example'], 0]]);
});

test('what the database does not have due is not sent', async () => {
  const answered = await ask(NEWS, { claimDelivery: async () => null });
  expect(answered).toMatchObject({ status: 200, sent: [], left: [] });
});

test('only those who were not told before are told', async () => {
  const { sent, left } = await ask(NEWS, {
    claimDelivery: async () => ({ untold: ['b@a.example'] }),
  });
  expect(sent.map(([to]) => to)).toEqual(['b@a.example']);
  expect(left).toEqual([['abc', [], null]]);
});

test('a database that does not answer is reported as an error', async () => {
  const claimDelivery = async () => {
    throw new Error('claim_delivery answered 404');
  };
  expect(await ask(NEWS, { claimDelivery })).toMatchObject({ status: 502, sent: [] });
});

describe('a mailer with a limit', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@a.example`);
  const options = { settings: { ...OPTIONS.settings!, notify: five } };
  /** Takes so many mails, then asks to be left alone; its clock is moved by the pauses. */
  function limited(most: number, wait: number) {
    const taken: string[] = [];
    let now = 0;
    let free = most;
    let until = 0;
    let atOnce = 0;
    const services: Partial<Services> = {
      async send(to): Promise<SendOutcome> {
        atOnce += 1;
        expect(atOnce, 'mails at once').toBe(1);
        await Promise.resolve();
        atOnce -= 1;
        if (now >= until && free === 0) free = most;
        if (free === 0) return { wait: until - now };
        free -= 1;
        if (free === 0) until = now + wait;
        taken.push(to);
        return 'sent';
      },
      async pause(seconds) {
        now += seconds;
      },
    };
    return { taken, services };
  }

  test('gets one mail after the other, and is waited for', async () => {
    const { taken, services } = limited(2, 1);
    const { status, left } = await ask(NEWS, services, options);
    expect([status, taken, left]).toEqual([200, five, [['abc', [], null]]]);
  });

  test('is asked for nothing more once it wants a long pause, and what is left is kept', async () => {
    const { taken, services } = limited(2, 3600);
    let sends = 0;
    const send: Services['send'] = (...mail) => {
      sends += 1;
      return services.send!(...mail);
    };
    const { status, message, left } = await ask(NEWS, { ...services, send }, options);
    expect([status, message]).toEqual([502, 'notice: 3 of 5 not sent']);
    expect([taken, sends]).toEqual([five.slice(0, 2), 3]);
    expect(left).toEqual([['abc', five.slice(2), 3600]]);
  });

  test('that never takes anything ends the attempt', async () => {
    const send = async (): Promise<SendOutcome> => ({ wait: 0 });
    const { status, left, pauses } = await ask(NEWS, { send }, options);
    expect([status, left]).toEqual([502, [['abc', five, 1]]]);
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(60);
  });

  test('leaves the answer to the visitor to be claimed again', async () => {
    const send: Services['send'] = async (to) => (to === RECORD.email ? { wait: 60 } : 'sent');
    const { status, settled, left } = await ask({ ...NEWS, record: EVENT }, { send });
    expect([status, settled, left]).toEqual([502, [['abc', 'released']], [['abc', [], 60]]]);
  });
});

describe('a mailer that refuses what the visitor wrote', () => {
  /** Refuses a mail for what is in it. */
  const refusing = (isRefused: (mail: Mail) => boolean) => {
    const taken: Mail[] = [];
    const send: Services['send'] = async (_, mail) => {
      if (isRefused(mail)) return 'refused';
      taken.push(mail);
      return 'sent';
    };
    return { taken, send };
  };

  test('gets the notice without the address to reply to', async () => {
    const { taken, send } = refusing(({ replyTo }) => Boolean(replyTo));
    expect((await ask(NEWS, { send })).status).toBe(200);
    expect(taken).toHaveLength(2);
    expect(taken[0]!.text).toContain('Linha 1');
  });

  test('gets the notice without any of its words, with the link to all of them', async () => {
    const { taken, send } = refusing(({ text }) => text.includes('Linha 1'));
    expect((await ask(NEWS, { send })).status).toBe(200);
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
  const payload = { ...NEWS, record: EVENT };
  const toVisitor = (sent: [to: string, mail: Mail][]) =>
    sent.filter(([to]) => to === RECORD.email).map(([, mail]) => mail);

  test('has the text of its form, and nothing that the visitor wrote', async () => {
    const { sent, settled } = await ask(payload);
    const [mail, ...more] = toVisitor(sent);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Recebemos o seu pedido | Fortim');
    expect(mail!.replyTo).toBe('contato@fortim.example');
    expect(mail!.html).toContain('leia o guia &amp; prepare perguntas');
    expect(mail!.text).toContain('leia o guia & prepare perguntas');
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('https://a.example/lp/campaigns/roundtable-sessions-cotia');
      for (const { value } of RECORD.fields.slice(0, 4)) expect(part).not.toContain(value);
      expect(part).not.toMatch(/\{\w+\}|undefined|Padaria|Ana/);
    }
    expect(settled).toEqual([['abc', 'sent']]);
  });

  test.each<[string, object, Partial<Services>]>([
    ['a form without an answer', { form: 'hero_form' }, {}],
    ['an invalid address', { email: 'a@a.example b@a.example' }, {}],
    ['a missing address', { email: '' }, {}],
    ['an answer that the database does not grant', {}, { claimAnswer: async () => null }],
    ['an address that is no longer valid', {}, { claimAnswer: async () => 'x' }],
  ])('is not sent for %s', async (_, changes, services) => {
    const { sent, settled, status } = await ask(
      { ...NEWS, record: { ...EVENT, ...changes } },
      services,
    );
    expect(sent.map(([to]) => to)).not.toContain(RECORD.email);
    expect(sent.length).toBeGreaterThan(0);
    expect([status, settled]).toEqual([200, []]);
  });

  test('is sent to the address in the database', async () => {
    const { sent } = await ask(payload, { claimAnswer: async () => 'outra@empresa.example' });
    expect(sent.map(([to]) => to)).toEqual(['eventos@a.example', 'outra@empresa.example']);
  });

  test('that was refused is recorded as refused', async () => {
    const send: Services['send'] = async (to) => (to === RECORD.email ? 'refused' : 'sent');
    expect(await ask(payload, { send })).toMatchObject({
      status: 200,
      settled: [['abc', 'refused']],
    });
  });

  test('that was refused together with the notice is released', async () => {
    const { status, settled, left } = await ask(payload, { send: async () => 'refused' });
    expect([status, settled]).toEqual([502, [['abc', 'released']]]);
    expect(left).toEqual([['abc', ['eventos@a.example'], 0]]);
  });

  test('is tried again without a second notice', async () => {
    const claimDelivery = async () => ({ untold: [] });
    expect(await ask(payload, { claimDelivery })).toMatchObject({
      sent: [[RECORD.email, { subject: 'Recebemos o seu pedido | Fortim' }]],
      settled: [['abc', 'sent']],
      left: [['abc', [], null]],
    });
    const send: Services['send'] = async () => 'refused';
    expect(await ask(payload, { claimDelivery, send })).toMatchObject({
      settled: [['abc', 'refused']],
      left: [['abc', [], null]],
    });
  });

  test('with an unknown outcome is not recorded', async () => {
    const send: Services['send'] = async (to) => {
      if (to === RECORD.email) throw new Error('reset');
      return 'sent';
    };
    const { status, message, settled } = await ask(payload, { send });
    expect([status, message, settled]).toEqual([502, 'answer: Error: reset', []]);
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
