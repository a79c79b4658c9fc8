/** Section 2: the layout that service pages share. */
import { expect, type Page } from 'playwright/test';
import { type Edit, put, rewrite, withoutSections } from '../edits.ts';
import {
  closing,
  fileOf,
  footer,
  leadsToContact,
  menu,
  now,
  read,
  SERVICE_PAGES,
  section,
} from '../look.ts';
import { CHALLENGES, FEATURES, items, VENDORS } from '../services.ts';
import { onEach, type Statement } from '../statement.ts';

const BENEFITS = /benefício|ganha/i;

/** The same edit on every service page. */
const everywhere = (edit: (file: string) => Edit): Edit[] =>
  SERVICE_PAGES.map((path) => edit(fileOf(path)));

/** The names of the sides of a comparison: headings of its lists, or of a table's columns. */
async function expectBothSides(page: Page): Promise<void> {
  const compared = section(page, CHALLENGES).first();
  await now(compared).toBeVisible();
  const names = (await read(compared.locator('h3, th[scope=col], dt'))).join(' | ');
  expect(names).toMatch(/desafio|problema|antes|hoje|como chega/i);
  expect(names).toMatch(/soluç|resposta|depois|como fica|fazemos/i);
  expect(await items(compared).count()).toBeGreaterThanOrEqual(3);
}

async function expectItems(page: Page, heading: RegExp): Promise<void> {
  const found = section(page, heading).first();
  await now(found).toBeVisible();
  expect(await items(found).count()).toBeGreaterThanOrEqual(2);
  expect((await read(found)).join().length).toBeGreaterThan(200);
}

/** The call to action at the end, as red as a person sees it. */
async function expectRedCall(page: Page): Promise<void> {
  const call = closing(page);
  await now(call.getByRole('heading', { level: 2 })).toBeVisible();
  await leadsToContact(call);
  const [red = 0, green = 255, blue = 255] = await call.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(130);
  expect(Math.max(green, blue)).toBeLessThan(90);
}

export default [
  {
    id: '46.1',
    says: 'service pages have the header and the footer',
    tried: onEach(SERVICE_PAGES, async (page) => {
      await now(menu(page).getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
      await now(menu(page).getByRole('link', { name: /página inicial/ })).toBeVisible();
      await now(footer(page)).toContainText('Rua do Forte, 100');
    }),
    breaks: [put('messages.json', 'navigation/home', '{name}')],
  },
  {
    id: '46.2',
    says: 'a hero with a picture and the title, first',
    tried: onEach(SERVICE_PAGES, async (page) => {
      const hero = page.locator('main section').first();
      await now(hero.getByRole('heading', { level: 1 })).toBeVisible();
      await now(hero.locator('img:visible, figure:visible').first()).toBeVisible();
      expect(await hero.locator('a:visible').count()).toBeGreaterThanOrEqual(1);
    }),
    breaks: everywhere((file) =>
      rewrite(file, 'without what opens it', ({ sections }) => {
        const [hero] = sections ?? [];
        const title = hero?.title;
        sections?.splice(0, 1, { type: 'prose', title, blocks: [{ paragraphs: ['…'] }] } as never);
      }),
    ),
  },
  {
    id: '46.3',
    says: 'challenges versus solutions',
    tried: onEach(SERVICE_PAGES, expectBothSides),
    breaks: everywhere((file) => withoutSections(file, CHALLENGES)),
  },
  {
    id: '46.4',
    says: 'benefits',
    tried: onEach(SERVICE_PAGES, (page) => expectItems(page, BENEFITS)),
    breaks: everywhere((file) => withoutSections(file, BENEFITS)),
  },
  {
    id: '46.5',
    says: 'features',
    tried: onEach(SERVICE_PAGES, (page) => expectItems(page, FEATURES)),
    breaks: everywhere((file) => withoutSections(file, FEATURES)),
  },
  {
    id: '46.6',
    says: 'partner or vendor cards, two or more, with name and text',
    tried: onEach(SERVICE_PAGES, async (page) => {
      const cards = section(page, VENDORS)
        .first()
        .locator('li')
        .filter({
          has: page.locator('h3, strong'),
        });
      expect(await cards.count()).toBeGreaterThanOrEqual(2);
      for (const text of await read(cards)) expect(text.length).toBeGreaterThan(30);
    }),
    breaks: everywhere((file) => withoutSections(file, VENDORS)),
  },
  {
    id: '46.7',
    says: 'a red call to action at the end, to /fale-conosco',
    tried: onEach(SERVICE_PAGES, expectRedCall),
    breaks: [
      ...everywhere((file) => withoutSections(file, /^type:call-to-action/)),
      put(fileOf('/nsoc'), 'sections/call-to-action/background', 'paper'),
    ],
  },
] satisfies Statement[];
