import type { Page } from 'playwright/test';
import { expect, LONG, STUDIO, test } from '../test.ts';
import { fieldsOf, headingOf, openStudio, saveButton, titleField } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const NAME = 'pages/solucoes/next-gen-antivirus';
const sign = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is typed stays while the server is away, and when a worker dies, which is started again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/, /morreu/);
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
  await expect(headingOf(page)).toHaveText('Escrito sem servidor');
  await saveButton(page).click();
  await expect(page.getByText('não conseguiu responder').first()).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  await page.unroute('**/__studio/api/**');
  await title.fill('Escrito com ele de volta');
  await expect(headingOf(page)).toHaveText('Escrito com ele de volta');
  await expect(sign(page, 'Sem resposta')).toHaveCount(0);

  await title.fill('Antes');
  await expect(headingOf(page)).toHaveText('Antes');
  await page
    .workers()[0]
    ?.evaluate(() => {
      setTimeout(() => {
        throw new Error('morreu');
      });
    })
    // It may be gone before it can say so.
    .catch(() => undefined);
  await title.fill('Depois');
  await expect(headingOf(page)).toHaveText('Depois');
  await expect(sign(page, 'Sem resposta')).toHaveCount(0);
});

test('a worker that does not come is told, and comes later', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await page.route('**/__studio/worker.js', (route) => route.abort());
  await page.goto(`/__studio#/site-config/${NAME}.json`);
  await expect(page.getByRole('alert')).toContainText('abre sozinho');
  await page.unroute('**/__studio/worker.js');
  await expect(fieldsOf(page).getByText('Dados da página')).toBeVisible();
});

test('the studio opens by itself once the server answers', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await page.route('**/__studio/api/setup', (route) => route.abort());
  await page.goto(`/__studio#/site-config/${NAME}.json`);
  await expect(page.getByRole('alert')).toContainText('abre sozinho');
  await page.unroute('**/__studio/api/setup');
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
