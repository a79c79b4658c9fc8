/** A page that an editor shows by a link: who has no account sees it and comments, the editor answers and closes. */
import type { ChildProcess } from 'node:child_process';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { axeViolations } from '../../axe.ts';
import { ADDRESS_PORT, answering } from '../../servers.ts';
import { fixture } from '../../sites.ts';
import { startServer, stopServer } from '../../start-server.ts';
import { ADDRESS_ACCOUNTS, FORGE, open, STUDIO_PATH, titleOf, typeTitle } from '../address.ts';

const test = base.extend({ baseURL: `http://localhost:${ADDRESS_PORT}` });
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
test.beforeAll(async () => {
  server = startServer({ script: 'address-server.ts', port: ADDRESS_PORT, site: fixture });
  await answering(`http://localhost:${ADDRESS_PORT}/`);
});
test.afterAll(() => stopServer(server));

async function editor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(page, 'editor');
  return page;
}

async function showTo(page: Page) {
  await page.getByRole('button', { name: /^(Página|Mais) ▾/ }).click();
  await page.getByRole('menuitem', { name: 'Mostrar a alguém' }).click();
  return page.getByRole('dialog');
}

async function makeLink(page: Page): Promise<string> {
  const dialog = await showTo(page);
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  return link;
}

/** Whoever has the link: no account, and no storage of the editor's. Nothing is asked of another host. */
async function guest(
  browser: Browser,
  link: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR', ...options })).newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url)) expect(new URL(url).port, url).toBe(String(ADDRESS_PORT));
    expect(request.headers().referer ?? '').not.toContain('#');
  });
  page.on('console', (message) => expect(message.type(), message.text()).not.toBe('error'));
  await page.goto(link);
  return page;
}

const frameOf = (page: Page) => page.frameLocator('iframe');
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Comentários' });

async function comment(page: Page, text: string): Promise<void> {
  await panelOf(page).getByLabel('Seu nome').fill('Rui');
  await panelOf(page).getByLabel('Seu comentário').fill(text);
  await panelOf(page).getByRole('button', { name: 'Comentar', exact: true }).click();
}

test('what is not published is shown, commented on, answered and closed', async ({ browser }) => {
  const bia = await editor(browser);
  await typeTitle(bia, 'Ainda em rascunho');
  const link = await makeLink(bia);
  expect(link).toMatch(/\/estudio\/link#[\w-]{43}$/);

  const rui = await guest(browser, link);
  await expect(titleOf(rui)).toHaveText('Ainda em rascunho');
  await expect(rui.getByRole('banner')).toContainText('Rascunho');
  await expect(rui).toHaveTitle(/^Rascunho: /);
  await expect(rui.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await rui.getByRole('button', { name: 'Comentários (0)' }).click();
  await titleOf(rui).click();
  await expect(panelOf(rui).getByLabel('Seção')).toHaveValue('0');
  await comment(rui, 'Falta o ano. <img src=x onerror=alert(1)>');
  await expect(rui.getByText('Comentário enviado.')).toBeVisible();
  await expect(panelOf(rui).getByText('Falta o ano. <img src=x onerror=alert(1)>')).toBeVisible();
  await panelOf(rui).getByLabel('Seção').selectOption('A página toda');
  await comment(rui, 'Gostei.');

  await bia.reload();
  await expect(bia.getByRole('listitem').filter({ hasText: '1 comentário' })).toHaveCount(1);
  await titleOf(bia).click();
  await bia.keyboard.press('Escape');
  const said = bia.getByRole('region', { name: 'Comentários de quem viu a página' });
  await expect(said).toContainText('Falta o ano. <img src=x onerror=alert(1)>');
  expect(await axeViolations(bia, 'body', 'iframe')).toEqual([]);
  await said.getByRole('button', { name: 'Responder' }).click();
  await bia.getByRole('textbox', { name: 'Sua resposta a Rui' }).fill('Desde 2004.');
  await said.getByRole('button', { name: 'Responder' }).click();
  await expect(said.getByText('Desde 2004.')).toBeVisible();
  await said.getByRole('button', { name: 'Encerrar o comentário de Rui' }).click();
  await expect(bia.getByRole('listitem').filter({ hasText: '1 comentário' })).toHaveCount(0);

  await rui.reload();
  await rui.getByRole('button', { name: 'Comentários (2)' }).click();
  const first = panelOf(rui).getByRole('listitem').first();
  await expect(first).toContainText('encerrado');
  await expect(first).toContainText('Desde 2004.');

  // The link goes on showing what it did, until its author says otherwise.
  await typeTitle(bia, 'Como está agora');
  await rui.reload();
  await expect(titleOf(rui)).toHaveText('Ainda em rascunho');
  await (await showTo(bia)).getByRole('button', { name: /^Mostrar como está agora/ }).click();
  await expect(bia.getByText('O link mostra a página como está agora.')).toBeVisible();
  await rui.reload();
  await expect(titleOf(rui)).toHaveText('Como está agora');

  // Withdrawn, while somebody types.
  await rui.getByRole('button', { name: 'Comentários (2)' }).click();
  await bia.getByRole('button', { name: /^Retirar o link/ }).click();
  await bia.getByRole('dialog').last().getByRole('button', { name: 'Retirar' }).click();
  await expect(bia.getByText('Link retirado.')).toBeVisible();
  await comment(rui, 'Tarde demais');
  await expect(rui.getByRole('heading', { name: 'Este link não mostra mais nada' })).toBeVisible();
  await expect(rui.getByText('Ele foi retirado, ou não foi copiado inteiro.')).toBeVisible();
});

test('forged, expired, and of somebody whose role was taken away: it says so, and what to do', async ({
  browser,
}) => {
  const bia = await editor(browser);
  const link = await makeLink(bia);
  const rui = await guest(browser, link.replace(/.{4}$/, 'AAAA'));
  await expect(rui.getByText('Confira o endereço')).toBeVisible();
  await rui.goto(link);
  await expect(titleOf(rui)).toBeVisible();

  const access = (role: string) =>
    bia.request.post(FORGE, { data: { access: [ADDRESS_ACCOUNTS.editor.email, role] } });
  await access('none');
  await rui.reload();
  await expect(rui.getByText('Ele foi retirado')).toBeVisible();
  await access('editor');
  await rui.reload();
  await expect(titleOf(rui)).toBeVisible();

  const [, title = ''] = /^Rascunho: (.*)$/.exec(await rui.title()) ?? [];
  await bia.request.post(FORGE, { data: { expired: title } });
  await rui.reload();
  await expect(rui.getByText(/^Ele valeu até .* Peça um link novo/)).toBeVisible();
});

test('a comment that was not heard, or is one too many, stays in the form', async ({ browser }) => {
  const rui = await guest(browser, await makeLink(await editor(browser)));
  await rui.getByRole('button', { name: 'Comentários (0)' }).click();
  const text = panelOf(rui).getByLabel('Seu comentário');
  rui.removeAllListeners('console');
  await rui.context().setOffline(true);
  await comment(rui, 'Sem rede');
  await expect(rui.getByText('O comentário não foi enviado e continua aqui.')).toBeVisible();
  await expect(text).toHaveValue('Sem rede');
  await rui.context().setOffline(false);
  await rui.reload();
  await rui.getByRole('button', { name: 'Comentários (0)' }).click();
  await expect(text).toHaveValue('Sem rede');
  for (let count = 0; count < 30; count += 1) {
    await comment(rui, `Número ${count}`);
    await expect(panelOf(rui).getByText(`Número ${count}`, { exact: true }).last()).toBeVisible();
    await expect(text).toHaveValue('');
  }
  await comment(rui, 'Demais');
  await expect(rui.getByText('Houve comentários demais em pouco tempo.')).toBeVisible();
  await expect(text).toHaveValue('Demais');
});

test('on a phone, by keyboard, in English', async ({ browser }) => {
  const link = await makeLink(await editor(browser));
  const rui = await guest(browser, link, {
    ...{ locale: 'en-GB', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  });
  await expect(titleOf(rui)).toBeVisible();
  await expect(rui.locator('html')).toHaveAttribute('lang', 'en');
  await rui.keyboard.press('Tab');
  await expect(rui.getByRole('button', { name: 'Comments (0)' })).toBeFocused();
  await rui.keyboard.press('Enter');
  const panel = rui.getByRole('complementary', { name: 'Comments' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await rui.keyboard.press('Tab'); // Close
  await rui.keyboard.press('Tab');
  await expect(panel.getByLabel('Section')).toBeFocused();
  await panel.getByLabel('Section').selectOption({ index: 2 });
  await rui.keyboard.press('Tab');
  await rui.keyboard.type('Rui');
  await rui.keyboard.press('Tab');
  await rui.keyboard.type('Good.');
  await rui.keyboard.press('Tab');
  await rui.keyboard.press('Enter');
  await expect(rui.getByText('Comment sent.')).toBeVisible();
  expect(await rui.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const colorScheme of ['light', 'dark'] as const) {
    await rui.emulateMedia({ colorScheme });
    expect(await axeViolations(rui, 'body', 'iframe'), colorScheme).toEqual([]);
  }
  await rui.keyboard.press('Escape');
  await expect(rui.getByRole('button', { name: 'Comments (1)' })).toBeFocused();
  // Its forms send nothing, its links lead to the published site.
  const opened = rui.waitForEvent('popup');
  await frameOf(rui).getByRole('link', { name: 'Falar com a Fortim' }).first().click();
  expect((await opened).url()).toContain('/fale-conosco');
});

test('the page of a record is shown, and its comments stand beside its fields', async ({
  browser,
}) => {
  const bia = await editor(browser);
  await bia.goto(`${STUDIO_PATH}#site-config/collections/diario/quem-atende-as-tres.json`);
  await expect(bia.getByRole('complementary').first()).toContainText('/diario/');
  const rui = await guest(browser, await makeLink(bia));
  await expect(titleOf(rui)).toBeVisible();
  await rui.getByRole('button', { name: 'Comentários (0)' }).click();
  await titleOf(rui).click();
  await comment(rui, 'Bem contado.');
  await expect(rui.getByText('Comentário enviado.')).toBeVisible();
  await bia.reload();
  const said = bia.getByRole('region', { name: 'Comentários de quem viu a página' });
  await expect(said).toContainText('Bem contado.');
});

test('a page that its author wrote by hand runs nothing at who opens it', async ({ browser }) => {
  const bia = await editor(browser);
  const link = await makeLink(bia);
  const status = await bia.evaluate(async (token) => {
    const settings = JSON.parse(document.getElementById('studio')?.textContent ?? '');
    const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '');
    const headers = {
      'Content-Type': 'application/json',
      apikey: settings.supabase.publishableKey,
      Authorization: `Bearer ${access_token}`,
    };
    const send = (method: string, path: string, body: object) =>
      fetch(`/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    const { page } = await (await send('POST', 'rpc/read_studio_link', { token })).json();
    const [hero] = page.data.page.sections;
    hero.title = '<img src=x onerror="top.hacked=1">';
    hero.actions[0].to = 'javascript:top.hacked=1';
    const shapes = [
      ['script', { dangerouslySetInnerHTML: { __html: 'top.hacked=1' } }],
      ['iframe', { srcDoc: '<script>top.hacked=1</script>' }],
      ['a', { href: 'javascript:top.hacked=1' }],
    ];
    for (const name of Object.keys(page.data.assets.icons)) page.data.assets.icons[name] = shapes;
    for (const text of Object.keys(page.data.assets.texts))
      page.data.assets.texts[text] = [
        { type: 'link', to: 'javascript:top.hacked=1', children: [] },
      ];
    page.site.theme.colors.ink = 'url(https://elsewhere.example/x)';
    return (await send('PATCH', 'studio_links?title=neq.x', { page })).status;
  }, link.split('#')[1]);
  expect(status).toBeLessThan(300);
  const rui = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const refused: (string | undefined)[] = [];
  rui.on('requestfailed', (request) => {
    if (request.url().includes('elsewhere')) refused.push(request.failure()?.errorText);
  });
  await rui.goto(link);
  const action = frameOf(rui).getByRole('link', { name: 'Falar com a Fortim' }).first();
  await action.click();
  await expect(titleOf(rui)).toContainText('<img src=x');
  expect(await rui.evaluate(() => 'hacked' in window)).toBe(false);
  expect(rui.context().pages()).toHaveLength(1);
  expect(new Set(refused)).toEqual(new Set(['csp']));
});

test('who visits the site meets nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/sobre');
  await page.keyboard.press('Tab'); // which starts the app
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /studio|estudio/.test(path))).toEqual([]);
  for (const file of ['/sitemap.xml', '/robots.txt'])
    expect(await (await page.request.get(file)).text()).not.toContain(STUDIO_PATH);
});
