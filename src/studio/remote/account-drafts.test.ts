/** What is not sent, between two browsers of one person and the table of a real database. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY, setUpSupabase } from '../../demo/supabase/testing/supabase.ts';
import type { Elsewhere, Unsaved } from '../shared/account-drafts.ts';
import type { Json } from '../shared/protocol.ts';
import { createAccountDrafts } from './account-drafts.ts';
import type { Ask } from './ask.ts';
import { type Draft, withDrafts } from './copy.ts';
import { draftTable } from './draft-table.ts';
import { keptInMemory } from './testing/kept-in-memory.ts';
import { pictureDraft, textDraft } from './text-draft.ts';

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
  const shown = new Map<string, BlobPart | undefined>();
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
  const drafts = createAccountDrafts({
    ...{ ask, kept, table, pause: 0 },
    show: async (path, bytes) => void shown.set(path, bytes),
  });
  /** As the window does when somebody adds, changes or removes a file of `public/`. */
  const save = async (file: string, draft: Draft) => {
    await kept.change(async (copy) => [withDrafts(copy, { [file]: draft }), undefined]);
    drafts.changed();
  };
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
  return { ...drafts, begin, type, save, browser, shown };
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
      pictures: [],
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

describe('pictures', () => {
  const [PHOTO, DRAWING, OLD] = ['public/f/foto.webp', 'public/f/planta.svg', 'public/f/velha.png'];
  const photo = async (content: string): Promise<Draft> => ({
    was: null,
    ...(await pictureDraft(btoa(content))),
  });
  const files = async () =>
    (await supabase.query<{ file: string }>('select file from public.studio_drafts')).map(
      ({ file }) => file,
    );
  const draftsOf = async ({ browser }: ReturnType<typeof openBrowser>) =>
    (await browser.kept.copy()).drafts;

  test('go along, with what was removed, and are taken away with the draft', async () => {
    const office = openBrowser();
    office.begin();
    await office.browser.kept.change(async (copy) => {
      const head = { commit: 'c'.repeat(40), files: { [OLD]: { sha: SHA, size: 1 } } };
      return [{ ...copy, head: head as never }, undefined];
    });
    const drawing = await textDraft({ was: null, text: '<svg xmlns="x"/>' });
    await office.save(PHOTO, await photo('uma foto'));
    await office.save(DRAWING, drawing);
    await office.save(OLD, { was: SHA, sha: null, size: 0 });
    await vi.waitFor(async () => expect(await files()).toHaveLength(3));

    const home = openBrowser();
    const { head } = await office.browser.kept.copy();
    await home.browser.kept.change(async (copy) => [{ ...copy, head }, undefined]);
    home.begin();
    await vi.waitFor(() =>
      expect(home.elsewhere()?.pictures.toSorted()).toEqual([PHOTO, DRAWING, OLD]),
    );
    await home.goOn();
    expect(await draftsOf(home)).toEqual(await draftsOf(office));
    const text = async (path: string) => new Blob([home.shown.get(path) ?? '']).text();
    expect([await text('/f/foto.webp'), await text('/f/planta.svg')]).toEqual([
      'uma foto',
      '<svg xmlns="x"/>',
    ]);
    expect(home.shown.get('/f/velha.png')).toBeUndefined();
    expect([home.elsewhere(), home.failure()]).toEqual([undefined, undefined]);

    // Sent from there.
    await home.browser.kept.change(async (copy) => [{ ...copy, drafts: {} }, undefined]);
    home.changed();
    await vi.waitFor(async () => expect(await files()).toEqual([]));
  });

  test('of which another has the name here are named, and stay where they are', async () => {
    const office = openBrowser();
    office.begin();
    await office.save(PHOTO, await photo('do escritório'));
    await vi.waitFor(async () => expect(await files()).toHaveLength(1));
    office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
    await vi.waitFor(async () => expect(await files()).toHaveLength(2));

    const home = openBrowser();
    await home.save(PHOTO, await photo('de casa'));
    home.begin();
    await vi.waitFor(() => expect(home.elsewhere()?.pictures).toEqual([PHOTO]));
    await expect(home.goOn()).rejects.toMatchObject({
      wording: { key: 'studio/remote:not-brought' },
    });
    expect(home.browser.restored).toHaveLength(1);
    expect(await draftsOf(home)).toEqual({ [PHOTO]: await photo('de casa') });
    expect(home.elsewhere()).toMatchObject({ pictures: [PHOTO], edits: { values: {} } });
    expect(
      await supabase.query('select base64 from public.studio_drafts where picture is not null'),
    ).toEqual([{ base64: btoa('do escritório') }]);
    await home.discard();
    expect(
      await supabase.query('select base64 from public.studio_drafts where picture is not null'),
    ).toEqual([{ base64: btoa('de casa') }]);
  });

  test('that the account does not take hold up no text', async () => {
    const office = openBrowser();
    office.begin();
    await office.save('public/f/grande.webp', await photo('x'.repeat(5_000_100)));
    office.type({ [ABOUT]: { ...PUBLISHED, title: 'Quem faz' } });
    await vi.waitFor(() => expect(office.failure()).toBeDefined(), 10_000);
    expect(await files()).toEqual([ABOUT]);
  });
});
