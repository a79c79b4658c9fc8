import { axeViolations } from '../axe.ts';
import { openContact, openForm, send } from '../contact.ts';
import { expect, LONG, test } from '../test.ts';

test('with the keyboard, the summary gets the focus, lists each field once, and leads to it', async ({
  page,
}) => {
  await openContact(page);
  await page.getByLabel('Nome', { exact: true }).focus();
  await page.keyboard.press('Enter');

  const summary = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(summary).toBeFocused();
  const sentence =
    'Os seguintes campos são obrigatórios: Nome, Sobrenome, Empresa, E-mail, Telefone, Aceito receber comunicações da Fortim';
  await expect(summary).toHaveAccessibleDescription(
    `${sentence} Por favor, complete a verificação do reCAPTCHA`,
  );
  await expect(summary.getByRole('paragraph')).toHaveText([
    sentence,
    'Por favor, complete a verificação do reCAPTCHA',
  ]);
  // Each field has a line, so the commas of the sentence are not shown.
  for (const comma of await summary.getByText(',', { exact: true }).all())
    await expect(comma).toHaveCSS('font-size', '0px');
  for (const [words, advice] of [
    ['Nome', 'Escreva o seu nome'],
    ['Sobrenome', 'Escreva o seu sobrenome'],
    ['Empresa', 'Escreva o nome da empresa'],
    ['E-mail', 'Escreva o seu e-mail'],
    ['Telefone', 'Escreva o seu telefone'],
    ['Aceito receber comunicações da Fortim', 'Marque esta caixa para enviar'],
  ] as const) {
    await summary.getByRole('link', { name: words, exact: true }).focus();
    await page.keyboard.press('Enter');
    const field = page.locator(':focus');
    await expect(field).toHaveAccessibleName(words);
    await expect(field).toHaveAccessibleDescription(new RegExp(`${advice}$`));
  }
  await summary.getByRole('link', { name: 'reCAPTCHA' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Verificação' })).toBeFocused();
});

test('on a phone the summary of seven errors covers less than a quarter of the screen', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContact(page);
  await send(page);
  const summary = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(summary).toBeFocused();
  expect((await summary.boundingBox())!.height).toBeLessThan(844 / 4);
});

test('an invalid field has a red border of 2 px, and errors cause no layout shift', {
  tag: LONG,
}, async ({ page }) => {
  await openContact(page);
  const name = page.getByLabel('Nome', { exact: true });
  const message = page.getByLabel('Mensagem (opcional)');
  const place = async () => {
    // At one moment: the page may still be scrolling.
    const [from, to] = await page.evaluate(
      (fields) => fields.map((field) => field?.getBoundingClientRect().toJSON() as DOMRect),
      await Promise.all([name, message].map((field) => field.elementHandle())),
    );
    return [from!.x, from!.width, to!.y - from!.y];
  };
  const before = await place();
  await send(page);
  await expect(page.getByText('Escreva o seu nome')).toBeVisible();
  expect(await place()).toEqual(before);

  const edges = () =>
    page.locator('main form').evaluate((form) => {
      // An edge is a border, or a shadow that has no blur.
      const red = getComputedStyle(form).getPropertyValue('--accent');
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = red;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return [...form.querySelectorAll('[aria-invalid=true], fieldset[data-invalid]')].map(
        (one) => {
          const box =
            one.closest('.MuiInputBase-root') ?? one.querySelector('[data-state] > div') ?? one;
          const style = getComputedStyle(box);
          const border =
            style.borderTopColor === color ? Number.parseFloat(style.borderTopWidth) : 0;
          const [, spread = '0'] = /0px 0px 0px (\d)px/.exec(style.boxShadow) ?? [];
          return border + (style.boxShadow.startsWith(color) ? Number(spread) : 0);
        },
      );
    });
  await expect.poll(edges).toEqual([2, 2, 2, 2, 2, 2, 2]);

  await name.fill('Ana');
  await page.getByLabel('Sobrenome').focus();
  await expect(page.getByText('Escreva o seu nome')).toHaveCount(0);
  expect((await place())[2]).toBe(before[2]);
  expect(await edges()).toHaveLength(6);
});

test('each error disappears when it is corrected, and the messages are those of the specification', async ({
  page,
}) => {
  await openContact(page);
  await page.getByLabel('E-mail').fill('jose@exemplo');
  await page.getByLabel('Telefone', { exact: true }).fill('123');
  await send(page);
  const summary = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(summary).toContainText('Os seguintes campos são obrigatórios: Nome,');
  await expect(summary).toContainText('Por favor, insira um endereço de email válido');
  await expect(summary).toContainText('Por favor, complete a verificação do reCAPTCHA');
  await expect(summary).toContainText('deve existir em Brasil');

  await page.getByLabel('E-mail').fill('jose@exemplo.com.br');
  await page.getByLabel('E-mail').blur();
  await expect(page.getByText('Por favor, insira um endereço de email válido')).toHaveCount(0);

  // What is chosen is mended as it is chosen: nobody leaves a box to see it.
  const box = page.getByLabel('Aceito receber');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.check();
  await expect(box).not.toHaveAttribute('aria-invalid');
});

test('a form with errors and a sent form have no axe violation', { tag: LONG }, async ({
  page,
}) => {
  for (const path of ['/fale-conosco', '/lp/campaigns/roundtable-sessions-cotia']) {
    await openForm(page, path);
    await page.locator('main button[type=submit]').click();
    await expect(
      page.getByRole('group', { name: 'Confira os campos antes de enviar' }),
    ).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page, 'main form'), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('an error is much closer to its own field than to the next label', { tag: LONG }, async ({
  page,
}) => {
  await openContact(page);
  await send(page);
  await expect(page.getByText('Escreva o nome da empresa')).toBeVisible();
  const gaps = await page.locator('main form [data-invalid]').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const error = frame.querySelector('[id$=error]')!.getBoundingClientRect();
      const next = frame.parentElement!.nextElementSibling?.firstElementChild?.firstElementChild;
      const field = frame.querySelector('.MuiInputBase-root')?.getBoundingClientRect();
      if (!next || !field) return [];
      const below = next.getBoundingClientRect().top - error.bottom;
      return below < 0 ? [] : [below / (error.top - field.bottom)]; // the next one may stand beside it
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4);
});

test('a telephone without its area code stays as it was typed, and the code is asked for', async ({
  page,
}) => {
  await openContact(page);
  const phone = page.getByLabel('Telefone', { exact: true });
  await phone.pressSequentially('987654321');
  await phone.blur();
  await send(page);
  const summary = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(summary).toContainText(
    'Parece que faltam algarismos no telefone: escreva o número completo, com DDD',
  );
  await expect(phone).toHaveValue('987654321');
  await phone.fill('');
  await phone.pressSequentially('1187654321');
  await phone.blur();
  await expect(summary).toContainText('Falta um algarismo');
  await phone.fill('');
  await phone.pressSequentially('11987654321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  await phone.pressSequentially(' ramal 12');
  await phone.blur();
  await expect(phone).toHaveValue('(11) 98765-4321 ramal 12');
  await expect(summary).not.toContainText('algarismo');
});
