/** Files of a form that goes to the log: kept apart, opened by those who see the panel alone, gone with their row. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { openForm, who } from '../contact.ts';
import { openPanel, signInAsAdministrator } from '../panel.ts';
import { expect, test } from '../test.ts';

const PATH = '/lp/visita';
const PDF = '%PDF-1.7 uma planta';

const fileOf = (name: string, content = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(`${name.replaceAll(' ', '.').toLowerCase()}@exemplo.com.br`);
  await page.getByLabel('Dia da visita').fill(nextMonth());
  await page.getByLabel('Pessoas').fill('3');
  await page.getByLabel('Por vídeo').check();
}

const nextMonth = () => new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const send = (page: Page) => page.getByRole('button', { name: 'Pedir a visita' }).click();
const DONE = 'Recebemos o seu pedido';

test('a file goes with the form, is opened from the panel, and is erased with the submission', async ({
  page,
}) => {
  const name = who('Planta');
  await openForm(page, PATH);
  await fill(page, name);
  await page.getByLabel('Planta da sala').setInputFiles([fileOf('imagem.pdf', 'GIF89a')]);
  await expect(page.getByText('“imagem.pdf” não serve').last()).toBeVisible();
  await page.getByLabel('Planta da sala').setInputFiles([fileOf('Planta "baixa".PDF')]);
  await send(page);
  const done = page.getByRole('group', { name: DONE });
  await expect(done).toBeVisible();
  await expect(done.locator('dd').filter({ hasText: 'Planta -baixa.pdf' })).toBeVisible();

  await signInAsAdministrator(page);
  await openPanel(page, name);
  await page.getByRole('button', { name }).first().click();
  const sheet = page.getByRole('region', { name });
  await expect(sheet.locator('dl').first()).toContainText('Planta da salaPlanta -baixa.pdf');
  const file = sheet.getByRole('listitem').filter({ hasText: /^Planta -baixa\.pdf/ });
  await expect(file).toContainText('1 kB');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Baixar Planta -baixa.pdf' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Planta -baixa.pdf');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(PDF);
  const link = saved.url();
  // A link is for one file, and to be believed only as it is.
  expect((await page.request.get(`${link.split('?')[0]}`)).status()).toBe(400);

  await sheet.getByRole('button', { name: 'Apagar este envio' }).click();
  await page
    .getByRole('dialog', { name: 'Apagar de vez?' })
    .getByRole('button', { name: /^(Sim|Apagar)/ })
    .click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(400);
});

test('where the connection breaks, nothing is sent without its files, and the same press sends all later', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  const name = who('Rede');
  await openForm(page, PATH);
  await fill(page, name);
  await page
    .getByLabel('Planta da sala')
    .setInputFiles([fileOf('a.pdf'), fileOf('b.pdf', '%PDF-2')]);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const times = (part: string) => sent.filter((path) => path.includes(part)).length;
  let added = 0;
  await page.route('**/storage/v1/**', (route) =>
    added++ === 0 ? route.continue() : route.abort(),
  );
  await send(page);
  await expect(page.getByRole('heading', { name: 'O pedido não foi enviado' })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
  expect([times('/storage/'), times('submit_form')]).toEqual([2, 0]);
  await page.unroute('**/storage/v1/**');
  await send(page);
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  // The first was there already.
  expect([times('/storage/'), times('submit_form')]).toEqual([3, 1]);
});
