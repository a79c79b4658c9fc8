import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountButton, newAccount, newEmail, takenOver, trySignIn } from '../auth.ts';
import { administrator, askAs, openPanel, sendForm, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

test('an administrator finds, answers, exports and erases what a visitor sent', async ({
  page,
}) => {
  const email = newEmail('panel');
  const who = `=José ${email.split('.')[1]}`;
  await sendForm(page, 'consultancy', who, email);
  await sendForm(page, 'event', who, email);

  await signInAsAdministrator(page);
  await openPanel(page, email);
  await expect(page.getByText('Envios encontrados: 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Formulário' }).selectOption('Roundtable Sessions');
  await expect(page.getByText('Envios encontrados: 1')).toBeVisible();
  const row = page.getByRole('row', { name: who });
  await expect(row).toContainText('Novo');
  await row.getByRole('button', { name: who }).press('Enter');

  const opened = page.getByRole('region', { name: who });
  await expect(opened).toBeFocused();
  await expect(opened).toContainText('/lp/campaigns/roundtable-sessions-cotia');
  await expect(opened).toContainText('quem pode isolar'); // what a ticked interest wrote
  await expect(opened.getByRole('link', { name: 'Por WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5511988887777',
  );
  await opened.getByRole('button', { name: 'Assumir' }).click();
  await expect(row).toContainText('Administração');
  await expect(opened.getByRole('button', { name: 'Devolver' })).toBeVisible();
  await opened.getByLabel('Situação').selectOption('Respondido');
  await opened.getByLabel('Anotação').fill('Liguei; retorna amanhã');
  await opened.getByRole('button', { name: 'Salvar' }).click();
  await expect(row).toContainText('Respondido');
  await opened.getByRole('button', { name: 'Fechar' }).click();
  await expect(row.getByRole('button')).toBeFocused();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a lista (CSV)' }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF"Chegou em";"Formulário";"Situação";/);
  expect(csv).toMatch(
    /;"Com quem está";"Ligar em";"Nome";"Empresa";"E-mail";"Telefone";"Origem";"Página";"Anotação";"Número/,
  );
  // As a spreadsheet in Brazil reads a moment: with a comma in it, it would be a text.
  expect(csv).toMatch(/\r\n"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}";/);
  expect(csv).toContain(`"'${who}"`);
  expect(csv).toContain('"11 98888-7777"');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await page.getByRole('button', { name: 'Imprimir a lista' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-printed] > section');
  await expect(paper).toHaveCount(1);
  for (const text of [who, email, 'quem pode isolar', 'Respondido', 'Liguei; retorna amanhã'])
    await expect(paper).toContainText(text);
  for (const control of ['button', 'textbox', 'combobox', 'table'] as const)
    await expect(page.getByRole('main').getByRole(control)).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await row.getByRole('button', { name: who }).click();
  await page.getByRole('button', { name: 'Apagar os dados de uma pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apagar os dados de uma pessoa' });
  await dialog.getByLabel('E-mail da pessoa').fill(email.toUpperCase());
  await dialog.getByRole('button', { name: 'Apagar os dados' }).click();
  await dialog.getByRole('button', { name: /^Sim, apagar tudo/ }).click();
  await expect(dialog.getByText(/Recibo nº \d+.*Envios apagados: 2\./)).toBeVisible();
  const gone = dialog.getByRole('list', { name: 'Números dos envios apagados' });
  await expect(gone.getByRole('listitem')).toHaveText([/^[0-9a-f]{32}$/, /^[0-9a-f]{32}$/]);
  await expect(dialog.getByText('Não havia conta com este e-mail')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar o recibo' }).click();
  // At once, before the list is asked again by itself.
  await expect(opened).toHaveCount(0, { timeout: 5000 });
  await expect(row).toHaveCount(0, { timeout: 5000 });
  await openPanel(page, email);
  await expect(page.getByText('Nenhum envio corresponde')).toBeVisible();
});

test('what was sent again stands beside what was sent before', { tag: LONG }, async ({ page }) => {
  await signInAsAdministrator(page);
  const send = async (name: string, news: object, id = randomBytes(16).toString('hex')) => {
    await askAs(page, 'submit_form', {
      ...{ submission_id: id, form: 'hero_form', page: 'https://www.exemplo.com.br/' },
      fields: [{ name: 'firstname', label: 'Nome', value: name, as: 'name' }],
      ...news,
    });
    return id;
  };
  const id = await send('Ana de Antes', { attempt: 1 });
  await send('Ana de Depois', { attempt: 2 }, id);
  await page.goto(`/painel?submission=${id}`);
  const opened = page.getByRole('region', { name: 'Ana de Depois' });
  await expect(
    opened.getByRole('heading', {
      name: /^Antes de enviar de novo, em .+, a pessoa tinha escrito$/,
    }),
  ).toBeVisible();
  await expect(opened.getByText('Ana de Antes')).toBeVisible();
  await expect(opened.getByText('Enviado de novo, com mudanças')).toBeVisible();

  const day = opened.getByLabel('Retornar em');
  await day.fill('9999-12-31');
  await opened.getByRole('button', { name: 'Salvar' }).click();
  // The browser itself says what is wrong, and nothing is sent.
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true);
  await expect(opened.getByText(/Envio atualizado|Não foi possível salvar/)).toHaveCount(0);
  await opened.getByRole('button', { name: 'Amanhã' }).click();
  await opened.getByRole('button', { name: 'Salvar' }).click();
  await expect(opened.getByText('Envio atualizado')).toBeVisible();
});

test('a signed-out person sees the reason and how to sign in', async ({ page }) => {
  await page.goto('/painel');
  await expect(page.getByRole('heading', { name: 'Entre para ver os envios' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/painel');
});

test('signing in leads back to the panel', { tag: LONG }, async ({ page }) => {
  const [email, password] = await administrator(page);
  await page.goto('/painel');
  await page.getByRole('main').getByRole('link', { name: 'Entre com a sua conta' }).click();
  await expect(page).toHaveURL('/auth');
  await takenOver(page);
  await trySignIn(page, email, password);
  await expect(page).toHaveURL('/painel');
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  // Nothing asks any more.
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a person without access to the panel has no link to it', async ({ page }) => {
  await newAccount(page, newEmail('semlink'));
  await accountButton(page).click();
  await expect(page.getByRole('link', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Painel' })).toHaveCount(0);
});

test('a submission is found without accents, by its phone number in any notation, and by its note', {
  tag: LONG,
}, async ({ page }) => {
  const email = newEmail('busca');
  await sendForm(page, 'event', 'João Conceição', email);
  await signInAsAdministrator(page);
  await openPanel(page, email);
  const row = page.getByRole('row', { name: 'João Conceição' });
  await row.getByRole('button').click();
  const sheet = page.getByRole('region', { name: 'João Conceição' });
  const word = `orçamento${email.split('.')[1]}`;
  await sheet.getByLabel('Anotação').fill(`Pediu ${word}`);
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByText('ainda não foram salvas')).toHaveCount(0);
  for (const wanted of ['joao conceicao', '(11) 98888-7777', word.replace('ç', 'C')]) {
    await openPanel(page, wanted);
    await expect(page.getByText(/^(Envios encontrados|Mais de)/)).toBeVisible();
    await expect(page.getByRole('row', { name: 'João Conceição' }).first()).toBeVisible();
  }
  await expect(page.getByText('Envios encontrados: 1')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem').filter({ hasText: 'João Conceição' });
  const brokenWords = await card.getByRole('button').evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()!;
    const words = [...text.nodeValue!.matchAll(/\S+/g)];
    return words.filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
  });
  expect(brokenWords).toEqual([]);
});

test('the link of a notice opens its submission after signing in; closing it clears the address', {
  tag: LONG,
}, async ({ page, baseURL }) => {
  const email = newEmail('aviso');
  const name = `Aviso ${email.split('.')[1]}`;
  await sendForm(page, 'event', name, email);
  const { emails } = await (await page.request.get('/__local/inbox.json')).json();
  const notice = emails.find(({ subject }: { subject: string }) => subject.includes(name));
  expect(notice.replyTo).toBe(email);
  expect(notice.text).toContain('11 98888-7777');
  const link = notice.links.find((address: string) => address.includes('submission='));
  const [address, password] = await administrator(page);

  await page.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await page.getByRole('main').getByRole('link', { name: 'Entre com a sua conta' }).click();
  await takenOver(page);
  await trySignIn(page, address, password);
  const sheet = page.getByRole('region', { name });
  await expect(sheet).toBeFocused();
  await expect(page).toHaveURL(new URL(link).pathname + new URL(link).search);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL('/painel');

  await page.goto(`/painel?submission=${'0'.repeat(32)}`);
  await expect(page.getByText('O envio deste link já foi apagado.')).toBeVisible();
  await expect(page).toHaveURL('/painel');
});
