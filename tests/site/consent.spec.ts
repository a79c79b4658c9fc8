import { answerOf, expect, hydrated, LONG, test } from '../test.ts';
import { banner, button, dialog, reopen, stored } from './consent-page.ts';
import { cookies, serveTags } from './tags.ts';

test.use({ consent: 'ask' });

test('no tag is loaded before an answer; rejecting takes one click and is remembered', async ({
  page,
}) => {
  const asked = await serveTags(page);
  await page.goto('/sobre');
  await expect(banner(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('tab', { name: '2015' }).click();
  await button(page, 'Rejeitar todos').click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({
    version: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    categories: { measurement: false, marketing: false },
  });
  expect(asked).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('the footer reopens the choice; Escape and the close button change nothing; links leave it', async ({
  page,
}) => {
  await serveTags(page);
  await page.goto('/sobre');
  await button(page, 'Aceitar todos').click();
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog(page).getByRole('checkbox', { name: 'Publicidade' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Fechar sem mudar nada' }).click();
  await expect(reopen(page)).toBeFocused();
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 300); // beside it
  await expect(dialog(page)).toBeHidden();
  await reopen(page).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Publicidade' })).toBeChecked();
  await dialog(page).getByText('O que é gravado').first().click();
  await expect(dialog(page).getByText('Google (_gid)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await reopen(page).click();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/termos"]')?.click(),
  );
  await expect(page).toHaveURL('/termos');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('categories are off at first, and only chosen ones are loaded', async ({ page }) => {
  const asked = await serveTags(page);
  await page.goto('/sobre');
  await button(page, 'Escolher um a um').click();
  await expect(dialog(page).getByRole('checkbox', { checked: false })).toHaveCount(2);
  await dialog(page).getByText('Publicidade', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => asked).toEqual(['/__local/fbevents.js']);
  expect((await stored(page)).categories).toEqual({ measurement: false, marketing: true });
});

test('an answer for another version or older than a year is asked for again', {
  tag: LONG,
}, async ({ page }) => {
  await serveTags(page);
  await page.goto('/sobre');
  const year = 365 * 86_400_000;
  const cases: [string, boolean][] = [
    [answerOf('accepted', { at: new Date(Date.now() - year - 1) }), true],
    [answerOf('rejected').replace('"version":1', '"version":0'), true],
    [answerOf('rejected'), false],
  ];
  for (const [answer, asks] of cases) {
    await page.evaluate((text) => localStorage.setItem('consent', text), answer);
    await page.reload();
    await expect(banner(page)).toBeVisible({ visible: asks });
  }
});

test('two tabs stay synchronised', { tag: LONG }, async ({ page, context }) => {
  await page.goto('/sobre');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/nsoc');
  await button(other, 'Rejeitar todos').click();
  await expect(banner(page)).toBeHidden();
});

test('without storage, the answer is valid for the visit', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/sobre');
  await button(page, 'Rejeitar todos').click();
  await expect(banner(page)).toBeHidden();
  await hydrated(page); // a link that the browser follows by itself loads a page that knows nothing of the one before
  await page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
  await expect(page).toHaveURL('/materiais');
  await expect(banner(page)).toBeHidden();
});
