import type { Locator, Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  addTextSection,
  canvasOf,
  fieldsOf,
  headingOf,
  onDisk,
  openStudio,
  save,
  sectionButton,
} from './studio.ts';

// One after the other: several of them save the same page.
test.describe.configure({ mode: 'default' });
test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const onPage = (page: Page, name: string) =>
  canvasOf(page).getByRole('textbox', { name, exact: true });
const field = (page: Page, name: RegExp) => fieldsOf(page).getByRole('textbox', { name }).first();

/** Clicks before the first letter of a word on the page, once its fonts are there: they move it. */
async function clickBefore(page: Page, word: string): Promise<void> {
  await expect(canvasOf(page).getByText(word).first()).toBeVisible();
  await canvasOf(page)
    .locator('body')
    .evaluate((body) => body.ownerDocument.fonts.ready.then(() => undefined));
  const frame = await page.locator('iframe').elementHandle();
  const point = await frame?.evaluate((element, found) => {
    const { contentDocument: inner } = element as HTMLIFrameElement;
    if (!inner) return undefined;
    const walker = inner.createTreeWalker(
      inner.querySelector('main') as Node,
      NodeFilter.SHOW_TEXT,
    );
    let node = walker.nextNode();
    while (node && !node.textContent?.includes(found)) node = walker.nextNode();
    const range = inner.createRange();
    const start = node?.textContent?.indexOf(found) ?? 0;
    range.setStart(node as Node, start);
    range.setEnd(node as Node, start + 1);
    const box = range.getBoundingClientRect();
    const outer = element.getBoundingClientRect();
    const scale = outer.width / (inner.defaultView?.innerWidth ?? 1); // with its scrollbar
    return { x: outer.x + (box.x + 1) * scale, y: outer.y + (box.y + box.height / 2) * scale };
  }, word);
  await page.mouse.click(point?.x ?? 0, point?.y ?? 0);
}

test('the first click is typed in, too, before any file was opened', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, 'pages/inicio');
  await page.goto('/__studio');
  await page.reload();
  await canvasOf(page).locator('main h2').first().click();
  await expect(page).toHaveURL(/pages\/inicio\.json\?at=%2Fsections/);
  await expect(canvasOf(page).locator('main h2').first().getByRole('textbox')).toBeFocused();
});

test('a title is typed where it was clicked, its field follows; undo and saving as ever', async ({
  page,
}) => {
  const name = 'pages/sobre';
  const title = 'Mais de 20 anos guardando o que é dos outros';
  const longer = 'Mais de 20 bons anos guardando o que é dos outros';
  const before = onDisk(name);
  await openStudio(page, name);
  await expect(headingOf(page)).toHaveText(title);
  await headingOf(page).evaluate((heading) => {
    const move = () => {
      heading.style.paddingLeft = '60px'; // as a picture or a font that arrives after the click
    };
    heading.ownerDocument.addEventListener('mouseup', () => setTimeout(move), { once: true });
  });
  await clickBefore(page, 'anos');
  const typed = onPage(page, 'Título da página');
  await expect(typed).toBeFocused();
  await page.keyboard.type('bons ');
  await expect(field(page, /^Título/)).toHaveValue(longer);
  await expect(typed).toBeFocused();
  expect(await axeViolations(page, 'body', 'iframe')).toEqual([]);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(typed).toHaveText(title);
  await expect(field(page, /^Título/)).toHaveValue(title);
  await expect(typed).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field(page, /^Título/)).toHaveValue(longer);

  await page.keyboard.press('Enter');
  await expect(typed).toBeHidden();
  await expect(headingOf(page)).toHaveText(longer);
  await save(page);
  expect(onDisk(name)).toBe(before.replace(title, longer));
  await field(page, /^Título/).fill(title);
  await expect(headingOf(page)).toHaveText(title);
  await save(page);
  expect(onDisk(name)).toBe(before);
});

/** The studio hears of a click only after a while, as on a slow machine. Returns a function that lets it hear. */
async function holdClicks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const held: MessageEvent[] = [];
    const hold = (event: MessageEvent): void => {
      if (!event.data?.studio?.reached) return;
      event.stopImmediatePropagation();
      held.push(event);
    };
    addEventListener('message', hold);
    Object.assign(window, {
      letHear() {
        removeEventListener('message', hold);
        for (const { data, origin, source } of held)
          dispatchEvent(new MessageEvent('message', { data, origin, source }));
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { letHear(): void }).letHear());
}

test('what is typed, pasted or composed before the editor is there is written in it', async ({
  page,
}) => {
  const letHear = await holdClicks(page);
  const ime = await page.context().newCDPSession(page);
  await openStudio(page, 'pages/sobre');
  await clickBefore(page, 'anos');
  await page.keyboard.type('boms');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ns ');
  await page.keyboard.insertText('e'); // as of a list of emoji, or dictated: there is no key
  await page.keyboard.type(' ');
  const accent = { selectionStart: 1, selectionEnd: 1 };
  await ime.send('Input.imeSetComposition', { text: '´', ...accent });
  await letHear();
  const typed = onPage(page, 'Título da página');
  await expect(typed).toBeVisible();
  await ime.send('Input.imeSetComposition', { text: 'ó', ...accent });
  await ime.send('Input.insertText', { text: 'ó' });
  await expect(typed).toBeFocused();
  await page.keyboard.type('timos ');
  const longer = 'Mais de 20 bons e ótimos anos guardando o que é dos outros';
  await expect(field(page, /^Título/)).toHaveValue(longer);
});

test('a click where nothing can be typed leaves the keys to the section', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, 'pages/sobre');
  const sections = canvasOf(page).locator('main > *');
  await expect(canvasOf(page).getByText('O nome descreve o método').first()).toBeVisible();
  const before = await sections.count();
  await sections.nth(1).click({ position: { x: 4, y: 20 } });
  await expect(page).toHaveURL(/at=%2Fsections%2F/);
  await expect(canvasOf(page).locator('body')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(sections).toHaveCount(before - 1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sections).toHaveCount(before);
});

/** Pastes as Word and Google Docs put it on the clipboard. */
const paste = (field: Locator, html: string, text: string) =>
  field.evaluate(
    (element, [rich = '', plain = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', plain);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, text],
  );

const wordItem = (text: string, sign: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('a list that is pasted from Word into a list has its items', { tag: LONG }, async ({
  page,
}) => {
  const name = 'pages/sobre';
  const before = onDisk(name);
  const items = () => JSON.parse(onDisk(name)).sections[2].cards[2].items;
  const first = 'Dizer o que sabemos e o que ainda não sabemos';
  await openStudio(page, name);
  await clickBefore(page, first);
  const item = onPage(page, 'item 1');
  await expect(item).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  const word = ['Um', 'Dois'].map((text) => wordItem(text, '·')).join('\n');
  await paste(
    item,
    `<html><body><!--StartFragment-->${word}<!--EndFragment--></body></html>`,
    'Um\nDois',
  );
  await expect(
    canvasOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^Dois$/ }),
  ).toBeVisible();
  await save(page);
  expect(items().slice(0, 2)).toEqual(['Um', 'Dois']);
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk(name)).toBe(before);
});

test('a list is typed in a paragraph, or pasted from Word, and stays a list', {
  tag: LONG,
}, async ({ page }) => {
  const name = 'pages/solucoes/protecao-redes-solucoes';
  const paragraph = () => JSON.parse(onDisk(name)).sections[1].blocks[0].paragraphs[0];
  const itemOfPage = (text: string) =>
    canvasOf(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${text}$`) });
  await openStudio(page, name);
  await sectionButton(page, 'Texto').click();
  await canvasOf(page).getByText('recebem os links de internet').click();
  const typed = onPage(page, 'parágrafo 1');
  await expect(typed).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  for (const line of ['Há:', '- um', 'dois', '', 'Fim.']) {
    await page.keyboard.type(line);
    await page.keyboard.press(line === 'Fim.' ? 'Escape' : 'Enter');
  }
  await expect(itemOfPage('dois')).toBeVisible();
  await save(page);
  expect(paragraph()).toBe('Há:\n- um\n- dois\n\nFim.');

  await itemOfPage('dois').click();
  await expect(typed.getByRole('listitem')).toHaveText(['um', 'dois']);
  await expect(typed).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  const word = ['três', 'quatro'].map((text) => wordItem(text, '·')).join('\n');
  await paste(typed, `<html><body><!--StartFragment-->${word}</body></html>`, 'três\nquatro');
  await expect(typed.getByRole('listitem')).toHaveText(['três', 'quatro']);
  // What was typed just before may be undone with it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(typed).not.toContainText('quatro');

  const inPanel = fieldsOf(page).getByRole('textbox', { name: 'parágrafo 1' }).first();
  const list = page.getByRole('button', { name: 'Lista', exact: true });
  await inPanel.click();
  await expect(list).toHaveCount(1); // the page's own bar is gone
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Três');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Quatro');
  await page.keyboard.press('ControlOrMeta+a');
  await list.click();
  await expect(inPanel.getByRole('listitem')).toHaveText(['Três', 'Quatro']);
  await list.click();
  await expect(inPanel.getByRole('listitem')).toHaveCount(0);
  await list.click();
  await save(page);
  expect(paragraph()).toBe('- Três\n- Quatro');
});

test('texts are reached, typed and left by the keyboard alone', { tag: LONG }, async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  await expect(headingOf(page)).toBeVisible();
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Dados da página' }).focus();
  await keyboard.press('F6');
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/at=%2Fsections%2F0$/);
  await keyboard.press('F2');
  await expect(onPage(page, 'Linha acima do título')).toBeFocused();
  await keyboard.press('Tab');
  const title = onPage(page, 'Título da página');
  await expect(title).toBeFocused();
  await keyboard.type(', há tempo');
  await expect(field(page, /^Título/)).toHaveValue(/outros, há tempo$/);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await keyboard.press('Tab');
  await expect(onPage(page, 'Texto')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(title).toBeFocused();
  await keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect(page.locator('iframe')).toBeFocused();
  await keyboard.press('F2');
  await expect(title).toBeFocused();
  await keyboard.press('F6');
  await expect(title).toBeHidden();
  await expect(page.locator('[data-pane="form"]:focus-within')).toHaveCount(1);
});

test('a rich text has its bar, and breaks its lines', { tag: LONG }, async ({ page }) => {
  const name = 'pages/servicos/nsoc';
  await openStudio(page, name);
  await clickBefore(page, 'acompanham');
  const typed = onPage(page, 'Texto');
  await expect(typed).toBeFocused();
  await page.keyboard.type('hoje ');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.getByRole('button', { name: 'Negrito' }).click();
  await expect(typed.locator('strong')).toHaveText('hoje');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox', { name: 'Link: tipo de link' }).selectOption('site');
  await dialog.getByRole('textbox').fill('https://fortim.example/hoje');
  await dialog.getByRole('button', { name: 'Pôr link' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toBeFocused(); // the page inside says so even before
  await expect(typed).toBeFocused();
  // As fast as no hand is, Enter comes before the editor hears of the new place.
  await page.keyboard.press('End', { delay: 100 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Outra linha. ');
  await page.keyboard.press('Escape');
  await expect(canvasOf(page).getByRole('link', { name: 'hoje' })).toBeVisible();
  await save(page);
  expect(JSON.parse(onDisk(name)).sections[0].text).toMatch(
    /segurança \[\*\*hoje\*\*\]\(https:\/\/fortim\.example\/hoje\) acompanham.*\\\nOutra linha\./,
  );
});

test('the text of a record is typed where a page shows it; a sample is written over', {
  tag: LONG,
}, async ({ page }) => {
  const cases = JSON.parse(onDisk('collections/cases'));
  await openStudio(page, 'pages/casos/afip');
  await clickBefore(page, cases.afip.about[0].slice(0, 20));
  await expect(onPage(page, 'parágrafo 1')).toBeFocused();
  await page.keyboard.type('Ora, ');
  await expect(page).toHaveURL(/collections\/cases\.json/);
  await page.keyboard.press('Escape');
  await save(page);
  const [first] = JSON.parse(onDisk('collections/cases')).afip.about;
  expect(first).toBe(`Ora, ${cases.afip.about[0]}`);

  await openStudio(page, 'pages/legais/cookies');
  await addTextSection(page);
  await expect(page.getByRole('button', { name: /^\d+ avisos?$/ })).toBeVisible();
  await canvasOf(page).getByRole('heading', { level: 2, name: /‹/ }).first().click();
  await expect(onPage(page, 'Título')).toBeFocused();
  await page.keyboard.type('Escrito por cima');
  await expect(onPage(page, 'Título')).toHaveText('Escrito por cima');
});

test('a sign that is typed after a link leaves the link where it is', { tag: LONG }, async ({
  page,
}) => {
  const name = 'pages/solucoes/protecao-redes-solucoes';
  await openStudio(page, name);
  await canvasOf(page).getByText('Registros centralizados').click();
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('. Troque `admin` por *nome* &copy;');
  await page.keyboard.press('Escape');
  const item = canvasOf(page).getByRole('listitem').filter({ hasText: 'Registros centralizados' });
  await expect(item).toHaveText(/auditoria\. Troque `admin` por \*nome\* &copy;$/);
  await expect(item.getByRole('link', { name: 'SOC' })).toBeVisible();
  await save(page);
  expect(JSON.parse(onDisk(name)).sections.flatMap(textsOf)).toContain(
    'Registros centralizados e consultáveis, prontos para o [SOC](/nsoc) e para a auditoria. Troque \\`admin\\` por \\*nome\\* \\&copy;',
  );
});

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];
