import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  fieldsOf,
  headingOf,
  listOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionButton,
  sectionNames,
} from './studio.ts';

test.use(STUDIO);

test('a section is edited in the canvas, undone while it is saved, and saved with a minimal diff', async ({
  page,
}) => {
  const before = onDisk('pages/servicos/nsoc');
  await openStudio(page, 'pages/servicos/nsoc');
  // A change undone while it is being saved stays undone, and is saved next.
  const heading = headingOf(page);
  await heading.click();
  await expect(heading.getByRole('textbox', { name: /^Título/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Salvo e desfeito');
  await expect(heading).toHaveText('Salvo e desfeito');

  let letAnswer = () => {};
  const told = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  await page.route('**/save', async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
  await saveButton(page).click();
  await expect.poll(() => onDisk('pages/servicos/nsoc')).toContain('Salvo e desfeito');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeDisabled();
  letAnswer();
  await expect(page.getByText('Salvo.', { exact: true }).last()).toBeVisible();
  await expect(heading).not.toHaveText('Salvo e desfeito');
  await save(page);
  expect(onDisk('pages/servicos/nsoc')).toBe(before);
  await page.unroute('**/save');

  await heading.click();
  await expect(heading.getByRole('textbox', { name: /^Título/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Um título do estúdio');
  const title = fieldsOf(page).getByRole('textbox', { name: /^Título/ });
  await expect(title.first()).toHaveValue('Um título do estúdio');
  await expect(heading).toHaveText('Um título do estúdio');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading).not.toHaveText('Um título do estúdio');
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(heading).toHaveText('Um título do estúdio');

  await save(page);
  const lines = before.split('\n');
  const changed = onDisk('pages/servicos/nsoc')
    .split('\n')
    .filter((line, at) => line !== lines[at]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('Um título do estúdio');

  // Undone past the save, and saved: the file is what it was.
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk('pages/servicos/nsoc')).toBe(before);
});

test('a section chosen in the list is scrolled into view, also after a click in the canvas', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/servicos/nsoc');
  const canvas = canvasOf(page);
  await canvas.getByRole('heading', { level: 1 }).click();
  const last = canvas.locator('main > *').last();
  await expect(last).not.toBeInViewport();
  await listOf(page).getByRole('listitem').last().locator('button[aria-current]').click();
  await expect(last).toBeInViewport();
});

test('a carousel stops once it is chosen, and its arrows turn it', { tag: LONG }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStudio(page, 'pages/inicio');
  const carousel = canvasOf(page).locator('section:has([data-slides])');
  const moving = carousel.locator('[data-state=moving]');
  const state = () => moving.evaluate((bar) => getComputedStyle(bar, '::after').animationPlayState);
  await expect(moving).toHaveCount(1);
  await expect.poll(state).toBe('running');
  await listOf(page).getByRole('listitem').first().locator('button[aria-current]').click();
  await expect.poll(state).toBe('paused');
  const shown = carousel.locator('[data-slides] > [data-active]');
  const before = await shown.getAttribute('aria-label');
  await carousel.locator('button[aria-controls]').last().click();
  await expect(shown).not.toHaveAttribute('aria-label', String(before));
});

test('a section is copied from one page to another as JSON, and other text is refused', {
  tag: LONG,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page, 'pages/sobre');
  const first = 'Texto';
  await sectionButton(page, first).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Seção copiada.', { exact: false })).toBeVisible();

  const other = await context.newPage();
  await openStudio(other, 'pages/materiais');
  await expect(sectionNames(other)).not.toHaveCount(0);
  const before = await sectionNames(other).allInnerTexts();
  await listOf(other).getByRole('button', { name: 'Dados da página' }).focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(sectionNames(other)).toHaveText([...before, first]);

  await other.evaluate(() => navigator.clipboard.writeText('{"title": "não é seção"}'));
  await other.keyboard.press('ControlOrMeta+v');
  await expect(
    other.getByText('O que foi copiado não é uma seção.', { exact: false }),
  ).toBeVisible();
  await expect(sectionNames(other)).toHaveText([...before, first]);
});
