import { fillContact, leadsOf, PHONE, solveCaptcha, who } from '../contact.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, hydrated, LONG, test } from '../test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form posts to the CRM, which redirects to the return page', async ({
    page,
  }) => {
    const name = who('Simples');
    await page.goto('/fale-conosco');
    await page.getByLabel('Nome', { exact: true }).fill('José & "Cia" <b>');
    await page.getByLabel('Sobrenome').fill(name);
    await page.getByRole('textbox', { name: 'Empresa' }).fill('Cia');
    await page.getByLabel('E-mail').fill('jose@exemplo.com.br');
    await page.getByLabel('Telefone', { exact: true }).fill(PHONE);
    // It could not be joined to the message: what cannot arrive is not asked.
    await expect(page.getByLabel('Assunto (opcional)')).toBeHidden();
    await page.getByLabel('Mensagem').fill('Olá');
    await page.getByLabel('Aceito receber').check();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'O seu contato foi encaminhado' }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'O que acontece agora' })).toBeVisible();
    const [lead, ...more] = await leadsOf(page, name);
    expect(more).toEqual([]);
    expect(lead?.fields).toMatchObject({
      publicid: 'demo-captacao-site',
      firstname: 'José & "Cia" <b>',
      phone: PHONE,
      description: 'Olá',
      current_url: 'http://localhost:4173/fale-conosco',
    });
  });

  test('a form that needs scripts says so, and puts nothing into the address', async ({ page }) => {
    await page.goto('/lp/cybersecurity/exemplo-seguranca');
    await expect(page.getByText('Este formulário precisa de JavaScript.')).toBeVisible();
    await expect(page.locator('main form button[type=submit]')).toBeHidden();
    await page.getByLabel('Nome', { exact: true }).fill('Ana');
    await page.getByLabel('Nome', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/lp/cybersecurity/exemplo-seguranca');
  });
});

test('the code of forms is loaded only on pages with a form', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const forms = () => scripts.filter((url) => /config-form|toaster|crm/.test(url));
  await page.goto('/sobre');
  await hydrated(page);
  await page.getByRole('link', { name: 'Materiais' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What forms share with every page is named for both.
  expect(forms().filter((url) => !url.includes('~browser'))).toEqual([]);

  await page.goto('/fale-conosco');
  await hydrated(page);
  await page.locator('form[data-ready]').waitFor();
  expect(forms().some((url) => /\/config-form-/.test(url))).toBe(true);
});

test('a form submitted before the app has loaded is sent by the app, once', async ({ page }) => {
  const name = who('Ligeira');
  const release = await holdRequests(page, '**/assets/config-form*.js');
  await page.goto('/fale-conosco');
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  release();
  await expect(
    page.getByRole('link', { name: 'Por favor, complete a verificação do reCAPTCHA' }),
  ).toBeVisible();
  await expect(page.getByLabel('Sobrenome')).toHaveValue(name);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Recebemos o seu contato' })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('a form with errors submitted before the app has loaded gets the messages of the site', {
  tag: LONG,
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/config-form*.js');
  await page.goto('/fale-conosco');
  // The browser shows its own message unless every field that it finds wrong refuses.
  const isRefused = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('invalid', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
          capture: true,
          once: true,
        });
      }),
  );
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  expect(await isRefused).toBe(true);
  release();
  const form = page.locator('main form');
  await expect(form.getByRole('link').filter({ hasText: 'Nome' }).first()).toBeVisible();
  await expect(form.getByLabel('Sobrenome')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('on a first visit', () => {
  test.use({ consent: 'ask' });

  test('text typed after answering about cookies is kept while the app loads', {
    tag: LONG,
  }, async ({ page }) => {
    const release = await holdRequests(page, '**/assets/engine*.js');
    await page.goto('/fale-conosco');
    await page.getByRole('button', { name: 'Rejeitar todos' }).click();
    await page.getByLabel('Sobrenome').fill('Prado');
    release();
    await page.locator('form[data-ready]').waitFor();
    await expect(page.getByLabel('Sobrenome')).toHaveValue('Prado');
  });
});

test('the return page shows the result', async ({ page }) => {
  await page.goto('/envio-recebido?success=ok');
  await expect(page.getByRole('heading', { name: 'Recebemos o seu contato' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'O que acontece agora' })).toContainText('24 horas');
  await page.goto('/envio-recebido?error=x');
  await expect(page.getByRole('heading', { name: 'O contato não foi aceito' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'O que acontece agora' })).toHaveCount(0);
});
