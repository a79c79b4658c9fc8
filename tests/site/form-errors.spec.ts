import { axeViolations } from '../axe.ts';
import { openContact, send } from '../contact.ts';
import { expect, LONG, test } from '../test.ts';

test('with the keyboard alone: the summary has the focus, and leads to each field in its own words', async ({
  page,
}) => {
  await openContact(page);
  await page.getByLabel('Nome', { exact: true }).focus();
  await page.keyboard.press('Enter');

  const summary = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    'Os seguintes campos são obrigatórios: Nome, Sobrenome, Empresa, E-mail, Telefone, Aceito receber comunicações da Fortim',
  );
  for (const link of await summary.getByRole('link').all()) {
    const words = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    const field = page.locator(':focus');
    const ids = (await field.getAttribute('aria-describedby'))!.split(' ');
    const said = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(said.join(' ')).toContain(words);
  }
});

test('each error goes when it is mended, and the three sentences are the specification’s', async ({
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
});

test('a form with errors, and one that was sent, have no axe violation', { tag: LONG }, async ({
  page,
}) => {
  for (const path of ['/fale-conosco', '/lp/campaigns/roundtable-sessions-cotia']) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.locator('form[data-ready]').waitFor();
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
