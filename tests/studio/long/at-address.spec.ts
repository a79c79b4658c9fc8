/** The studio at an address, from signing in to what is on the main branch: the built site, the function, a real repository. */
import type { ChildProcess } from 'node:child_process';
import { type Browser, test as base, expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { ADDRESS_PORT, answering } from '../../servers.ts';
import { fixture } from '../../sites.ts';
import { startServer, stopServer } from '../../start-server.ts';
import {
  FORGE,
  onMain,
  open,
  openSignedIn,
  PAGE,
  propose,
  review,
  STUDIO_PATH,
  signIn,
  titleOf,
  typeTitle,
} from '../address.ts';

const test = base.extend({ baseURL: `http://localhost:${ADDRESS_PORT}` });
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
test.beforeAll(async () => {
  server = startServer({ script: 'address-server.ts', port: ADDRESS_PORT, site: fixture });
  await answering(`http://localhost:${ADDRESS_PORT}/`);
});
test.afterAll(() => stopServer(server));

/** A red one of 3,000 by 1,500 pixels. */
async function addPicture(page: Page, name: string): Promise<void> {
  await page.goto(`${STUDIO_PATH}#pictures`);
  await page.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'image/png' },
    buffer: await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#c8102e' },
    })
      .png()
      .toBuffer(),
  });
}

test('an editor changes a title on the page and proposes it; an administrator publishes it', async ({
  browser,
}) => {
  const bia = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(bia, 'editor');
  await typeTitle(bia, 'Quem faz a Fortim');
  await bia.reload();
  await expect(titleOf(bia)).toHaveText('Quem faz a Fortim');
  await propose(bia, 'Título da página Sobre');
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
  await expect(bia.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  expect(await onMain(bia, PAGE)).not.toContain('Quem faz a Fortim');

  const ana = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(ana, 'admin');
  const waits = ana.getByRole('button', { name: '1 proposta espera' });
  await waits.click();
  const proposed = ana.getByRole('region', { name: 'Propostas anteriores' });
  await expect(proposed.getByText(/Título.*: “.*” → “Quem faz a Fortim”/)).toBeVisible();
  await ana.getByRole('button', { name: 'Publicar “Título da página Sobre”' }).click();
  await ana.getByRole('dialog').last().getByRole('button', { name: 'Publicar' }).click();
  await expect(ana.getByText('O que foi publicado está no ar.')).toBeVisible();
  expect(await onMain(ana, PAGE)).toContain('Quem faz a Fortim');
  await ana.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(titleOf(ana)).toHaveText('Quem faz a Fortim');
  await expect(waits).toHaveCount(0);
  await expect(bia.getByText(/proposta espera/)).toHaveCount(0);

  // Of who proposed it, nothing is left to send.
  await bia.reload();
  await review(bia);
  await expect(bia.getByText('Não há nada salvo por enviar.')).toBeVisible();
  await expect(bia.getByText(/aceita/)).toBeVisible();
});

test('a record with a page is created, and proposed', async ({ browser }) => {
  const bia = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(bia, 'editor');
  await bia.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await bia.getByRole('button', { name: 'Novo registro' }).click();
  const dialog = bia.getByRole('dialog', { name: 'Novo registro em “Diário”' });
  await dialog.getByLabel('Título').fill('Uma porta aberta');
  await dialog.getByLabel('Categoria').selectOption({ label: 'O que se aprende' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(titleOf(bia)).toHaveText('Uma porta aberta');
  await propose(bia, 'Um artigo novo');
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
});

test('a session that ends while somebody types loses nothing', async ({ browser }) => {
  const bia = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(bia, 'editor');
  await typeTitle(bia, 'Depois do fim');
  await bia.evaluate(() => localStorage.removeItem('sb-session'));
  await propose(bia, 'Outro título');
  await expect(bia.getByText('A sua sessão terminou.').first()).toBeVisible();
  await bia.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(bia.getByRole('link', { name: 'Entrar de novo' })).toBeVisible();
  await bia.reload();
  await signIn(bia, 'editor');
  await bia.goto(`${STUDIO_PATH}#${PAGE}`);
  await expect(titleOf(bia)).toHaveText('Depois do fim');
});

test('who has no role reads whom to ask', async ({ page }) => {
  await openSignedIn(page, 'none');
  await expect(page.getByText(/ainda não pode editar este site/)).toBeVisible();
});

test('what others publish arrives, and what both changed is asked', async ({ browser }) => {
  const bia = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(bia, 'editor');
  await typeTitle(bia, 'O de Bia');
  const theirs = JSON.parse(await onMain(bia, PAGE));
  theirs.sections[0].title = 'O de Ana';
  await bia.request.post(FORGE, { data: { files: { [PAGE]: JSON.stringify(theirs) } } });
  await propose(bia, 'Outro título');
  await bia.getByRole('button', { name: /Ficar com a minha/ }).click();
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
});

test('a picture is shown before it is published, and sent with the page; without a network, all opens again', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const bia = await context.newPage();
  await open(bia, 'editor');
  await addPicture(bia, 'Foto da Equipe.png');
  const picture = bia.locator('img[src="/imagens/foto-da-equipe.webp"]');
  await expect(picture).toBeVisible();
  await expect.poll(() => widthOf(picture)).toBe(2400);
  await context.setOffline(true);
  await bia.reload();
  await expect.poll(() => widthOf(picture)).toBe(2400);
  await context.setOffline(false);
  await review(bia);
  await bia.getByRole('checkbox', { name: /foto-da-equipe/ }).check();
  await bia.getByLabel('O que mudou').fill('Foto');
  await bia.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
});

/** A browser of its own, of the same person. */
async function openMachine(browser: Browser): Promise<Page> {
  const machine = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(machine, 'editor');
  return machine;
}
const offer = (machine: Page) => machine.getByText('Em outro navegador você mudou');
const kept = (machine: Page, method = 'POST') =>
  machine.waitForResponse(
    (response) =>
      response.url().includes('/studio_drafts?') && response.request().method() === method,
  );
/** What the tests before have left. */
async function discardLeft(machine: Page): Promise<void> {
  await offer(machine).waitFor();
  await machine.getByRole('button', { name: 'Descartar' }).click();
  await machine.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(offer(machine)).toBeHidden();
}

test('who opens the studio on another machine goes on with what was not sent', async ({
  browser,
}) => {
  const office = await openMachine(browser);
  await discardLeft(office);
  const put = kept(office);
  await typeTitle(office, 'Começado no escritório');
  await put;

  const home = await openMachine(browser);
  await expect(offer(home)).toContainText('Sobre');
  await expect(titleOf(home)).not.toHaveText('Começado no escritório');
  await home.getByRole('button', { name: 'Continuar daqui' }).click();
  await expect(titleOf(home)).toHaveText('Começado no escritório');
  await expect(offer(home)).toBeHidden();
  const removed = kept(home, 'DELETE');
  await propose(home, 'De casa');
  await expect(home.getByText('Proposta enviada.')).toBeVisible();
  await removed;

  const third = await openMachine(browser);
  const read = kept(third, 'GET');
  await third.reload();
  expect(await (await read).json()).toEqual([]);
  await expect(offer(third)).toHaveCount(0);
});

test('a picture that was added on one machine is seen, and sent, on another', async ({
  browser,
}) => {
  const office = await openMachine(browser);
  const put = kept(office);
  await addPicture(office, 'Planta da Oficina.png');
  expect((await put).status()).toBeLessThan(300);

  const home = await openMachine(browser);
  await expect(offer(home)).toContainText('planta-da-oficina.webp');
  await home.getByRole('button', { name: 'Continuar daqui' }).click();
  await expect(offer(home)).toBeHidden();
  await home.goto(`${STUDIO_PATH}#pictures`);
  const picture = home.locator('img[src="/imagens/planta-da-oficina.webp"]');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBe(2400);
  const removed = kept(home, 'DELETE');
  await review(home);
  await home.getByRole('checkbox', { name: /planta-da-oficina/ }).check();
  await home.getByLabel('O que mudou').fill('Planta');
  await home.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(home.getByText('Proposta enviada.')).toBeVisible();
  expect((await removed).status()).toBeLessThan(300);
});

test('that the account does not keep what is typed is said, and holds nobody up', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  await context.route('**/rest/v1/studio_drafts?**', (route) => route.abort());
  const bia = await context.newPage();
  await open(bia, 'editor');
  await typeTitle(bia, 'Só aqui');
  await expect(bia.getByText(/mas não na sua conta/)).toBeVisible();
  await context.unroute('**/rest/v1/studio_drafts?**');
  await typeTitle(bia, 'Também na conta');
  await expect(bia.getByText(/mas não na sua conta/)).toBeHidden();
});

test('the section above the footer is selected on the page, and typed in', async ({ browser }) => {
  const bia = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const [menus, file] = [
    'site-config/navigation.json',
    'site-config/collections/shared-sections/convite.json',
  ];
  const navigation = JSON.parse(await onMain(bia, menus));
  navigation.footer.section = 'convite';
  const convite = {
    type: 'call-to-action',
    title: 'Um convite a todos',
    text: 'Fale conosco.',
    actions: [{ label: 'Vamos', to: '/fale-conosco' }],
  };
  const files = { [menus]: JSON.stringify(navigation), [file]: JSON.stringify(convite) };
  await bia.request.post(FORGE, { data: { files } });
  await open(bia, 'editor');
  const canvas = bia.frameLocator('iframe[title]').first();
  await canvas.getByRole('heading', { name: 'Um convite a todos' }).click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await expect(bia).toHaveURL(/shared-sections\/convite/);
  await bia.keyboard.press('ControlOrMeta+a');
  await bia.keyboard.type('Um convite melhor');
  await bia.keyboard.press('Escape');
  await expect(canvas.getByRole('heading', { name: 'Um convite melhor' })).toBeVisible();
  await expect(titleOf(bia)).toBeVisible(); // the page stays
});

const widthOf = (picture: Locator) =>
  picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
