/**
 * Nineteen tasks as a new editor does them at the address, from an invitation by a link to what is published. With
 * `STUDIO_TASKS=<file>` it writes what each took, with `STUDIO_WIDTH=<pixels>` in another window: bench/results/studio-tasks.md.
 */
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { ADDRESS_PORT, answering } from '../../servers.ts';
import { fixture } from '../../sites.ts';
import { startServer, stopServer } from '../../start-server.ts';
import { onMain, openSignedIn, STUDIO_PATH } from '../address.ts';
import { canvasOf, fieldsOf, headingOf, listOf } from '../studio.ts';
import { Hand } from './hand.ts';

const width = Number(process.env.STUDIO_WIDTH ?? 1280);
const test = base.extend({ baseURL: `http://localhost:${ADDRESS_PORT}` });
test.use({ viewport: { width, height: 800 } });

let server: ChildProcess;
test.beforeAll(async () => {
  server = startServer({ script: 'address-server.ts', port: ADDRESS_PORT, site: fixture });
  await answering(`http://localhost:${ADDRESS_PORT}/`);
});
test.afterAll(() => stopServer(server));

const MARTA = 'marta@fortim.example';
const TITLE = 'Mais de 20 anos cuidando do que é dos outros';

type Task = (hand: Hand) => Promise<void>;

/** All in one window, one after the other. */
const TASKS: Record<string, Task> = {
  'change a title on the page': async (hand) => {
    await openPage(hand, 'Sobre a empresa');
    await hand.click(headingOf(hand.page));
    await hand.rewrite(TITLE);
    await hand.press('Escape');
    await expect(headingOf(hand.page)).toHaveText(TITLE);
  },
  'a paragraph with bold and a link': async (hand) => {
    const { page } = hand;
    const text = canvasOf(page).getByText('Fortim é a ponta avançada');
    await hand.click(text);
    await expect(typedOn(page)).toBeFocused();
    await hand.press('ControlOrMeta+End');
    await hand.write(' Veja ');
    await hand.press('ControlOrMeta+b');
    await hand.write('os casos');
    for (let letter = 0; letter < 5; letter += 1) await hand.press('Shift+ArrowLeft');
    await hand.click(page.getByRole('button', { name: 'Link', exact: true }).first());
    await hand.write('Materiais');
    await hand.press('Enter');
    await hand.click(page.getByRole('button', { name: 'Pôr link' }));
    await hand.press('Escape');
    const link = canvasOf(page).getByRole('link', { name: 'casos', exact: true });
    await expect(link).toHaveAttribute('href', '/materiais');
  },
  'another picture, with what it shows': async (hand) => {
    const { page } = hand;
    await hand.click(headingOf(page));
    await hand.press('Escape');
    const chooser = page.waitForEvent('filechooser');
    await hand.click(
      fieldsOf(page)
        .getByRole('button', { name: /^Enviar arquivo/ })
        .first(),
    );
    await (await chooser).setFiles({
      name: 'IMG_2034.JPG',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await expect(fieldsOf(page).getByLabel('Texto alternativo').first()).toBeFocused();
    await hand.write('Uma muralha vista de cima');
    await expect(canvasOf(page).getByRole('img', { name: /vista de cima/ })).toBeVisible();
  },
  'one card more': async (hand) => {
    const { page } = hand;
    await chooseSection(hand, 'Cartões');
    await hand.click(fieldsOf(page).getByRole('button', { name: 'Acrescentar cartão' }));
    // The focus is in the first text of the new card, and its sample is chosen.
    await hand.write('Promessa');
    await hand.press('Tab');
    await hand.rewrite('Cumprida, ou explicada.');
    await expect(cards(page)).toHaveText(['Missão', 'Visão', 'Valores', 'Promessa']);
  },
  'the cards in another order': async (hand) => {
    const { page } = hand;
    await hand.click(fieldsOf(page).getByRole('button', { name: 'Subir cartão 4' }));
    await expect(cards(page)).toHaveText(['Missão', 'Visão', 'Promessa', 'Valores']);
  },
  'a section removed, and back again': async (hand) => {
    const { page } = hand;
    await hand.click(listOf(page).getByRole('button', { name: /^O que fazer com Números/ }));
    await hand.click(page.getByRole('menuitem', { name: /^Apagar/ }));
    const figures = canvasOf(page).getByRole('heading', { name: 'Onde estamos hoje' });
    await expect(figures).toHaveCount(0);
    await hand.click(page.getByRole('button', { name: /^Desfazer/ }));
    await expect(figures).toBeVisible();
  },
  'a new section': async (hand) => {
    const { page } = hand;
    await hand.click(listOf(page).getByRole('button', { name: 'Acrescentar seção' }));
    await hand.write('perguntas');
    const gallery = page.getByRole('dialog', { name: 'Acrescentar seção' });
    await hand.click(gallery.getByRole('button', { name: /^Perguntas/ }));
    await expect(gallery).toBeHidden();
    for (let text = await nextSample(hand); text; text = await nextSample(hand))
      await hand.write(`Texto de ${text.length} letras`);
    await expect(canvasOf(page).locator('main')).not.toContainText('‹');
  },
  'a section copied to another page': async (hand) => {
    const { page } = hand;
    await hand.click(listOf(page).getByRole('button', { name: /^O que fazer com Cartões/ }));
    await hand.click(page.getByRole('menuitem', { name: /^Copiar/ }));
    await openPage(hand, 'Termos de uso');
    await hand.click(listOf(page).getByRole('button', { name: 'Colar a seção copiada' }));
    await expect(cards(page)).toHaveText(['Missão', 'Visão', 'Promessa', 'Valores']);
  },
  'a new page of a template, in the menu': async (hand) => {
    const { page } = hand;
    await openList(hand);
    await hand.click(listOf(page).getByRole('button', { name: 'Nova página' }));
    await hand.write('Parcerias');
    await hand.choose(page.getByLabel('Menu'), 'No menu do alto, à vista');
    await hand.click(page.getByRole('button', { name: 'Criar' }));
    await expect(headingOf(page)).toHaveText('Parcerias');
    for (let text = await nextSample(hand); text; text = await nextSample(hand))
      await hand.write('Quem trabalha conosco, e como: integradores, revendas e fabricantes.');
    await hand.click(listOf(page).getByRole('button', { name: 'Tirar do rascunho' }));
    await expect(menuLink(page, 'Parcerias')).toBeAttached();
  },
  'another address for a page': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Política de cookies');
    await hand.click(page.getByRole('button', { name: /^Página ▾/ }));
    await hand.click(page.getByRole('menuitem', { name: 'Mudar o endereço' }));
    await hand.rewrite('/sobre-cookies');
    await hand.click(page.getByRole('button', { name: 'Mudar', exact: true }));
    await expect(listOf(page)).toContainText('/sobre-cookies');
  },
  'another telephone, in all texts': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Dados do site');
    await hand.click(fieldsOf(page).getByRole('button', { name: /^Contatos/ }));
    const phone = fieldsOf(page).getByRole('group', { name: 'Telefone' });
    await hand.click(phone.getByLabel('Como aparece'));
    await hand.rewrite('(11) 4000-1234');
    await expect(phone.getByRole('textbox', { name: /: telefone$/ })).toHaveValue('+551140001234');
    await hand.click(listOf(page).getByRole('button', { name: 'Trocar nos textos' }));
    await hand.click(page.getByRole('button', { name: /^Trocar em \d+ textos/ }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Fechar' }));
    await expect(page.getByText(/ainda dizem/)).toHaveCount(0);
  },
  'one link more in the menu': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Menus e rodapé');
    const links = fieldsOf(page).getByRole('group', { name: 'Itens do menu' });
    await hand.click(links.getByRole('button', { name: 'Acrescentar item' }));
    await hand.write('Diário');
    await hand.click(links.getByRole('combobox', { name: /: página$/ }));
    await hand.write('diário do plantão');
    await hand.press('Enter');
    await expect(menuLink(page, 'Diário')).toBeAttached();
  },
  'another name for a field of a form': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Formulário de contato');
    await hand.click(fieldsOf(page).getByRole('button', { name: /^Mensagem/ }));
    await hand.click(fieldsOf(page).getByLabel('Rótulo'));
    await hand.rewrite('O que você precisa?');
    await expect(canvasOf(page).getByText('O que você precisa?')).toBeVisible();
  },
  'other thanks of a form': async (hand) => {
    const { page } = hand;
    await hand.click(fieldsOf(page).getByRole('button', { name: /^Depois do envio/ }));
    await hand.click(fieldsOf(page).getByRole('button', { name: /^Por vídeo ou em Cotia/ }));
    const text = fieldsOf(page).getByRole('textbox').filter({ hasText: 'Por vídeo ou em Cotia' });
    await hand.click(text);
    await hand.rewrite('Por vídeo, ou onde você preferir.');
    await expect(fieldsOf(page).getByRole('button', { name: /^Por vídeo, ou onde/ })).toBeVisible();
  },
  'a word in the whole site': async (hand) => {
    const { page } = hand;
    await openList(hand);
    await hand.click(listOf(page).getByRole('searchbox'));
    await hand.write('jabuticaba');
    await hand.click(listOf(page).getByRole('button', { name: /^Procurar “jabuticaba”/ }));
    const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
    await hand.click(dialog.getByRole('button', { name: 'Trocar por outras palavras' }));
    await hand.click(dialog.getByLabel('Trocar por'));
    await hand.write('pitanga');
    await hand.click(dialog.getByRole('button', { name: /^Trocar em/ }));
    await hand.click(dialog.getByRole('button', { name: 'Fechar' }));
    await expect(dialog).toBeHidden();
  },
  'a new case': async (hand) => {
    const { page } = hand;
    await openList(hand);
    await hand.click(listOf(page).getByRole('button', { name: 'Nova página' }));
    await hand.write('Caso das águas');
    await hand.choose(page.getByLabel('Modelo'), /caso de cliente/);
    await hand.click(page.getByLabel('Cliente'));
    await hand.write('Águas de Aurora');
    await hand.click(page.getByRole('button', { name: 'Criar' }));
    await expect(headingOf(page)).toHaveText('Caso das águas');
  },
  'a text of Word with a heading and a table': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Acesso remoto seguro');
    await page.evaluate(putOnClipboard, { html: WORD, text: 'Prazos' });
    await chooseSection(hand, 'Texto');
    await hand.click(canvasOf(page).locator('main section').nth(1).locator('p').first());
    await expect(typedOn(page)).toBeFocused();
    await hand.press('ControlOrMeta+End');
    await hand.press('ControlOrMeta+v');
    await expect(canvasOf(page).getByRole('heading', { name: 'Prazos de resposta' })).toBeVisible();
    await expect(canvasOf(page).getByRole('cell', { name: '1 hora' })).toBeVisible();
  },
  'a mistake, understood and mended': async (hand) => {
    const { page } = hand;
    await openPage(hand, 'Gestão de monitoramento');
    await hand.click(headingOf(page));
    await expect(typedOn(page)).toBeFocused();
    await hand.press('ControlOrMeta+a');
    await hand.press('Delete');
    await hand.press('Escape');
    await expect(fieldsOf(page)).toContainText('“Título da página” está vazio.');
    await hand.click(page.getByRole('button', { name: 'Salvar', exact: true }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }));
    await hand.click(page.getByRole('button', { name: /^1 erro/ }));
    const problem = page.getByRole('listitem').filter({ hasText: 'está vazio' });
    await hand.click(problem.getByRole('button', { name: 'Mostrar' }));
    await expect(fieldsOf(page).getByRole('textbox', { name: 'Título da página' })).toBeFocused();
    await hand.write('Monitoramento de TI');
    await expect(page.getByRole('button', { name: /erro/ })).toHaveCount(0);
  },
};

test('a new editor does nineteen tasks, from an invitation to what is published', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const ana = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await openSignedIn(ana, 'admin');
  const link = await invitation(ana);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ locale: 'pt-BR', permissions });
  const hand = new Hand(await context.newPage());
  const { page } = hand;

  await hand.time('invited by a link, until the studio is open', async () => {
    await page.goto(link);
    await hand.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(page.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible();
    for (const name of ['Nova senha', 'Confirmar nova senha']) {
      await hand.click(page.getByLabel(name, { exact: true }));
      await hand.write('uma frase só minha');
    }
    await hand.click(page.getByRole('button', { name: 'Trocar a senha' }));
    await expect(page.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();
    await hand.click(page.getByRole('link', { name: 'Abrir o estúdio' }));
    await expect(page.getByText('O site só muda quando')).toHaveCount(0);
    for (let step = 0; step < 3; step += 1)
      await hand.click(page.getByRole('button', { name: 'Próximo' }));
    await expect(page.getByText('O site só muda quando')).toBeVisible();
    await hand.click(page.getByRole('button', { name: 'Começar' }));
  });
  for (const [name, task] of Object.entries(TASKS)) await hand.time(name, () => task(hand));

  await hand.time('proposed, published, live', async () => {
    await hand.click(page.getByRole('button', { name: 'Salvar', exact: true }));
    await expect(page.getByText(/Para ir ao ar, envie em “Revisar”/)).toBeVisible();
    await hand.click(page.getByRole('button', { name: /^Revisar/ }));
    await hand.click(page.getByLabel('O que mudou'));
    await hand.write('Primeiro dia');
    await hand.click(page.getByRole('button', { name: 'Enviar para revisão' }));
    await expect(page.getByText('Proposta enviada.')).toBeVisible();
    await ana.goto(STUDIO_PATH);
    await ana.getByRole('button', { name: 'Pular' }).click();
    await ana.getByRole('button', { name: /^Revisar/ }).click();
    await ana.getByRole('button', { name: 'Publicar “Primeiro dia”' }).click();
    await ana.getByRole('dialog').last().getByRole('button', { name: 'Publicar' }).click();
    await expect(ana.getByText('O que foi publicado está no ar.')).toBeVisible();
  });
  await allIsPublished(ana);
  const { STUDIO_TASKS } = process.env;
  if (STUDIO_TASKS) writeFileSync(STUDIO_TASKS, hand.table());
});

/** What each of the tasks has left on the main branch. */
async function allIsPublished(page: Page): Promise<void> {
  const read = (name: string) => onMain(page, `site-config/${name}.json`);
  const about = await read('pages/sobre');
  for (const words of [TITLE, '**os [casos](/materiais)**', 'vista de cima', '"Promessa"'])
    expect.soft(about).toContain(words);
  expect.soft(about).toContain('Onde estamos hoje');
  expect.soft(await read('pages/legais/termos')).toContain('"Promessa"');
  expect.soft(await read('pages/parcerias')).not.toContain('"draft"');
  expect.soft(await read('navigation')).toContain('"/parcerias"');
  expect.soft(await read('navigation')).toContain('"/diario"');
  expect.soft(await read('redirects')).toContain('"/sobre-cookies"');
  expect.soft(await read('site')).toContain('(11) 4000-1234');
  expect.soft(await read('forms/contato')).toContain('O que você precisa?');
  expect.soft(await read('forms/contato')).toContain('Por vídeo, ou onde você preferir.');
  expect.soft(await read('pages/oficina')).toContain('pitanga');
  expect.soft(await read('pages/oficina')).not.toMatch(/jabuticaba/i);
  expect.soft(await read('collections/cases')).toContain('Águas de Aurora');
  const remote = JSON.parse(await read('pages/solucoes/acesso-remoto-seguro'));
  expect.soft(JSON.stringify(remote)).toContain('"head":["Gravidade","Prazo"]');
  expect.soft(await read('pages/solucoes/monitoramento-ti')).toContain('Monitoramento de TI');
}

async function invitation(ana: Page): Promise<string> {
  await ana.goto('/painel/equipe');
  await ana.getByLabel('E-mail', { exact: true }).fill(MARTA);
  await ana.getByRole('combobox', { name: 'Papel', exact: true }).selectOption('Edição');
  await ana.getByRole('button', { name: 'Convidar por link' }).click();
  return ana.getByLabel('Link do convite').inputValue();
}

async function openList(hand: Hand): Promise<void> {
  const all = listOf(hand.page).getByRole('button', { name: 'Todas as páginas e arquivos' });
  if (await all.isVisible()) await hand.click(all);
}

async function openPage(hand: Hand, title: string): Promise<void> {
  await openList(hand);
  await hand.click(
    listOf(hand.page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .first(),
  );
  await expect(fieldsOf(hand.page).getByRole('heading', { level: 2 })).toBeVisible();
}

const chooseSection = (hand: Hand, name: string) =>
  hand.click(
    listOf(hand.page)
      .getByRole('list', { name: 'Seções' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first(),
  );

/** Goes to the next text that is to be written; what it says is chosen. Undefined once there is none. */
async function nextSample(hand: Hand): Promise<string | undefined> {
  const next = listOf(hand.page).getByRole('button', { name: /^Escrever o próximo texto/ });
  await hand.page.waitForTimeout(700); // it is counted after the check
  if (!(await next.isVisible())) return undefined;
  const text = await next.innerText();
  await hand.click(next);
  return text;
}

const typedOn = (page: Page) => canvasOf(page).getByRole('textbox').first();
/** In a narrow window the menu is behind its button. */
const menuLink = (page: Page, name: string) =>
  canvasOf(page).getByRole('link', { name, includeHidden: true }).first();
const cards = (page: Page) =>
  canvasOf(page).locator('main section:has(h2:text("Missão, visão e valores")) h3');

const photo = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<h2 class=MsoNormal>Prazos de resposta</h2><p class=MsoNormal>Eles <b>valem</b> a partir de março.<o:p></o:p></p>
<table><tr><td><p class=MsoNormal>Gravidade</p></td><td><p class=MsoNormal>Prazo</p></td></tr>
<tr><td>Alta</td><td>1 hora</td></tr><tr><td>Baixa</td><td>2 dias</td></tr></table></body></html>`;

const putOnClipboard = ({ html, text }: { html: string; text: string }) => {
  const part = (type: string, content: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/html': part('text/html', html),
      'text/plain': part('text/plain', text),
    }),
  ]);
};
