import { expect, LONG, STUDIO, test } from '../test.ts';
import { canvasOf, fieldsOf, listOf, onDisk, openStudio, save, sectionButton } from './studio.ts';

test.use(STUDIO);

test('a section is shared, changed in one place, and separated again', { tag: LONG }, async ({
  page,
}) => {
  const before = onDisk('pages/casos/cometa');
  await openStudio(page, 'pages/casos/cometa');
  const last = sectionButton(page, 'Chamada');
  await last.click();
  const title = fieldsOf(page).getByRole('textbox', { name: /^Convite/ });
  await title.fill('Um convite para todos');
  await listOf(page)
    .getByRole('button', { name: /^O que fazer com Chamada/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Tornar compartilhada' }).click();
  await expect(sectionButton(page, 'Seção compartilhada')).toBeVisible();
  await expect(fieldsOf(page).getByText('Aparece em uma página:')).toBeVisible();
  await save(page);
  const file = 'collections/shared-sections/um-convite-para-todos';
  expect(JSON.parse(onDisk(file)).title).toBe('Um convite para todos');

  await fieldsOf(page).getByRole('button', { name: 'Editar a seção compartilhada' }).click();
  await fieldsOf(page)
    .getByRole('textbox', { name: /^Convite/ })
    .fill('Um convite melhor');
  await expect(canvasOf(page).getByRole('heading', { name: 'Um convite melhor' })).toBeVisible();
  await fieldsOf(page).getByRole('listitem').getByRole('button').first().click();

  await fieldsOf(page).getByRole('button', { name: 'Separar desta página' }).click();
  await expect(fieldsOf(page).getByRole('textbox', { name: /^Convite/ })).toHaveValue(
    'Um convite melhor',
  );
  await save(page);
  const then = JSON.parse(before).sections.find(
    ({ type }: { type: string }) => type === 'call-to-action',
  );
  const now = JSON.parse(onDisk('pages/casos/cometa')).sections;
  expect(now).toContainEqual({ ...then, title: 'Um convite melhor' });
});
