import { axeViolations } from '../../axe.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, openStudio, undo } from '../studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

test('a record that is a draft is marked, and visitors do not see it', async ({ page }) => {
  await openStudio(page, 'collections/partners');
  const canvas = canvasOf(page);
  const partner = (name: string) => canvas.getByText(name, { exact: true });
  await expect(partner('Torreão').first()).toBeVisible();
  const record = fieldsOf(page).getByRole('button', { name: /^Torreão/ });
  await record.click();
  await fieldsOf(page).getByRole('switch', { name: 'Rascunho' }).check();
  await record.click();
  await expect(record).toHaveText('Torreãorascunho');
  await expect(canvas.getByRole('note')).toHaveText('Rascunho: “Torreão”');
  await expect(partner('Torreão').first()).toBeVisible();
  expect(await axeViolations(page, 'body', 'iframe')).toEqual([]);

  await page.getByRole('button', { name: 'Como ficará em outro dia' }).click();
  await page.getByRole('dialog').getByLabel('Dia').fill('2999-12-19');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Voltar a hoje' })).toBeVisible();
  await expect(partner('Vedra').first()).toBeVisible();
  await expect(partner('Torreão')).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar a hoje' }).click();
  await undo(page);
});
