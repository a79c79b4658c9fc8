import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  choose,
  expectNoErrors,
  fieldsOf,
  headingOf,
  listOf,
  openStudio,
  sectionButton,
  sectionNames,
  startPage,
  undo,
} from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

test('after a page is removed, the target of its redirect is shown, with a message', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/solucoes/monitoramento-ti');
  const heading = headingOf(page);
  const before = await heading.innerText();
  const inFooter = canvasOf(page).locator('footer a[href="/monitoramento-ti"]');
  await expect(inFooter).toHaveCount(1);
  await choose(page, 'Apagar a página');
  const dialog = page.getByRole('dialog', { name: /Apagar/ });
  await expect(dialog.getByRole('listitem').first(), 'the links to it').toBeVisible();
  const leadsOn = dialog.getByRole('switch', { name: 'Levar o endereço dela a outra página' });
  await leadsOn.uncheck();
  await expect(dialog.getByLabel('Para onde os links a ela passam a levar')).toBeVisible();
  await leadsOn.check();
  await dialog.getByRole('combobox').selectOption('/sobre');
  await dialog.getByRole('button', { name: 'Apagar a página' }).click();
  await expect(dialog).toBeHidden();
  await expect(listOf(page)).toContainText('/sobre');
  await expect(heading).not.toHaveText(before);
  await expect(page.getByText(/foi apagada.*chega a esta página/)).toBeVisible();
  await expect(inFooter, 'out of the menus, unless that is refused').toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading).toHaveText(before);
  await expect(inFooter).toHaveCount(1);
});

test('a click in the footer edits the footer, even if the menu has the same link', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const canvas = canvasOf(page);
  const below = canvas.locator('footer a[href="/monitoramento"]');
  await below.click();
  await expect(below.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Vigia');
  await expect(below).toHaveText('Vigia');
  await expect(canvas.locator('header a[href="/monitoramento"]').first()).toContainText(
    'Monitoramento',
  );
});

test('a new page is no longer shown after its creation is undone', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, 'pages/sobre');
  const heading = headingOf(page);
  await choose(page, /cópia desta/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill('Passageira');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(listOf(page)).toContainText('/passageira');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('O que estava aberto aqui já não existe.')).toBeVisible();
  await expect(canvasOf(page).locator('[data-slides]')).toBeVisible(); // that of the home page
  await expect(heading).toBeVisible();
});

test('the position of a new section is announced, and the section is shown there', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/servicos/nsoc');
  await expect(sectionNames(page)).not.toHaveCount(0);
  const canvas = canvasOf(page);
  const add = async (type: RegExp) => {
    await page.getByRole('button', { name: 'Acrescentar seção' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acrescentar seção' });
    const where = await dialog.getByRole('status').innerText();
    await dialog.getByRole('button', { name: type }).click();
    return where;
  };
  expect(await add(/^Cartões/)).toContain('no fim da página');
  await expect(page.getByText('Seção acrescentada no fim da página.')).toBeVisible();
  await expect(canvas.locator('main > *').last()).toBeInViewport();
  await expect(sectionNames(page).last()).toHaveText('Cartões');
  await expect(sectionNames(page).last()).toBeInViewport();
  await sectionButton(page, 'Topo').click();
  expect(await add(/^Etapas/)).toContain('depois de “Topo”');
});

test('the slide open in the form is shown', { tag: LONG }, async ({ page }) => {
  await openStudio(page, 'pages/inicio');
  await sectionButton(page, 'Carrossel').click();
  const slides = fieldsOf(page).getByRole('group', { name: 'Quadros' });
  const shown = canvasOf(page).locator('[data-slides] > [data-active]');
  for (const at of [2, 1]) {
    await slides.getByRole('listitem').nth(at).getByRole('button', { expanded: false }).click();
    await expect(shown).toHaveAttribute('aria-label', `Quadro ${at + 1} de 3`);
  }
});

test('an icon is named by its Portuguese word', { tag: LONG }, async ({ page }) => {
  await openStudio(page, 'pages/servicos/nsoc');
  await sectionButton(page, 'Cartões').click();
  const fields = fieldsOf(page);
  await fields.getByRole('listitem').first().getByRole('button', { expanded: false }).click();
  const icon = fields.getByRole('button', { name: /^Ícone/ });
  await expect(icon).toHaveText(/^[a-zà-ú -]+[A-Z]\w+$/); // the word, then the name
});

test('a form gets another id on each page that shows it, and its removal lists those pages', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'forms/consultoria');
  const more = page.getByRole('button', { name: /^Mais/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Mudar o identificador' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Novo identificador').fill('Pedido de consultoria');
  await expect(dialog).toContainText('Fica: pedido-de-consultoria');
  await dialog.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(page).toHaveURL(/forms\/pedido-de-consultoria\.json/);
  await expect(page.getByText(/também em: /)).toBeVisible();
  await expectNoErrors(page);
  await undo(page);
  await expect(page).toHaveURL(/forms\/consultoria\.json/);

  await page.goto('/__studio#/site-config/forms/consultoria.json');
  await more.click();
  await page.getByRole('menuitem', { name: 'Apagar o formulário' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText(/Seção \d+ .*› Formulário/);
  await dialog.getByRole('button', { name: 'Apagar o formulário' }).click();
  await expect(page.getByRole('button', { name: /^\d+ erros?$/ })).toBeVisible();
  await undo(page);
});

test('the removal of a used record lists its uses', { tag: LONG }, async ({ page }) => {
  await openStudio(page, 'collections/partners');
  const entries = fieldsOf(page).getByRole('listitem');
  const first = await entries.first().innerText();
  const remove = entries.first().getByRole('button', { name: /^Tirar/ });
  await remove.focus();
  await remove.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(entries.first()).toHaveText(first);
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Apagar mesmo assim' }).click();
  await expect(entries.first()).not.toHaveText(first);
  await undo(page);
});

test('an event asks for date and place once, and leads to each text to be written', {
  tag: LONG,
}, async ({ page }) => {
  const dialog = await startPage(page);
  await dialog.getByLabel('Título').fill('Café da manhã');
  await dialog.getByLabel('Modelo').selectOption('event');
  await dialog.getByLabel('Dia').fill('20/5/2027');
  await expect(dialog).toContainText('quinta-feira, 20 de maio de 2027');
  await dialog.getByLabel('Acaba às').fill('11h30');
  await dialog.getByLabel('Lugar').fill('Cotia, SP');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  const canvas = canvasOf(page);
  await expect(canvas.getByText('Quinta-feira 09:00 – 11:30')).toBeVisible();

  const next = listOf(page).getByRole('button', { name: /^Escrever o próximo texto/ });
  const focused = fieldsOf(page).locator(':focus');
  const [, all] = /\((\d+)\)/.exec(await next.innerText()) ?? [];
  for (const written of [0, 1, 2]) {
    await expect(next).toHaveText(`Escrever o próximo texto (${Number(all) - written})`);
    await expect
      .poll(() =>
        focused.evaluate((field) => (field as HTMLInputElement).value ?? field.textContent),
      )
      .toMatch(/^‹.+›/);
    await focused.fill(`Um texto nosso, o ${written}º`);
    await next.click();
  }
  await page.keyboard.press('ControlOrMeta+z');
});

test('a click on the header, the footer or a form field leads to its field', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/fale-conosco');
  const canvas = canvasOf(page);
  const typed = canvas.locator(':focus');
  const phone = canvas.locator('footer a[href^="tel:"]').first();
  const number = await phone.innerText();
  await phone.click();
  await expect(page).toHaveURL(/site-config\/site\.json/);
  await expect(typed).toHaveText(number);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('(11) 3111-2222');
  await page.keyboard.press('Enter');
  await expect(fieldsOf(page).getByRole('group', { name: 'Telefone' })).toContainText('Telefone');
  await expect(phone).toHaveAttribute('href', 'tel:+551131112222');
  await page.keyboard.press('ControlOrMeta+z');

  await canvas.locator('main form').getByText('Empresa', { exact: true }).click();
  await expect(page).toHaveURL(/forms\/contato\.json/);
  await expect(typed).toHaveText('Empresa');
});

test('a new form field is inserted before the consent; a new form can be created with a page', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'forms/contato');
  const fields = fieldsOf(page);
  await fields.getByRole('button', { name: /^Acrescentar campo/ }).click();
  await page
    .getByRole('menuitem', { name: /^Texto/ })
    .first()
    .click();
  const open = fields
    .getByRole('group', { name: 'Campos' })
    .locator('li:has([aria-expanded="true"])')
    .first();
  await expect(open).toBeVisible();
  await expect(open.locator('+ li')).toContainText('Caixa');
  await undo(page);

  await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Mesa de outubro');
  await dialog.getByLabel('Modelo').selectOption('form');
  await dialog.getByLabel('Formulário').selectOption('own contato');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('button', { name: /^Revisar \(2\)/ })).toBeVisible();
  await undo(page);
});
