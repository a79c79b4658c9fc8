import { contrastRatio } from '../../src/lib/contrast-ratio.ts';
import { axeViolations } from '../axe.ts';
import {
  DONE,
  expectTyped,
  fillContact,
  leadsOf,
  openContact,
  PHONE,
  send,
  setCrmMode,
  solveCaptcha,
  UNKNOWN,
  who,
} from '../contact.ts';
import { expect, hydrated, LONG, test } from '../test.ts';

test('the captcha takes no space before the form is touched', async ({ page }) => {
  const check = page.getByRole('group', { name: 'Verificação' });
  await openContact(page);
  await expect(check).toBeHidden();
  await page.getByLabel('Sobrenome').focus();
  await expect(check).toBeVisible();
});

test('the typed values reach the CRM unchanged, once', async ({ page }) => {
  const name = who('Certeira');
  await openContact(page, '?assunto=firewall');
  await expect(page.getByLabel('Assunto (opcional)')).toHaveValue('firewall');
  await fillContact(page, name);
  await page.getByLabel('Mensagem (opcional)').fill('Olá!\nPrecisamos de "ajuda".');
  await expect(page.getByLabel('Telefone', { exact: true })).toHaveValue(PHONE);
  await solveCaptcha(page);
  await send(page);

  await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
  const done = page.getByRole('group', { name: DONE });
  // As it was typed, and as it is read; nothing that was hidden, ticked or proved.
  await expect(done.locator('dl > div')).toHaveText([
    'NomeJosé & "Cia" <b>',
    `Sobrenome${name}`,
    'EmpresaAção & Reação Ltda.',
    'E-mailjose@exemplo.com.br',
    'Telefone(11) 98888-7777',
    'AssuntoFirewall de próxima geração',
  ]);
  await expect(done.getByRole('list', { name: 'O que acontece agora' })).toContainText(
    'Em até 24 horas',
  );
  await expect(done.getByRole('link', { name: /guia/ })).toHaveAttribute(
    'href',
    '/materiais#guias',
  );
  const [lead, ...more] = await leadsOf(page, name);
  expect(more).toEqual([]);
  const { submission_id: id, 'g-recaptcha-response': token, ...fields } = lead!.fields;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(token).not.toBe('');
  expect(fields).toEqual({
    publicid: 'demo-captacao-site',
    name: 'Captação Site',
    leadsource: 'Web Site',
    leadstatus: 'Novo Lead',
    currency: '1',
    firstname: 'José & "Cia" <b>',
    lastname: name,
    company: 'Ação & Reação Ltda.',
    email: 'jose@exemplo.com.br',
    phone: '+5511988887777',
    description: 'firewall\r\n\r\nOlá!\r\nPrecisamos de "ajuda".', // line ends as forms post them
    emailoptin: '1',
    current_url: new URL('/fale-conosco', page.url()).href, // the page's own, not SITE_URL
  });

  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(page.getByLabel('Sobrenome')).toHaveValue('');
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
});

test('the receipt can be printed, shows the next steps, and fits a screen of 320 px', {
  tag: LONG,
}, async ({ page }) => {
  const name = who('Impressa');
  await page.setViewportSize({ width: 320, height: 700 });
  await openContact(page);
  await fillContact(page, name);
  await solveCaptcha(page);
  await send(page);
  const done = page.getByRole('group', { name: DONE });
  await expect(done).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  expect(await axeViolations(page, 'main [role=group]')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(done.getByText(name)).toBeVisible();
  await expect(done.getByRole('list')).toBeVisible();
  await expect(done.getByRole('button')).toHaveCount(0);
});

for (const [mode, outcome, most, tag = []] of [
  ['refuse', 'O contato não foi aceito', 0],
  ['error500', UNKNOWN, 0, LONG],
  ['html', UNKNOWN, 1, LONG],
  ['reset', UNKNOWN, 1],
] as const) {
  test(`a CRM in mode ${mode} causes a message, keeps what was typed, and has at most one lead`, {
    tag,
  }, async ({ page, watched }) => {
    watched.allowed.push(/Failed to load resource/, /ERR_/);
    const name = who(mode);
    await openContact(page);
    await setCrmMode(page, mode);
    await fillContact(page, name);
    await solveCaptcha(page);
    await send(page);

    const panel = page.getByRole('group', { name: outcome });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('link', { name: 'telefone' })).toBeVisible();
    await expectTyped(page, name);
    await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
    // Browsers repeat a post themselves when a kept connection is cut: the id tells that it is one.
    const ids = (await leadsOf(page, name)).map(({ fields }) => fields.submission_id);
    expect(new Set(ids).size).toBe(most);
  });
}

test('a CRM that hangs is given up after 15 seconds, and the message sent again by hand with the same id', {
  tag: LONG,
}, async ({ page }) => {
  const name = who('Paciente');
  await page.clock.install();
  await openContact(page);
  await setCrmMode(page, 'hang');
  await fillContact(page, name);
  await solveCaptcha(page);
  await send(page);
  await expect.poll(() => leadsOf(page, name)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('group', { name: UNKNOWN })).toBeVisible();
  await expectTyped(page, name);

  await setCrmMode(page, 'ok');
  await page.getByLabel('Aceito receber').check();
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('group', { name: 'Recebemos o seu contato' })).toBeVisible();
  const ids = (await leadsOf(page, name)).map(({ fields }) => fields.submission_id);
  expect(new Set(ids).size).toBe(1);
});

test('the button shows a legible text while sending', { tag: LONG }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no colour on its way to another
  await openContact(page);
  await setCrmMode(page, 'hang');
  await fillContact(page, who('Legível'));
  await solveCaptcha(page);
  await send(page);
  const busy = page.getByRole('button', { name: 'Enviando…' });
  await expect(busy).toBeDisabled();
  const [words, ground] = await busy.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    if (opacity !== '1') throw new Error('What is see-through has no contrast of its own');
    return [color, backgroundColor].map((one) => {
      canvas.fillStyle = one;
      return canvas.fillStyle;
    });
  });
  expect(contrastRatio(words, ground)).toBeGreaterThanOrEqual(4.5);
});

test('a double click, and Enter followed by a click, send one lead', async ({ page }) => {
  const name = who('Dupla');
  await openContact(page);
  await fillContact(page, name);
  await solveCaptcha(page);
  await page.getByLabel('Sobrenome').press('Enter');
  await page
    .getByRole('form', { name: 'Formulário de contato' }) // not “Enviar outra mensagem” above it
    .getByRole('button', { name: /^Envia/ })
    .dblclick({ force: true, timeout: 2000 })
    .catch(() => undefined); // gone already: then it was sent by Enter
  await expect(page.getByRole('group', { name: 'Recebemos o seu contato' })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('a reload keeps what was typed, but neither consent nor captcha', { tag: LONG }, async ({
  page,
}) => {
  const name = who('Recarregada');
  await openContact(page);
  await page.getByLabel('País do telefone').selectOption('us');
  await page.getByLabel('País do telefone').selectOption('br');
  await fillContact(page, name);
  await solveCaptcha(page);
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expectTyped(page, name);
  await expect(page.getByLabel('Aceito receber')).not.toBeChecked();
  await send(page);
  await expect(
    page.getByRole('link', { name: 'Por favor, complete a verificação do reCAPTCHA' }),
  ).toBeVisible();
  expect(await leadsOf(page, name)).toEqual([]);

  await page.reload();
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Limpar o formulário' }).click();
  await expect(page.getByLabel('Sobrenome')).toHaveValue('');
  await page.reload();
  await page.mouse.move(5, 5);
  await page.locator('form[data-ready]').waitFor();
  await expect(page.getByLabel('Sobrenome')).toHaveValue('');
});

test('the form sends without storage', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const name = who('Bloqueada');
  await openContact(page);
  await fillContact(page, name);
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('group', { name: 'Recebemos o seu contato' })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('the names of countries end before the arrow, with their calling codes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fale-conosco');
  const country = page.getByLabel('País do telefone');
  const shown = await country.evaluate((list: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = font;
    const longest = Math.max(
      ...Array.from(list.options, ({ text }) => canvas.measureText(text).width),
    );
    const arrow = list.parentElement!.querySelector('svg')!.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    return {
      cutOff: longest - (box.width - parseFloat(paddingLeft) - parseFloat(paddingRight)),
      underArrow: box.right - parseFloat(paddingRight) - arrow.left,
    };
  });
  expect(shown.cutOff).toBeLessThanOrEqual(1);
  expect(shown.underArrow).toBeLessThanOrEqual(0);
});

test('the last followed link sets the subject; the rest of the draft stays', { tag: LONG }, async ({
  page,
}) => {
  const subject = page.getByLabel('Assunto (opcional)');
  await openContact(page, '?assunto=firewall');
  await page.getByLabel('Sobrenome').fill('Prado');
  await page.goto('/nsoc');
  await hydrated(page);
  await page.locator('main a[href="/fale-conosco?assunto=nsoc"]').first().click();
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expect(subject).toHaveValue('nsoc');
  await expect(page.getByLabel('Sobrenome')).toHaveValue('Prado');

  // What the visitor chooses is newer than the address, on a reload too.
  await subject.selectOption('outro');
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expect(subject).toHaveValue('outro');
  await page.goto('/fale-conosco?assunto=treinamento');
  await page.mouse.move(5, 5);
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expect(subject).toHaveValue('treinamento');
});

test('the remaining characters of a message are shown at each key, and announced after a pause', {
  tag: LONG,
}, async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  const message = page.getByLabel('Mensagem (opcional)');
  const said = page.getByRole('status').filter({ hasText: 'Caracteres restantes' });
  await message.fill('a'.repeat(1799));
  await expect(page.getByText('Caracteres restantes')).toHaveCount(0);
  await message.press('End');
  await message.pressSequentially('bc');
  await expect(page.getByText('Caracteres restantes: 199')).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(said).toHaveText('Caracteres restantes: 199');
  await message.fill('a'.repeat(2000));
  await message.press('End');
  await message.press('b');
  await expect(message).toHaveValue('a'.repeat(2000));
});
