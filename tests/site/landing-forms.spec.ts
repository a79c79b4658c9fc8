import { fillLanding, openForm } from '../contact.ts';
import { expect, LONG, test } from '../test.ts';

for (const [path, button, phone] of [
  ['/lp/cybersecurity/exemplo-seguranca', 'Quero a consultoria gratuita', '11 3000-0000 ramal 2'],
  ['/lp/campaigns/roundtable-sessions-cotia', 'Quero participar', '+55 11 99999-9999'],
] as const) {
  test(`${path}: only name, e-mail and phone are required, and success is reported`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openForm(page, path);
    await expect(page.getByRole('link', { name: 'política de privacidade' }).first()).toBeVisible();
    await fillLanding(page, { phone });
    const soc = page.getByLabel('SOC', { exact: true });
    const marks = await soc.count();
    if (marks) await soc.check();
    await page.getByRole('button', { name: button }).click();

    const toast = page.getByRole('alert').filter({ hasText: 'Sucesso!' });
    await expect(toast).toContainText(
      'Sua solicitação foi enviada. Entraremos em contato em breve.',
    );
    await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeFocused();
    // The toast has the client's sentence, the panel what goes beyond it.
    await expect(page.getByText('Entraremos em contato em breve.')).toHaveCount(1);
    const done = page.getByRole('group', { name: 'Recebemos o seu pedido' });
    await expect(done.locator('dl > div')).toHaveText([
      'NomeAna',
      'E-mailana@exemplo.com.br',
      `Telefone${phone}`,
      ...(marks
        ? [
            'MensagemDe madrugada, quem pode isolar um servidor?',
            'SOCDe madrugada, quem pode isolar um servidor?',
          ]
        : []),
    ]);
    await expect(done.getByRole('list')).toContainText('Em até 24 horas');
    expect(logged.join()).not.toContain('interests');
    // Nothing of the answer by e-mail is on the page, nor in its data.
    const data = await page.request.get(`/_page${path}.json`);
    expect(await data.text()).not.toContain('Recebemos o seu pedido | Fortim');
    await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
  });
}

test('a ticked interest adds its question to the message, and removes only that', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/lp/campaigns/roundtable-sessions-cotia');
  const message = page.getByLabel('Mensagem');
  const soc = page.getByRole('checkbox', { name: 'SOC', exact: true });
  const noc = page.getByRole('checkbox', { name: 'NOC', exact: true });
  const firewall = page.getByRole('checkbox', { name: 'Firewall de próxima geração' });
  const ofSoc = 'De madrugada, quem pode isolar um servidor?';
  const ofNoc = 'Quem descobre primeiro que o sistema parou?';
  await message.fill('Bom dia.');
  await page.locator('form[data-ready]').waitFor();
  await soc.check();
  await noc.check();
  await firewall.check();
  await expect(message).toHaveValue(`Bom dia.\n\n${ofSoc}\n\n${ofNoc}`);
  await expect(page.getByText(`Escrito em “Mensagem”: ${ofNoc}`)).toBeAttached();

  await soc.uncheck();
  await expect(message).toHaveValue(`Bom dia.\n\n${ofNoc}`);
  await expect(page.getByText(`Retirado de “Mensagem”: ${ofSoc}`)).toBeAttached();
  await message.fill(`Bom dia.\n\n${ofNoc} E quando?`);
  await noc.uncheck();
  await expect(message).toHaveValue(`Bom dia.\n\n${ofNoc} E quando?`);

  // What was written is kept, and not written again where the visitor took it out.
  await soc.check();
  await message.fill('Boa tarde.');
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).toContain('Boa tarde.');
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(soc).toBeChecked();
  await expect(message).toHaveValue('Boa tarde.');
});

test('a box ticked before the app has loaded adds its question afterwards', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/config-form[-.]/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/lp/campaigns/roundtable-sessions-cotia');
  await page.getByRole('checkbox', { name: 'SOC', exact: true }).check();
  await page.getByLabel('Mensagem').fill('Bom dia.');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(page.getByLabel('Mensagem')).toHaveValue(
    'Bom dia.\n\nDe madrugada, quem pode isolar um servidor?',
  );
});

for (const [failure, title] of [
  ['no code that sends', 'O pedido não foi enviado'],
  [429, 'O pedido não foi enviado'],
  [500, 'Não sabemos se o contato chegou'],
] as const) {
  test(`after ${failure} the panel says what is known, beside the toast, and what was typed is kept`, {
    tag: LONG,
  }, async ({ page, watched }) => {
    watched.allowed.push(/Failed to load resource/, /Failed to fetch/);
    if (typeof failure === 'string')
      await page.route(/log-and-track\.strategy/, (route) => route.abort());
    else
      await page.route(/\/rpc\/submit_form/, (route) =>
        route.fulfill({
          status: failure,
          contentType: 'text/html',
          body: '<!doctype html><p>Falhou.',
        }),
      );
    await openForm(page, '/lp/cybersecurity/exemplo-seguranca');
    await fillLanding(page);
    await page.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Erro' });
    await expect(toast).toContainText(
      'Ocorreu um erro ao enviar sua solicitação. Tente novamente.',
    );
    const panel = page.getByRole('group', { name: title });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel).not.toContainText('Ocorreu um erro');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana');
  });
}
