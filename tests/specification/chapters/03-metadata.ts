/** Section 3: metadata of pages, and tracking events. */
import { expect, type Page } from 'playwright/test';
import { events, serveTags } from '../../site/tags.ts';
import { hydrated } from '../../test.ts';
import { put, swap } from '../edits.ts';
import { LANDING, menu, now } from '../look.ts';
import { consultancySent, eventSent } from '../scenes.ts';
import { FORMS_PAGE } from '../site.ts';
import { after, alone, on, onEach, type Statement, type Tools } from '../statement.ts';

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);

const PAGES = ['/', '/sobre', '/nsoc', '/case-afip', '/materiais', LANDING];

/** What the tag manager is told after `act`, less the page view. */
async function toldAfter(tools: Tools, act: (page: Page) => Promise<void>) {
  const { page } = tools;
  await serveTags(page);
  await page.goto('/fale-conosco?email=ana@cliente.example#maria');
  await expect.poll(async () => (await events(page)).gtag.length).toBe(1);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await act(page);
  await expect.poll(async () => (await events(page)).gtag.length).toBe(2);
  return (await events(page)).gtag[1];
}

const ACCEPTED = { consent: 'accepted' } as const;

const clicks = 'src/visitor/tracking/clicks.ts';

export default [
  {
    id: '78.1',
    says: 'metadata: title, another for each page',
    tried: onEach(PAGES, async (page) => {
      const title = await page.title();
      expect(title.length).toBeGreaterThan(15);
      await now(meta(page, 'og:title')).toHaveAttribute('content', title);
      await now(page.locator('head title')).toHaveCount(1);
      if (page.url().endsWith('/sobre')) expect(title).toMatch(/^Sobre a empresa/);
    }),
    breaks: [put('pages/sobre.json', 'meta/title', 'Segurança da informação para todos')],
  },
  {
    id: '78.2',
    says: 'metadata: description',
    tried: onEach(PAGES, async (page, path) => {
      const text = await meta(page, 'description').getAttribute('content');
      expect(text?.length).toBeGreaterThan(49);
      await now(meta(page, 'og:description')).toHaveAttribute('content', `${text}`);
      if (path === '/nsoc') expect(text).toMatch(/^NOC e SOC em uma só operação/);
    }),
    breaks: [
      put(
        'pages/servicos/nsoc.json',
        'meta/description',
        'Uma página sobre muitas coisas diferentes, e nenhuma delas em especial.',
      ),
    ],
  },
  {
    id: '78.3',
    says: 'metadata: a list of keywords',
    tried: onEach(PAGES, async (page, path) => {
      const words = (await meta(page, 'keywords').getAttribute('content'))?.split(', ') ?? [];
      expect(words.length).toBeGreaterThanOrEqual(3);
      if (path === '/nsoc') expect(words).toEqual(expect.arrayContaining(['NOC', 'SOC', 'SIEM']));
    }),
    breaks: [put('pages/servicos/nsoc.json', 'meta/keywords', ['segurança'])],
  },
  {
    id: '78.4',
    says: 'metadata: optional ogImage; else one is drawn for the page',
    tried: [
      on('/nsoc', async (page) => {
        const image = new URL((await meta(page, 'og:image').getAttribute('content')) ?? '');
        expect(image.pathname).toBe('/og/nsoc.jpg');
        const answer = await page.request.get(image.pathname);
        expect(answer.headers()['content-type']).toBe('image/jpeg');
      }),
      on(FORMS_PAGE, async (page) => {
        await now(meta(page, 'og:image')).toHaveAttribute('content', /\/imagens\/convite\.svg$/);
      }),
    ],
    breaks: [put('pages/servicos/nsoc.json', 'meta/ogImage', '/imagens/defesa.svg')],
  },
  {
    id: '78.5',
    says: 'metadata: optional canonical; else the page itself',
    tried: [
      on('/nsoc', async (page) => {
        const canonical = page.locator('link[rel=canonical]');
        await now(canonical).toHaveAttribute('href', 'http://localhost:4173/nsoc');
      }),
      on(FORMS_PAGE, async (page) => {
        const canonical = page.locator('link[rel=canonical]');
        await now(canonical).toHaveAttribute('href', 'http://localhost:4173/sobre');
      }),
    ],
    breaks: [put('pages/servicos/nsoc.json', 'meta/canonical', '/sobre')],
  },
  {
    id: '79.1',
    says: 'event page_view, on each page, with its path alone',
    tried: alone(async ({ page }) => {
      await serveTags(page);
      await page.goto('/nsoc?email=ana@cliente.example');
      await expect.poll(async () => (await events(page)).gtag.length).toBe(1);
      await hydrated(page);
      await menu(page).getByRole('link', { name: 'Sobre', exact: true }).click();
      await expect
        .poll(async () => (await events(page)).gtag)
        .toEqual([
          ['page_view', { path: '/nsoc' }],
          ['page_view', { path: '/sobre' }],
        ]);
      expect((await events(page)).fbq[0]).toEqual(['PageView', { path: '/nsoc' }]);
    }, ACCEPTED),
    breaks: [
      swap('src/visitor/tracking/track.ts', 'path: page.path', "path: '/'"),
      swap('src/visitor/tracking/meta.ts', "'PageView'", "'View'"),
    ],
  },
  {
    id: '79.2',
    says: 'event form_submit, with the name of the form',
    tried: [
      after(consultancySent, ({ tracked }) =>
        expect(tracked.gtag).toContainEqual(['form_submit', { form: 'hero_form' }]),
      ),
      after(eventSent, ({ tracked }) =>
        expect(tracked.gtag).toContainEqual(['form_submit', { form: 'roundtable-registration' }]),
      ),
    ],
    breaks: [put('forms/consultoria.json', 'submit/formName', 'consultoria')],
  },
  {
    id: '79.3',
    says: 'event button_click, with the label and where it leads',
    tried: alone(async (tools) => {
      const told = await toldAfter(tools, (page) =>
        page.getByLabel('Conversar pelo WhatsApp').click(),
      );
      expect(told).toEqual([
        'button_click',
        { label: 'Conversar pelo WhatsApp', to: 'https://wa.me/5511900000000' },
      ]);
    }, ACCEPTED),
    breaks: [
      swap(clicks, "name: 'button_click', label,", "name: 'button_click', label: 'x',"),
      put('messages.json', 'navigation/whatsapp', 'WhatsApp'),
    ],
  },
  {
    id: '79.4',
    says: 'event phone_call, without the number',
    tried: alone(async (tools) => {
      const told = await toldAfter(tools, (page) =>
        page.locator('main a[href^="tel:"]').first().click(),
      );
      expect(told).toEqual(['phone_call', {}]);
    }, ACCEPTED),
    breaks: [swap(clicks, 'a[href^="tel:"]', 'a[href^="callto:"]')],
  },
] satisfies Statement[];
