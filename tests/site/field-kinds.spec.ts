/** Numbers, days, times, choices in view, and a field that waits for the answer of another. */
import type { Page } from 'playwright/test';
import { openForm } from '../contact.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, ignoreMadeUpPointer, test } from '../test.ts';

const PATH = '/lp/visita';
const DAY = 24 * 60 * 60 * 1000;
const isoIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const send = (page: Page) => page.getByRole('button', { name: 'Pedir a visita' }).click();
const address = (page: Page) => page.getByLabel('Endereço da empresa');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Dia da visita').fill(isoIn(30));
  await page.getByLabel('Hora').fill('14:30');
  await page.getByLabel('Pessoas').fill('1.200');
}

test('what does not fit is told with what does, and what was sent is shown as people read it', async ({
  page,
}) => {
  await openForm(page, PATH);
  await fill(page);
  await page.getByLabel('Dia da visita').fill(isoIn(-3));
  await page.getByLabel('Hora').fill('14:45');
  await page.getByLabel('Pessoas').fill('doze');
  await page.getByLabel('Largura da sala').fill('12,3');
  await send(page);
  const fault = (text: RegExp) => page.locator('form p[id$=error]').filter({ hasText: text });
  await expect(fault(/^Escolha um dia de .* de 20\d\d a /)).toBeVisible();
  await expect(fault(/^Escolha uma hora entre 09:00 e 17:30/)).toBeVisible();
  await expect(fault(/^Escreva um número de 1 a 1\.500$/)).toBeVisible();
  await expect(fault(/meio metro/)).toBeVisible();
  await expect(page.getByRole('group', { name: /Como prefere/ })).toContainText('Preencha o campo');

  await fill(page);
  await page.getByLabel('Largura da sala').fill('12,5');
  await page.getByLabel('Por vídeo').check();
  await send(page);
  const done = page.getByRole('group', { name: 'Recebemos o seu pedido' });
  await expect(done.locator('dl > div')).toHaveText([
    'NomeAna',
    'E-mailana@exemplo.com.br',
    /^Dia da visita.+-feira|sábado|domingo/,
    'Hora14:30',
    'Pessoas1.200\u00a0pessoas',
    'Como prefere?Por vídeo',
  ]);
});

test('a day and a time that do not fit are told at once, but not while they are typed', async ({
  page,
}) => {
  await openForm(page, PATH);
  const told = page.locator('form [role=status] p');
  const day = page.getByLabel('Dia da visita');
  await day.fill('0202-01-01');
  await page.getByLabel('Hora').fill('14:45');
  await expect(told).toHaveText([/^Escolha uma hora entre 09:00 e 17:30/]);
  await expect(page.getByLabel('Hora')).toHaveAttribute('aria-invalid', 'true');
  await day.fill(isoIn(400));
  await expect(told).toHaveText([/^Escolha um dia de .* a .*/, /^Escolha uma hora/]);
  await expect(day).toHaveAccessibleDescription(/^Escolha um dia de/);
  await fill(page);
  await expect(told).toHaveCount(0);
  await expect(day).not.toHaveAttribute('aria-invalid');
});

test('a day has to follow that of another field, and is checked again when that one changes', async ({
  page,
}) => {
  await openForm(page, PATH);
  const first = page.getByLabel('Dia da visita');
  const second = page.getByLabel('Segunda opção');
  await fill(page);
  await expect(second).toHaveAttribute('min', isoIn(31));
  await second.fill(isoIn(30));
  await send(page);
  const fault = page.locator('form p[id$=error]').filter({ hasText: 'depois de “Dia da visita”' });
  await expect(fault).toBeVisible();
  await first.fill(isoIn(29));
  await expect(fault).toHaveCount(0);
  await expect(second).toHaveAttribute('min', isoIn(30));
  await first.fill('');
  await expect(second).toHaveAttribute('min', /^20/);
  await expect(second).not.toHaveAttribute('min', isoIn(30));
});

test('what is chosen before the app is there stays as it was chosen', async ({ page }) => {
  const letCome = await holdRequests(page, '**/_page/lp/visita.json');
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByLabel('Na minha empresa').check();
  await page.getByLabel('Pessoas').fill('12');
  letCome();
  await page.locator('form[data-ready]').waitFor();
  await expect(address(page)).toBeVisible();
  await expect(page.getByLabel('Na minha empresa')).toBeChecked();
  await expect(page.getByLabel('Pessoas')).toHaveValue('12');
});

test('controls side by side stand on one line, whatever lines their labels take', async ({
  page,
}) => {
  await openForm(page, PATH);
  const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
  await page
    .locator('label', { hasText: 'Dia da visita' })
    .evaluate((label) =>
      label.append(', de segunda a sexta, e em alguns sábados do mês'.repeat(3)),
    );
  expect(await topOf('Hora')).toBe(await topOf('Dia da visita'));
});

test('a day that is half written is no empty one', async ({ page }) => {
  await openForm(page, PATH);
  const day = page.getByLabel('Dia da visita');
  await day.focus();
  await page.keyboard.type('31');
  await send(page);
  await expect(
    page.locator('form p[id$=error]').filter({ hasText: /^Escolha um dia/ }),
  ).toBeVisible();
});

test('a field waits for an answer: hidden, it is neither required nor sent', async ({ page }) => {
  await openForm(page, PATH);
  await expect(address(page)).toBeHidden();
  await fill(page);
  await page.getByLabel('Na minha empresa').check();
  await expect(address(page)).toBeVisible();
  await send(page);
  await expect(page.getByText('Escreva onde fica a empresa').last()).toBeVisible();
  await address(page).fill('Rua das Palmeiras, 10');
  await page.getByLabel('Por vídeo').check();
  await expect(address(page)).toBeHidden();
  await expect(page.getByText('Escreva onde fica a empresa')).toHaveCount(0);
  await send(page);
  const done = page.getByRole('group', { name: 'Recebemos o seu pedido' });
  await expect(done).toBeVisible();
  await expect(done).not.toContainText('Palmeiras');
});

test('a link fills in a choice, and a draft brings everything back', async ({ page }) => {
  await openForm(page, `${PATH}?formato=empresa&pessoas=8`);
  await expect(page.getByLabel('Na minha empresa')).toBeChecked();
  await expect(page.getByLabel('Pessoas')).toHaveValue('8');
  await address(page).fill('Rua das Palmeiras, 10');
  await page.getByLabel('Hora').fill('10:00');
  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain('10:00');
  }).toPass();
  await openForm(page, PATH);
  await expect(address(page)).toHaveValue('Rua das Palmeiras, 10');
  await expect(page.getByLabel('Hora')).toHaveValue('10:00');
});

test('a link that fills in a choice shows what waits for it, before anything is touched', async ({
  page,
}) => {
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto(`${PATH}?formato=empresa`);
  await expect(address(page)).toBeVisible();
});

test('a choice begins with an option, which shows what waits for it before the app is there', async ({
  page,
}) => {
  const letCome = await holdRequests(page, '**/_page/lp/visita/roteiro.json');
  await page.goto(`${PATH}/roteiro`, { waitUntil: 'commit' });
  const street = page.getByLabel('Endereço');
  const language = page.getByLabel('Idioma');
  await expect(page.getByLabel('Em papel')).toBeChecked();
  await expect(language).toHaveValue('pt');
  await expect(street).toBeVisible();
  await expect(page.getByText('(opcional)')).toHaveCount(0);
  await language.selectOption('en');
  letCome();
  await page.locator('form[data-ready]').waitFor();
  await expect(street).toHaveAttribute('required');
  await expect(language).toHaveValue('en');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Em PDF').check();
  await expect(street).toBeHidden();
  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain('pdf');
  }).toPass();
  await openForm(page, `${PATH}/roteiro`);
  await expect(page.getByLabel('Em PDF')).toBeChecked();
  await expect(language).toHaveValue('en');
  await expect(street).toBeHidden();
});

test('a link chooses another option than the first, before anything is touched', async ({
  page,
}) => {
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto(`${PATH}/roteiro?formato=pdf&idioma=en`);
  await expect(page.getByLabel('Em PDF')).toBeChecked();
  await expect(page.getByLabel('Idioma')).toHaveValue('en');
  await expect(page.getByLabel('Endereço')).toBeHidden();
  await openForm(page, `${PATH}/roteiro?idioma=fr`);
  await expect(page.getByLabel('Idioma')).toHaveValue('pt');
});

test('a form leads to its own page of thanks, which gives the file', async ({ page }) => {
  await openForm(page, `${PATH}/roteiro`);
  await page.getByLabel('Em PDF').check();
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByRole('button', { name: 'Receber o roteiro' }).click();
  await expect(page).toHaveURL(/\/lp\/visita\/obrigado\?success$/);
  await expect(page.getByRole('heading', { name: 'O roteiro é seu' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar o roteiro (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('primeiras-24-horas.pdf');
});

test('steps are taken one at a time, and going back keeps what was typed', async ({ page }) => {
  await openForm(page, `${PATH}/diagnostico`);
  const next = page.getByRole('button', { name: 'Continuar' });
  const submit = page.getByRole('button', { name: 'Pedir o diagnóstico' });
  await expect(page.getByRole('textbox', { name: 'Empresa' })).toBeHidden();
  await expect(submit).toBeHidden();
  await next.click();
  await expect(page.getByLabel('Máquinas')).toBeFocused();
  // What was put right is no longer told as wrong once it is left.
  const wrong = page.locator('form p[id$=error]:visible');
  await expect(wrong).toHaveCount(1);
  await page.getByLabel('Máquinas').fill('40');
  await page.getByLabel('Máquinas').blur();
  await expect(wrong).toHaveCount(0);
  await page.getByLabel('Máquinas').press('Enter');
  await expect(page.getByRole('heading', { name: 'Etapa 2 de 3 A empresa' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Padaria Sol');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Etapa 1 de 3 A sua rede' })).toBeFocused();
  await expect(page.getByLabel('Máquinas')).toHaveValue('40');
  await next.click();
  await next.click();
  await expect(next).toHaveCount(0);
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await submit.click();
  await expect(page.getByRole('group', { name: 'Recebemos o seu pedido' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(page.getByLabel('Máquinas')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all is there, and what waits for an answer is shown, but not required', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByLabel('Dia da visita')).toHaveAttribute('type', 'date');
    await expect(page.getByLabel('Hora')).toHaveAttribute('step', '1800');
    await page.getByLabel('Por vídeo').check();
    await expect(address(page)).toBeVisible();
    await expect(address(page)).not.toHaveAttribute('required');
    await page.goto(`${PATH}/roteiro`);
    await expect(page.getByLabel('Em papel')).toBeChecked();
    await expect(page.getByLabel('Endereço')).toBeVisible();
    await expect(page.getByLabel('Endereço')).not.toHaveAttribute('required');
    await page.goto(`${PATH}/diagnostico`);
    for (const name of ['Máquinas', 'E-mail']) await expect(page.getByLabel(name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeHidden();
    await page.goto(`${PATH}/obrigado`);
    const file = page.getByRole('link', { name: 'Baixar o roteiro (PDF)' });
    await expect(file).toHaveAttribute('href', '/guias/primeiras-24-horas.pdf');
  });
});
