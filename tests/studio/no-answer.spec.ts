import type { Page } from 'playwright/test';
import { expect, LONG, STUDIO, test } from '../test.ts';
import { fieldsOf, headingOf, openStudio, saveButton, titleField } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const NAME = 'pages/solucoes/next-gen-antivirus';
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'não respondeu' });
const sign = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a page whose file does not come says so, and is there once the server answers', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(/Failed to load resource/);
  await page.route('**/__studio/api/open', (route) => route.abort());
  await openStudio(page, NAME);
  await expect(warning(page)).toBeVisible();
  await expect(sign(page, 'Sem resposta')).toBeVisible();
  await expect(sign(page, 'Tudo certo')).toHaveCount(0);
  await page.unroute('**/__studio/api/open');
  await expect(warning(page)).toHaveCount(0);
  await expect(fieldsOf(page).getByText('Dados da página')).toBeVisible();
  await expect(sign(page, 'Sem resposta')).toHaveCount(0);
});

test('what is typed while the server is away stays, and is checked when it is back', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await openStudio(page, NAME);
  await headingOf(page).click();
  const title = titleField(page);
  await expect(title).not.toHaveValue('');
  // An answer of something that is not the studio, such as a proxy in between.
  await page.route('**/__studio/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Entre na sua conta</p>' }),
  );
  await title.fill('');
  await title.fill('Escrito sem servidor');
  await expect(
    page.getByRole('alert').filter({ hasText: 'não conseguiu responder' }),
  ).toBeVisible();
  await expect(sign(page, 'Sem resposta')).toBeVisible();
  await saveButton(page).click();
  await expect(saveButton(page)).toBeEnabled();
  await page.unroute('**/__studio/api/**');
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(sign(page, 'Sem resposta')).toHaveCount(0);
  await expect(headingOf(page)).toHaveText('Escrito sem servidor');
  await expect(title).toHaveValue('Escrito sem servidor');
});

test('the studio opens by itself once the server answers', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await page.route('**/__studio/api/start', (route) => route.abort());
  await page.goto(`/__studio#/site-config/${NAME}.json`);
  await expect(page.getByRole('alert')).toContainText('abre sozinho');
  await page.unroute('**/__studio/api/start');
  await expect(fieldsOf(page).getByText('Dados da página')).toBeVisible();
});

test('an error that nobody catches is shown', { tag: LONG }, async ({ page, watched }) => {
  watched.allowed.push(/quebrou/);
  await openStudio(page, NAME);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('quebrou de repente');
    });
    void Promise.reject(new Error('quebrou depois'));
  });
  await expect(page.getByText(/quebrou de repente/)).toBeVisible();
  await expect(page.getByText(/quebrou depois/)).toBeVisible();
});
