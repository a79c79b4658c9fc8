import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { devContent } from '../servers.ts';
import { expect, hydrated, test } from '../test.ts';

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
const file = (name: string) => join(devContent, 'site-config/pages', name);
const write = (name: string, text: string) => {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};

test.describe.configure({ mode: 'serial' }); // a mistake in one page stops them all

test('a new page appears, its edits show in place, and it goes when deleted', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect((await page.goto('/teste-edicao'))?.status()).toBe(404);
});

test('a mistake covers the page with the message of the validator until it is mended', async ({
  page,
}) => {
  write('teste-erro.json', pageText('/teste-erro', 'Texto'));
  await expect.poll(async () => (await page.request.get('/teste-erro')).status()).toBe(200);
  await page.goto('/teste-erro');
  await hydrated(page);
  write('teste-erro.json', pageText('/teste-erro', 'Texto').replace('"prose"', '"prosa"'));
  const dialog = page.getByRole('dialog', { name: 'Erros em site-config' });
  await expect(dialog).toContainText('site-config/pages/teste-erro.json:');
  await expect(dialog).toContainText('prose');
  write('teste-erro.json', pageText('/teste-erro', 'Corrigido'));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Corrigido 1')).toBeVisible();
  rmSync(file('teste-erro.json'));
});

test('a page asked for while there is a mistake shows it, and itself once it is mended', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/500/);
  const site = join(devContent, 'site-config/site.json');
  const good = readFileSync(site, 'utf8');
  writeFileSync(site, good.replace('"brand"', '"marca"'));
  await expect.poll(async () => (await page.request.get('/sobre')).status()).toBe(500);
  await page.goto('/sobre');
  await expect(page.getByRole('dialog')).toContainText('brand');
  writeFileSync(site, good);
  await expect(page.getByRole('tab', { name: '2004' })).toBeVisible();
});

test('an edit of shared texts shows too', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const messages = join(devContent, 'site-config/messages.json');
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
