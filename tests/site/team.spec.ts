import { newEmail, openLink, PASSWORD } from '../auth.ts';
import { administrator, openPanel, sendForm, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

test('an administrator invites a colleague, who chooses a password and works as sales', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = newEmail('lead');
  await sendForm(page, 'event', 'Lia Convidada', visitor);
  await signInAsAdministrator(page);
  await page.goto('/painel/equipe');
  const email = newEmail('colega');
  const invite = page.getByRole('button', { name: 'Convidar', exact: true });
  await page.getByLabel('E-mail', { exact: true }).fill('colega');
  await invite.click();
  await expect(page.getByText('Escreva o e-mail da pessoa')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'Papel', exact: true }).selectOption('Vendas');
  await invite.click();
  await expect(page.getByText(`Convite enviado para ${email}.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('convite ainda não aceito');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await invite.click();
  await expect(page.getByText(`${email} já está na equipe.`)).toBeVisible();

  const { emails } = await (await page.request.get('/__local/inbox.json')).json();
  const mail = emails.find(({ to }: { to: string }) => to === email);
  const link = mail.links.find((address: string) => address.includes('type=invite'));
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const colleague = await context.newPage();
  await openLink(colleague, link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await colleague.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Confirmar nova senha').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(colleague.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();
  await openPanel(colleague, visitor);
  await colleague.getByRole('button', { name: 'Lia Convidada' }).click();
  await colleague.getByLabel('Situação').last().selectOption('Ganho');
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  await expect(colleague.getByRole('row', { name: 'Lia Convidada' })).toContainText('Ganho');
  await colleague.goto('/painel/equipe');
  await expect(colleague.getByRole('heading', { name: /Só quem administra/ })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(row).not.toContainText('convite ainda não aceito');
  await row.getByRole('combobox').selectOption('Edição');
  await row.getByRole('button', { name: 'Mudar o papel' }).click();
  await expect(page.getByText(`${email}: agora é Edição`)).toBeVisible();
  await row.getByRole('button', { name: `Tirar ${email} da equipe` }).click();
  await expect(row.getByRole('button', { name: 'Não tirar' })).toBeFocused();
  await row.getByRole('button', { name: `Sim, tirar ${email}` }).click();
  await expect(row).toHaveCount(0);
});

test('an invitation is a link that is copied, and opens in another browser', { tag: LONG }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdministrator(page);
  await page.goto('/painel/equipe');
  const email = newEmail('por-link');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Convidar por link' }).click();
  await expect(page.getByText(`Envie este link a ${email}`)).toBeVisible();
  await expect(page.getByLabel('Link do convite')).toBeFocused();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel('Link do convite')).toHaveValue(link);
  expect(link).toMatch(`${baseURL}/auth/reset-password?token_hash=`);
  const { emails } = await (await page.request.get('/__local/inbox.json')).json();
  expect(emails.filter(({ to }: { to: string }) => to === email)).toEqual([]);

  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const colleague = await context.newPage();
  await openLink(colleague, link);
  await colleague.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Confirmar nova senha').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(colleague.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();
  await context.close();
});

test('the only administrator cannot be removed, and the reason is shown', async ({ page }) => {
  const [email] = await administrator(page);
  await signInAsAdministrator(page);
  await page.goto('/painel/equipe');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('você');
  await row.getByRole('combobox').selectOption('Vendas');
  await row.getByRole('button', { name: 'Mudar o papel' }).click();
  await expect(row.getByRole('alert')).toContainText('É a única pessoa que administra');
  await expect(row.getByRole('combobox')).toHaveValue('admin');
});

test('the figures show per form and source how many came, waited and were won', {
  tag: LONG,
}, async ({ page }) => {
  const email = newEmail('numeros');
  await sendForm(page, 'event', 'Nina Números', email);
  await signInAsAdministrator(page);
  await openPanel(page, email);
  await page.getByRole('button', { name: 'Nina Números' }).click();
  await page.getByLabel('Situação').last().selectOption('Ganho');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: 'Nina Números' })).toContainText('Ganho');
  await page.goto('/painel/numeros');
  await expect(page.getByText(/^mediana de \d+ dos \d+ envios/)).toBeVisible();
  await expect(page.getByText(/^Roundtable Sessions: \d+$/)).toBeVisible();
  const forms = page.getByRole('table', { name: 'Por formulário' });
  await expect(forms.getByRole('row', { name: /Roundtable Sessions/ })).toContainText(
    /\d+ de \d+ \(\d+%\)/,
  );
  await expect(page.getByRole('table', { name: 'Por origem' }).getByRole('row')).not.toHaveCount(1);
  await page.getByText('Ver os números').click();
  await expect(page.getByRole('table').first().getByRole('rowheader')).not.toHaveCount(0);
  await page.getByLabel('De', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Até', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('De 01/01/2020 a 31/01/2020 não chegou nenhum envio.')).toBeVisible();
});
