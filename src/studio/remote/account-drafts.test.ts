/** What is not sent, between two browsers of one person and the table of a real database. */
import { beforeEach, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY, setUpSupabase } from '../../demo/supabase/testing/supabase.ts';
import type { Elsewhere, Unsaved } from '../shared/account-drafts.ts';
import type { Json } from '../shared/protocol.ts';
import { createAccountDrafts } from './account-drafts.ts';
import type { Ask } from './ask.ts';
import { draftTable } from './draft-table.ts';
import { keptInMemory } from './testing/kept-in-memory.ts';
import { textDraft } from './text-draft.ts';

const [ABOUT, HOME] = ['site-config/pages/sobre.json', 'site-config/pages/inicio.json'];
const PUBLISHED = { title: 'Sobre', text: 'Quem somos.' };
const textOf = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;
const { sha } = await textDraft({ was: null, text: textOf(PUBLISHED) });
const SHA = sha ?? '';

const ask = {
  read: async (name: string) =>
    name === 'head'
      ? { commit: 'c'.repeat(40), files: { [ABOUT]: { sha: SHA, size: 1 } } }
      : { texts: { [SHA]: textOf(PUBLISHED) } },
} as unknown as Ask;

let token: string;
const supabase = setUpSupabase(async () => {
  const { client } = await supabase.person('bia@exemplo.com.br');
  await supabase.service
    .rpc('set_access', { address: 'bia@exemplo.com.br', access: 'editor' })
    .throwOnError();
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
});
beforeEach(() => supabase.query('delete from public.studio_drafts'));
const inTable = async () =>
  (await supabase.query<{ file: string; text: string }>('select * from public.studio_drafts')).map(
    ({ file, text }) => [file, JSON.parse(text)],
  );

/** What a window has typed and stored. */
const typed = (values: Record<string, Json>): Unsaved => ({
  edits: { values, renamed: {} },
  began: { [ABOUT]: { value: PUBLISHED, text: textOf(PUBLISHED), stamp: SHA } },
});

function openBrowser({ kept = keptInMemory(), unsaved = typed({}) } = {}) {
  const browser = { isAway: false, isMute: false, unsaved, restored: [] as Elsewhere[], kept };
  const place = {
    origin: 'http://localhost:4173',
    publishableKey: PUBLISHABLE_KEY,
    fetch: ((...given) =>
      browser.isAway
        ? Promise.reject(new TypeError())
        : supabase.fetch(...given).then((answer) => {
            if (browser.isMute && given[1]?.method === 'POST') throw new TypeError();
            return answer;
          })) as typeof fetch,
  };
  const table = draftTable(place, { token: async () => token });
  const drafts = createAccountDrafts({ ask, kept }, table, 0);
  const begin = () =>
    drafts.begin({
      stored: async () => [browser.unsaved],
      async restore(work) {
        browser.restored.push(work);
        browser.unsaved = { ...work, edits: work.edits };
        return true;
      },
    });
  const type = (values: Record<string, Json>) => {
    browser.unsaved = typed(values);
    drafts.changed();
  };
  return { ...drafts, begin: begin, type, browser };
}

test('what was typed in one browser is gone on with in another, until it is sent', async () => {
  const office = openBrowser();
  office.begin();
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));

  const home = openBrowser();
  home.begin();
  await vi.waitFor(() => expect(home.elsewhere()).toBeDefined());
  await home.goOn();
  expect(home.browser.restored).toEqual([
    {
      edits: { values: { [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } }, renamed: {} },
      began: { [ABOUT]: { value: PUBLISHED, text: textOf(PUBLISHED), stamp: SHA } },
      time: expect.any(Number),
    },
  ]);
  expect(home.elsewhere()).toBeUndefined();

  // Opened again, it is the browser that has them.
  const reopened = openBrowser(home.browser);
  reopened.begin();
  reopened.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz isto' } });
  await vi.waitFor(async () =>
    expect(await inTable()).toEqual([[ABOUT, { ...PUBLISHED, title: 'Quem faz isto' }]]),
  );
  expect(reopened.elsewhere()).toBeUndefined();
  reopened.type({});
  await vi.waitFor(async () => expect(await inTable()).toEqual([]));
});

test('what waits for a decision is not written over, whatever is typed meanwhile', async () => {
  const office = openBrowser({ unsaved: typed({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } }) });
  office.begin();
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));
  const home = openBrowser();
  home.begin();
  await vi.waitFor(() => expect(home.elsewhere()).toBeDefined());
  home.type({ [ABOUT]: { ...PUBLISHED, text: 'Outra.' }, [HOME]: { title: 'Início' } });
  await vi.waitFor(async () =>
    expect(await inTable()).toEqual([
      [ABOUT, { ...PUBLISHED, title: 'Quem faz' }],
      [HOME, { title: 'Início' }],
    ]),
  );
  await home.discard();
  expect(await inTable()).toEqual(
    expect.arrayContaining([
      [ABOUT, { ...PUBLISHED, text: 'Outra.' }],
      [HOME, { title: 'Início' }],
    ]),
  );
});

test('of two browsers that are open, the later one is offered what the other has written', async () => {
  const [office, home] = [openBrowser(), openBrowser()];
  office.begin();
  home.begin();
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));
  home.type({ [ABOUT]: { ...PUBLISHED, title: 'De casa' } });
  await vi.waitFor(() => expect(home.elsewhere()).toBeDefined());
  expect(await inTable()).toEqual([[ABOUT, { ...PUBLISHED, title: 'Quem faz' }]]);
  // It was sent from there.
  office.type({});
  await vi.waitFor(async () => expect(await inTable()).toEqual([]));
  home.changed();
  await vi.waitFor(async () =>
    expect(await inTable()).toEqual([[ABOUT, { ...PUBLISHED, title: 'De casa' }]]),
  );
  expect(home.elsewhere()).toBeUndefined();
});

test('what is equal here is offered to nobody', async () => {
  const unsaved = typed({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
  openBrowser({ unsaved }).begin();
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));
  const home = openBrowser({ unsaved });
  home.begin();
  await vi.waitFor(async () => expect(await home.browser.kept.rows()).toHaveProperty([ABOUT]));
  expect(home.elsewhere()).toBeUndefined();
});

test('what arrived without an answer is this browser’s own', async () => {
  const office = openBrowser();
  office.begin();
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));
  office.browser.isMute = true;
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz isto' } });
  await vi.waitFor(() => expect(office.failure()).toBeDefined());
  expect(await inTable()).toEqual([[ABOUT, { ...PUBLISHED, title: 'Quem faz isto' }]]);
  office.browser.isMute = false;
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz tudo' } });
  await vi.waitFor(async () =>
    expect(await inTable()).toEqual([[ABOUT, { ...PUBLISHED, title: 'Quem faz tudo' }]]),
  );
  expect(office.elsewhere()).toBeUndefined();
});

test('a failure is told, and over once it is kept', async () => {
  const office = openBrowser();
  office.browser.isAway = true;
  office.begin();
  await vi.waitFor(() => expect(office.failure()).toMatchObject({ key: 'studio/remote:away' }));
  office.browser.isAway = false;
  office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
  await vi.waitFor(async () => expect(await inTable()).toHaveLength(1));
  await vi.waitFor(() => expect(office.failure()).toBeUndefined());
  office.type(
    Object.fromEntries(
      Array.from({ length: 201 }, (_, at) => [`site-config/pages/p${at}.json`, { title: '' }]),
    ),
  );
  await vi.waitFor(() =>
    expect(office.failure()).toMatchObject({ key: 'studio/remote:too-many-drafts' }),
  );
});
