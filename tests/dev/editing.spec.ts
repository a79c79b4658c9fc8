import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { EDITED_PORT, editedContent } from '../servers.ts';
import { openStudio, save } from '../studio/studio.ts';
import { expect, hydrated, LONG, test } from '../test.ts';

// Each test edits a page of its own, so that they may run side by side.
const pageText = (path: string, text: string) =>
  JSON.stringify(
    {
      path,
      meta: {
        title: `Página ${path} | Fortim`,
        description: `Uma página que os testes do servidor de desenvolvimento editam: ${path}.`,
        keywords: ['teste'],
      },
      sections: [
        { type: 'hero', title: 'Página de teste', text: 'Abertura.' },
        ...Array.from({ length: 6 }, (_, index) => ({
          type: 'prose',
          title: `Parte ${index + 1}`,
          blocks: [{ paragraphs: [`${text} ${index + 1}`] }],
        })),
      ],
    },
    null,
    2,
  );
const file = (name: string) => join(editedContent, 'site-config/pages', name);
const write = (name: string, text: string) => {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};

test.use({ baseURL: `http://localhost:${EDITED_PORT}` });
test.describe.configure({ mode: 'serial' }); // a mistake in one page stops them all

test('a new page appears, its edits are shown without a reload, and it disappears when deleted', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404/);
  await page.goto('/');
  write('teste-edicao.json', pageText('/teste-edicao', 'Antes'));
  await expect.poll(async () => (await page.goto('/teste-edicao'))?.status()).toBe(200);
  await hydrated(page);
  await page.getByText('Antes 6').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  write('teste-edicao.json', pageText('/teste-edicao', 'Depois'));
  await expect(page.getByText('Depois 6')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);

  rmSync(file('teste-edicao.json'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  expect((await page.goto('/teste-edicao'))?.status()).toBe(404);
});

test('a page that is still starting when it is edited starts with the edit', async ({ page }) => {
  const start = pageText('/teste-cedo', 'Antes');
  write('teste-cedo.json', start);
  await expect.poll(async () => (await page.request.get('/teste-cedo')).status()).toBe(200);
  // Between the page and its data, which would not fit; and between the data and what follows edits.
  for (const part of ['/_page/teste-cedo.json', '/src/app/browser.tsx*']) {
    const letCome = await holdRequests(page, `**${part}`);
    const asked = page.waitForRequest(`**${part}`);
    await page.goto('/teste-cedo');
    await page.mouse.move(5, 5);
    await asked;
    write('teste-cedo.json', pageText('/teste-cedo', `Depois de ${part.slice(1, 3)}`));
    const data = () => page.request.get('/_page/teste-cedo.json').then((answer) => answer.text());
    await expect.poll(data).toContain('Depois');
    letCome();
    await expect(page.getByText(`Depois de ${part.slice(1, 3)} 6`)).toBeVisible();
    await page.unrouteAll();
    write('teste-cedo.json', start);
    await expect.poll(data).toContain('Antes');
  }
  rmSync(file('teste-cedo.json'));
});

const problems = (page: Page, name = 'Erros em site-config') => page.getByRole('dialog', { name });

test('an error is shown over the last valid page until it is fixed; other pages stay open', async ({
  page,
}) => {
  write('teste-erro.json', pageText('/teste-erro', 'Texto'));
  await expect.poll(async () => (await page.request.get('/teste-erro')).status()).toBe(200);
  await page.goto('/teste-erro');
  await hydrated(page);
  write('teste-erro.json', pageText('/teste-erro', 'Novo').replace('"prose"', '"prosa"'));
  const dialog = problems(page);
  await expect(dialog).toContainText('site-config/pages/teste-erro.json:');
  await expect(dialog).toContainText('prose');
  await expect(page.getByText('Texto 1')).toBeVisible();

  // Closed and opened again, by keyboard.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^1 erro/ }).press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();

  expect((await page.goto('/sobre'))?.status()).toBe(200);
  await expect(problems(page)).toContainText('teste-erro.json');
  await expect(page.getByRole('tab', { name: '2004' })).toBeAttached();

  await page.goto('/teste-erro');
  await expect(problems(page)).toBeVisible();
  write('teste-erro.json', pageText('/teste-erro', 'Corrigido'));
  await expect(problems(page)).toBeHidden();
  await expect(page.getByText('Corrigido 1')).toBeVisible();
  rmSync(file('teste-erro.json'));
});

test('a picture that was deleted while a file has errors leaves all pages as they were', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404/); // the picture
  const drawing = join(editedContent, 'public/imagens/teste.svg');
  const text = (part: string) =>
    pageText('/teste-desenho', part).replace(
      '"Abertura."',
      '"Abertura.", "picture": { "src": "/imagens/teste.svg", "alt": "" }',
    );
  copyFileSync(join(editedContent, 'public/imagens/firewall.svg'), drawing);
  write('teste-desenho.json', text('Antes'));
  await expect.poll(async () => (await page.request.get('/teste-desenho')).status()).toBe(200);
  write('teste-desenho.json', pageText('/teste-desenho', 'Depois').replace('"prose"', '"prosa"'));
  rmSync(drawing);
  for (const path of ['/teste-desenho', '/sobre']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(problems(page)).toContainText('site-config/pages/teste-desenho.json:');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  }
  write('teste-desenho.json', pageText('/teste-desenho', 'Depois'));
  await expect(problems(page)).toBeHidden();
  await page.goto('/teste-desenho');
  await expect(page.getByText('Depois 1')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  rmSync(file('teste-desenho.json'));
});

test('a button applies a certain fix, and a link opens the position in the text editor', async ({
  page,
}) => {
  const opened: (string | null)[] = [];
  await page.route('**/__open-in-editor*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file'));
    return route.fulfill({ body: '' });
  });
  write('teste-conserto.json', pageText('/teste-conserto', 'Texto'));
  await expect.poll(async () => (await page.request.get('/teste-conserto')).status()).toBe(200);
  await page.goto('/teste-conserto');
  await hydrated(page);
  // Which section an element belongs to is known once its code has come, which the main part does not wait for.
  await expect(async () => {
    await page.getByText('Texto 3').click({ modifiers: ['Alt'] });
    await expect.poll(() => opened, { timeout: 2_000 }).not.toEqual([]);
  }).toPass();
  const line = pageText('/teste-conserto', 'Texto').slice(0, -1).split('"title": "Parte 3"')[0]!;
  const opening = line.slice(0, line.lastIndexOf('{')).split('\n').length;
  expect(opened[0]).toBe(`${file('teste-conserto.json')}:${opening}:5`);

  const before = opened.length;
  write('teste-conserto.json', pageText('/teste-conserto', 'Certo').replace('"meta"', '"metas"'));
  await problems(page)
    .getByRole('button', { name: /teste-conserto\.json:\d+/ })
    .first()
    .click();
  await expect.poll(() => opened[before]).toMatch(/teste-conserto\.json:\d+/);
  await problems(page).getByRole('button', { name: 'Aplicar as correções certas' }).click();
  await expect(problems(page)).toBeHidden();
  await expect(page.getByText('Certo 3')).toBeVisible();
  expect(readFileSync(file('teste-conserto.json'), 'utf8')).toContain('"meta"');
  rmSync(file('teste-conserto.json'));
});

test('renaming a page navigates the browsers that have it open', async ({ page }) => {
  write('teste-nome.json', pageText('/teste-nome', 'Texto'));
  await expect.poll(async () => (await page.request.get('/teste-nome')).status()).toBe(200);
  await page.goto('/teste-nome#fim');
  await hydrated(page);
  write('teste-nome.json', pageText('/teste-novo-nome', 'Texto'));
  await expect(page).toHaveURL('/teste-novo-nome#fim');
  await expect(page.getByText('Texto 1')).toBeVisible();
  rmSync(file('teste-nome.json'));
});

test('a warning covers no content; the list that is read stays open while it changes', async ({
  page,
}) => {
  await page.goto('/sobre');
  await hydrated(page);
  const missing = join(editedContent, 'site-config/known-missing.json');
  const before = existsSync(missing) ? readFileSync(missing, 'utf8') : undefined;
  writeFileSync(missing, JSON.stringify({ paths: ['/nunca-pedida'] }));
  await page.getByRole('button', { name: /^\d+ avisos?$/ }).click();
  await expect(problems(page, 'Avisos em site-config')).toContainText('/nunca-pedida');
  writeFileSync(missing, JSON.stringify({ paths: ['/nunca-pedida', '/nem-esta'] }));
  await expect(problems(page, 'Avisos em site-config')).toContainText('/nem-esta');
  if (before === undefined) rmSync(missing);
  else writeFileSync(missing, before);
  // What others are writing meanwhile may be warned of.
  await expect(page.getByText('/nunca-pedida')).toHaveCount(0);
});

test('an edit of shared texts is shown', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const messages = join(editedContent, 'site-config/messages.json');
  const good = readFileSync(messages, 'utf8');
  writeFileSync(messages, good.replace('Todos os direitos reservados', 'Direitos de teste'));
  await expect(page.getByText(/Direitos de teste/)).toBeVisible();
  // A page opened now is rendered and hydrated with the new text.
  await page.goto('/sobre');
  await hydrated(page);
  await expect(page.getByText(/Direitos de teste/)).toBeVisible();
  writeFileSync(messages, good);
  await expect(page.getByText(/Todos os direitos reservados/)).toBeVisible();
});

test('another icon in the footer is shown at once', async ({ page }) => {
  const site = join(editedContent, 'site-config/site.json');
  const good = readFileSync(site, 'utf8');
  const icon = page.locator('footer a[aria-label] > [aria-hidden]').first();
  const drawing = () => icon.evaluate((one) => getComputedStyle(one).maskImage);
  await page.goto('/');
  await hydrated(page);
  const before = await drawing();
  expect(before).toContain('data:image/svg+xml');
  writeFileSync(site, good.replace('"icon": "LinkedIn"', '"icon": "Pinterest"'));
  await expect.poll(drawing).not.toBe(before);
  expect(await drawing()).toContain('data:image/svg+xml');
  writeFileSync(site, good);
  await expect.poll(drawing).toBe(before);
});

test('three slips of files written by hand are corrected by what the studio says', {
  tag: LONG,
}, async ({ page }) => {
  const names = ['sobre.json', 'servicos/nsoc.json', 'materiais.json'] as const;
  const onDisk = (name: string) => readFileSync(file(name), 'utf8');
  const before = names.map(onDisk);
  const [quote = '', link = '', field = ''] = before;
  const { description, ...meta } = JSON.parse(field).meta;
  write(names[0], quote.replace(/("title": "[^"]+)",/, '$1,'));
  write(names[1], link.replace('/fale-conosco', '/fale-conosca'));
  write(names[2], JSON.stringify({ ...JSON.parse(field), meta }, null, 2));
  await openStudio(page, 'site');
  const problems = page.getByRole('button', { name: /3 erros/ });
  await problems.click();
  const dialog = page.getByRole('dialog', { name: 'O que precisa de atenção' });
  const items = dialog.getByRole('listitem');
  for (const at of [0, 1, 2]) await expect(items.nth(at)).toContainText(/^Erro/);
  await expect(dialog).not.toContainText(/“(description|meta|title|to)”/);

  await items.filter({ hasText: 'aspas' }).getByRole('button', { name: 'Corrigir' }).click();
  await items.filter({ hasText: 'fale-conosca' }).getByRole('button', { name: 'Corrigir' }).click();
  await items.filter({ hasText: 'Falta' }).getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.locator(':focus')).toHaveValue('');
  await page.keyboard.type(description);
  await expect(page.getByRole('button', { name: /erro/ })).toHaveCount(0);
  await save(page);
  expect(names.slice(0, 2).map(onDisk)).toEqual(before.slice(0, 2));
  expect(JSON.parse(onDisk(names[2])).meta.description).toBe(description);
  write(names[2], field);
});
