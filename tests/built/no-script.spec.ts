import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

test('slides, tabs, menus and partners can all be read and followed', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/defesa-cibernetica', '/monitoramento', '/protecao-redes']) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Próximo quadro' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Pausar a faixa' }).check();

  await page.getByRole('button', { name: 'Serviços' }).click();
  await page
    .getByRole('link', { name: /^NOC e SOC/ })
    .first()
    .click();
  await expect(page).toHaveURL('/nsoc');

  await page.goto('/sobre');
  for (const panel of await page.locator('[role=tabpanel]').all())
    await expect(panel).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('an accordion opens one item at a time, and an event shows its state at the time of the build', async ({
  page,
}) => {
  await page.goto('/softwares-gerenciamento-ti');
  const items = page.locator('main details');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(items.nth(1).locator('dl')).toBeVisible();

  await page.goto('/lp/campaigns/roundtable-sessions-cotia');
  await expect(page.getByText('Edição realizada', { exact: true })).toBeVisible();
});
