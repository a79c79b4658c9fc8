/** Several people in windows of their own, and what a repository is gone through meanwhile: nothing is lost, nothing is mixed. */
import type { ChildProcess } from 'node:child_process';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { ADDRESS_PORT, answering } from '../../servers.ts';
import { fixture } from '../../sites.ts';
import { startServer, stopServer } from '../../start-server.ts';
import {
  ADDRESS_ACCOUNTS,
  FORGE,
  onBranch,
  onMain,
  open,
  PAGE,
  propose,
  review,
  titleOf,
  typeTitle,
} from '../address.ts';

const test = base.extend({ baseURL: `http://localhost:${ADDRESS_PORT}` });
test.describe.configure({ mode: 'default' });

/** Each test begins with the repository as it was. */
let server: ChildProcess;
test.beforeEach(async () => {
  server = startServer({ script: 'address-server.ts', port: ADDRESS_PORT, site: fixture });
  await answering(`http://localhost:${ADDRESS_PORT}/`);
});
test.afterEach(async ({ request }) => {
  // Whatever happened to it, what is published is valid.
  expect(await (await request.get(`${FORGE}?problems`)).json()).toEqual([]);
  stopServer(server);
});

const newWindow = async (browser: Browser, who: 'editor' | 'admin') => {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await open(page, who);
  return page;
};

const close = (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name: 'Fechar' }).click();

async function proposed(page: Page, title: string): Promise<string> {
  await propose(page, title);
  await expect(page.getByText('Proposta enviada.')).toBeVisible();
  const [pull] = (await pulls(page)).filter((one) => one.title === title);
  return pull?.head.ref ?? '';
}

async function publishNow(page: Page, title: string): Promise<void> {
  await review(page);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByLabel('O que mudou').fill(title);
  await page.getByRole('button', { name: 'Publicar já, sem revisão' }).click();
  await expect(page.getByText('Publicado. Acima se vê quando estiver no ar.')).toBeVisible();
}

const pulls = async (
  page: Page,
): Promise<{ title: string; state: string; head: { ref: string } }[]> =>
  (await page.request.get(FORGE)).json();
/** Empty if the branch is gone. */
const leftOf = async (page: Page, branch: string): Promise<string> =>
  (await page.request.get(`${FORGE}?${new URLSearchParams({ branch, file: PAGE })}`)).text();
const byHand = (page: Page, data: object) => page.request.post(FORGE, { data });
const withTitle = (text: string, title: string) => {
  const page = JSON.parse(text);
  page.sections[0].title = title;
  return JSON.stringify(page, null, 2);
};
const titleIn = (text: string): string => JSON.parse(text).sections[0].title;
const descriptionIn = (text: string): string => JSON.parse(text).meta.description;

test('what two people change in other fields of a page is both in it', async ({ browser }) => {
  const bia = await newWindow(browser, 'editor');
  await typeTitle(bia, 'O título de Bia');
  const theirs = JSON.parse(await onMain(bia, PAGE));
  theirs.meta.description = 'O resumo que Ana escreveu enquanto Bia mudava o título da página.';
  await byHand(bia, { files: { [PAGE]: JSON.stringify(theirs, null, 2) } });
  const branch = await proposed(bia, 'Título');
  const sent = await onBranch(bia, branch, PAGE);
  expect(titleIn(sent)).toBe('O título de Bia');
  expect(descriptionIn(sent)).toBe(theirs.meta.description);
});

test('of two people in two browsers, one of them without a network, nothing is lost', async ({
  browser,
}) => {
  const [ana, bia] = [await newWindow(browser, 'admin'), await newWindow(browser, 'editor')];
  await bia.context().setOffline(true);
  await typeTitle(bia, 'O título de Bia');
  const other = ana.frameLocator('iframe[title]').first().getByRole('heading', { level: 2 });
  await other.first().click();
  await expect(other.first().getByRole('textbox')).toBeFocused();
  await ana.keyboard.press('ControlOrMeta+a');
  await ana.keyboard.type('O que Ana escreveu');
  await ana.keyboard.press('Escape');
  await publishNow(ana, 'Outra seção');
  await bia.context().setOffline(false);
  const branch = await proposed(bia, 'Título');
  const sent = await onBranch(bia, branch, PAGE);
  expect(titleIn(sent)).toBe('O título de Bia');
  expect(sent).toContain('O que Ana escreveu');
  expect(titleIn(await onMain(bia, PAGE))).not.toBe('O título de Bia');
});

test('where two people in two browsers change the same field, the second is asked', async ({
  browser,
}) => {
  const [ana, bia] = [await newWindow(browser, 'admin'), await newWindow(browser, 'editor')];
  for (const [page, title] of [
    [ana, 'O de Ana'],
    [bia, 'O de Bia'],
  ] as const)
    await typeTitle(page, title);
  await publishNow(ana, 'Título');
  await propose(bia, 'Outro título');
  await bia.getByRole('button', { name: /Ficar com a minha/ }).click();
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
  const [pull] = await pulls(bia);
  expect(titleIn(await onBranch(bia, pull?.head.ref ?? '', PAGE))).toBe('O de Bia');
  expect(titleIn(await onMain(bia, PAGE))).toBe('O de Ana');
});

test('of a role that is taken away while somebody types, what was typed stays', async ({
  browser,
}) => {
  const bia = await newWindow(browser, 'editor');
  const access = (role: string) => byHand(bia, { access: [ADDRESS_ACCOUNTS.editor.email, role] });
  await typeTitle(bia, 'Quase pronto');
  await access('none');
  await propose(bia, 'Título');
  await expect(bia.getByText('A sua conta não pode fazer isso.').first()).toBeVisible();
  expect(await pulls(bia)).toEqual([]);
  await close(bia);
  await expect(titleOf(bia)).toHaveText('Quase pronto');
  await access('editor');
  await review(bia);
  await bia.getByLabel('O que mudou').fill('Título');
  await bia.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(bia.getByText('Proposta enviada.')).toBeVisible();
});

/** What somebody with a terminal does to a branch; what is then on the main branch. */
const ENDS = {
  'is merged by squash': {
    end: async (page: Page, branch: string) => {
      const files = { [PAGE]: await onBranch(page, branch, PAGE) };
      await byHand(page, { squashed: branch, files });
    },
    main: 'Primeiro título',
  },
  'is deleted': {
    end: (page: Page, branch: string) => byHand(page, { removed: branch }),
    main: undefined,
  },
  'is rewritten': {
    end: async (page: Page, branch: string) => {
      const text = withTitle(await onMain(page, PAGE), 'De outra mão');
      await byHand(page, { rewritten: branch, files: { [PAGE]: text } });
    },
    main: undefined,
  },
};

for (const [what, { end, main }] of Object.entries(ENDS))
  test(`a proposal whose branch ${what} gets nothing more, and nothing of it is lost`, async ({
    browser,
  }) => {
    const bia = await newWindow(browser, 'editor');
    const before = titleIn(await onMain(bia, PAGE));
    await typeTitle(bia, 'Primeiro título');
    const first = await proposed(bia, 'Primeira proposta');
    await close(bia);
    await end(bia, first);
    const left = await leftOf(bia, first);
    await typeTitle(bia, 'Segundo título');
    const second = await proposed(bia, 'Segunda proposta');
    expect(second).not.toBe(first);
    expect(titleIn(await onBranch(bia, second, PAGE))).toBe('Segundo título');
    expect(titleIn(await onMain(bia, PAGE))).toBe(main ?? before);
    expect(await leftOf(bia, first)).toBe(left);
  });

test('an answer that does not arrive makes no second proposal', async ({ browser }) => {
  const bia = await newWindow(browser, 'editor');
  await typeTitle(bia, 'Uma vez só');
  // The function does what it is asked; the connection breaks before the answer.
  let lost = 0;
  await bia.route('**/functions/v1/studio', async (route) => {
    const isSend = /"do":"send"/.test(route.request().postData() ?? '');
    if (!isSend || lost > 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await propose(bia, 'Título');
  await expect
    .poll(async () => {
      const sent = bia.getByText('Proposta enviada.');
      if (await sent.isVisible()) return true;
      const again = bia.getByRole('button', { name: 'Enviar para revisão' });
      if (await again.isEnabled()) await again.click();
      return false;
    })
    .toBe(true);
  expect(lost).toBeGreaterThan(0);
  const made = await pulls(bia);
  expect(made.map(({ title }) => title)).toEqual(['Título']);
  expect(titleIn(await onBranch(bia, made[0]?.head.ref ?? '', PAGE))).toBe('Uma vez só');
});
