// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServices } from '../../testing/services.ts';
import type { CrmMode } from '../crm/modes.ts';

let services: Awaited<ReturnType<typeof startServices>>;
beforeEach(async () => {
  services = await startServices();
});
afterEach(() => services.stop());

const addLead = (fieldList: [string, string][], mode: CrmMode = 'ok') =>
  services.store.add('leads', { fieldList, fields: Object.fromEntries(fieldList), mode });

async function open(cookie = '', language = 'pt-BR') {
  const headers = { cookie, 'accept-language': language };
  const response = await fetch(`${services.url}/inbox`, { headers });
  const text = await response.text();
  return { response, page: new DOMParser().parseFromString(text, 'text/html') };
}

test('the accounts that are ready are shown, the administrator first', async () => {
  const { page } = await open();
  const shown = [...page.querySelectorAll('#access .account')].map(
    ({ textContent }) => textContent,
  );
  const account = (name: string, email: string) =>
    expect.stringMatching(new RegExp(`^${name}E-mail: ${email}@exemplo.com.brSenha: [\\w-]{12}$`));
  expect(shown).toEqual([
    account('Administração', 'administracao'),
    account('Vendas', 'vendas'),
    account('Edição', 'edicao'),
  ]);
});

test.each([
  [
    'Ana Lima',
    [
      ['firstname', 'Ana'],
      ['lastname', 'Lima'],
    ],
  ],
  [
    'Ana',
    [
      ['name', 'Ana'],
      ['email', 'ana@exemplo.com.br'],
    ],
  ],
  [
    'ana@exemplo.com.br',
    [
      ['assunto', 'Orçamento'],
      ['email', 'ana@exemplo.com.br'],
    ],
  ],
  [
    'Ana Lima',
    [
      ['nombre', 'Ana Lima'],
      ['correo', 'ana@ejemplo.es'],
    ],
  ],
  ['Sem nome', [['nombre', '']]],
] as [string, [string, string][]][])('a submission is headed “%s”', async (heading, fields) => {
  await addLead(fields);
  const { page } = await open();
  expect(page.querySelector('#leads h3')?.textContent).toBe(heading);
});

test('visitors’ input is shown as text everywhere', async () => {
  const bad = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  await addLead([
    ['firstname', bad],
    ['lastname', bad],
    [bad, bad],
  ]);
  await services.store.add('emails', {
    to: bad,
    subject: bad,
    html: `<p>Olá</p>${bad}`,
    links: ['https://site.example/x?a="><script>', 'javascript:alert(3)', '//mal.example', bad],
  });
  await services.post('/events', { tag: 'fbq', name: bad, params: { [bad]: bad }, page: bad });
  const { page, response } = await open();
  const scripts = [...page.scripts].filter(({ type }) => type !== 'application/json');
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/__local/inbox.js']);
  expect(page.querySelectorAll('img, [onerror]')).toHaveLength(0);
  expect(page.querySelector('#leads h3')?.textContent).toBe(`${bad} ${bad}`);
  expect(page.querySelector('#emails h3')?.textContent).toBe(bad);
  expect(page.querySelector('#events code')?.textContent).toBe(`${bad}: ${bad}`);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.links a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Abrir /x']);
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-top-navigation-by-user-activation');
  expect(frame?.getAttribute('srcdoc')).toBe(
    `<!doctype html><meta charset="utf-8"><base target="_top"><p>Olá</p>${bad}`,
  );
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('a lead is titled by the name in it, in one field or two', async () => {
  await addLead([['name', 'هدى']]);
  await addLead([
    ['firstname', 'Ana'],
    ['lastname', 'Sá'],
  ]);
  const { page } = await open();
  const titles = [...page.querySelectorAll('#leads h3')].map(({ textContent }) => textContent);
  expect(titles.sort()).toEqual(['Ana Sá', 'هدى']);
});

test('a lead shows every field, including repeated and empty ones, and an unusual mode', async () => {
  const fields: [string, string][] = [
    ['phone', ''],
    ['interesse', 'a'],
    ['interesse', 'b'],
  ];
  await addLead(fields, 'html');
  const { page } = await open();
  const shown = [...page.querySelectorAll('#leads dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
  expect(shown).toEqual([
    ['phone', 'vazio'],
    ['interesse', 'a'],
    ['interesse', 'b'],
  ]);
  expect(page.querySelector('#leads .tag')?.textContent).toContain('Página inesperada');
});

test('an empty inbox says so, and shows the mode of the CRM', async () => {
  await services.post('/crm/mode', { mode: 'hang' });
  const { page } = await open('crm-mode=refuse');
  expect(page.querySelectorAll('.empty:not([hidden])')).toHaveLength(3);
  expect(page.querySelector('[aria-pressed=true]')?.textContent).toBe('Sem resposta');
  expect(page.querySelector('[data-sync=crm-browser]')?.textContent).toContain('“Recusa”');
});

test('what a site does not have is not shown', async () => {
  const plain = await startServices({ crm: false, accounts: false, emails: false, tags: false });
  const sections = async () => {
    const text = await (await fetch(`${plain.url}/inbox`)).text();
    const page = new DOMParser().parseFromString(text, 'text/html');
    const ids = Array.from(page.querySelectorAll('main section'), ({ id }) => id);
    const links = Array.from(page.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `#${id}`));
    return ids;
  };
  try {
    expect(await sections()).toEqual(['leads']);
    await plain.post('/events', { tag: 'fbq', name: 'kept', params: {} });
    expect(await sections()).toEqual(['leads', 'events']);
  } finally {
    await plain.stop();
  }
});

test('a repeated request is answered with 304 until something changes', async () => {
  const again = async (version: string) =>
    (await fetch(`${services.url}/inbox`, { headers: { 'if-none-match': version } })).status;
  const { page } = await open();
  const version = page.documentElement.dataset.version ?? '';
  expect(await again(version)).toBe(304);
  await addLead([]);
  expect(await again(version)).toBe(200);
});

test('the page speaks the language of the browser', async () => {
  const { page } = await open('crm-mode=hang', 'en-GB,en;q=0.9');
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelector('h1')?.textContent).toBe('Local inbox');
  expect(page.querySelector('[data-sync=crm-browser]')?.textContent).toContain('“No answer”');
});

test('a site that stores forms leads to its panel, and says nothing of forms that would come here', async () => {
  const leadsOf = async (uses: Parameters<typeof startServices>[0]) => {
    await services.stop();
    services = await startServices(uses);
    const section = (await open('', 'en')).page.querySelector('#leads')!;
    const empty = section.querySelector<HTMLElement>('.empty')!;
    return [section.querySelector('.intro')?.textContent, empty.hidden];
  };
  const line = 'The forms that the site stores are in its panel: /panel.';
  expect(await leadsOf({ panel: '/panel', crm: false })).toEqual([line, true]);
  expect(await leadsOf({ panel: '/panel' })).toEqual([line, false]);
  expect(await leadsOf({})).toEqual([undefined, false]);
});
