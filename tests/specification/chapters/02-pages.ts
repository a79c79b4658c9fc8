/** Section 2: the home page, the company, the materials, the contact page. */
import { expect } from 'playwright/test';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import {
  alternatives,
  CASES,
  closing,
  leadsToContact,
  now,
  opening,
  read,
  section,
  targets,
} from '../look.ts';
import { alone, on, type Statement } from '../statement.ts';

export default [
  {
    id: '23.1',
    says: '/: a hero of 3 slides, one shown at a time',
    tried: on('/', async (page) => {
      const slides = page.locator('[aria-roledescription=carrossel] [data-slides] > [role=group]');
      await now(slides).toHaveCount(3);
      expect(await slides.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
        'Quadro 1 de 3',
        'Quadro 2 de 3',
        'Quadro 3 de 3',
      ]);
      await now(slides.nth(0)).toBeVisible();
      await now(slides.nth(1)).toBeHidden();
      await now(slides.nth(2)).toBeHidden();
      await now(page.locator('main section').first()).toHaveAttribute('aria-label', 'Destaques');
    }),
    breaks: [
      remove('pages/inicio.json', 'sections/hero-carousel/slides/2'),
      rewrite('pages/inicio.json', 'the carousel comes last', ({ sections }) => {
        sections?.push(...(sections.splice(0, 1) as never[]));
      }),
    ],
  },
  {
    id: '23.2',
    says: 'its slides link to /defesa-cibernetica, /monitoramento and /protecao-redes, in this order',
    tried: on('/', async (page) => {
      const slides = await page.locator('[data-slides] > [role=group]').all();
      const leads = await Promise.all(slides.map((slide) => targets(slide)));
      expect(leads.map((links) => links.at(-1))).toEqual([
        '/defesa-cibernetica',
        '/monitoramento',
        '/protecao-redes',
      ]);
    }),
    breaks: [
      swap('pages/inicio.json', '"to": "/defesa-cibernetica"', '"to": "/nsoc"'),
      rewrite('pages/inicio.json', 'slides in another order', (page) => {
        const slides = page.sections?.[0]?.slides;
        slides?.push(...(slides.splice(1, 1) as never[]));
      }),
    ],
  },
  {
    id: '23.3',
    says: 'a grid of six reasons to choose the company',
    tried: on('/', async (page) => {
      const reasons = section(page, /^Por que escolher/);
      await now(reasons.locator('ul > li')).toHaveCount(6);
      expect(await read(reasons.locator('ul > li > h3'))).toEqual([
        'Quem atende conhece a casa',
        'O atraso tem preço',
        'A auditoria recebe registros',
        'Experiência que se confere',
        'Um responsável',
        'Escolha justificada',
      ]);
      const texts = await read(reasons.locator('ul > li > p'));
      expect(texts).toHaveLength(6);
      for (const text of texts) expect(text.length).toBeGreaterThan(30);
    }),
    breaks: [
      remove('pages/inicio.json', 'sections/card-grid/cards/5'),
      withoutSections('pages/inicio.json', /^Por que escolher/),
    ],
  },
  {
    id: '23.4',
    says: 'a strip of 10 partner cards: name, logo and a sentence each',
    tried: on('/', async (page) => {
      const cards = section(page, /parceiros/).locator('ul:not([aria-hidden]) > li');
      await now(cards).toHaveCount(10);
      await now(cards.locator('img')).toHaveCount(10);
      const logos = await alternatives(cards.locator('img'));
      expect(new Set(logos).size).toBe(10);
      for (const text of await read(cards)) expect(text.length).toBeGreaterThan(30);
    }),
    breaks: [
      remove('pages/inicio.json', 'sections/partner-strip/partners/9'),
      put('pages/inicio.json', 'sections/partner-strip/partners/9', 'torreao'),
    ],
  },
  {
    id: '24.1',
    says: '/sobre: an introduction of the company',
    tried: on('/sobre', async (page) => {
      await now(opening(page)).toContainText('A Baluarte é uma empresa brasileira');
      await now(opening(page).getByRole('heading', { level: 1 })).toContainText('20 anos');
      const texts = await read(section(page, /^Cada baluarte cobre/).locator('p'));
      expect(texts.length).toBeGreaterThanOrEqual(2);
    }),
    breaks: [
      put('pages/sobre.json', 'sections/hero/text', 'Bem-vindo.'),
      remove('pages/sobre.json', 'sections/quem-somos'),
    ],
  },
  {
    id: '24.2',
    says: 'mission, vision and values',
    tried: on('/sobre', async (page) => {
      const block = page.locator('#missao-visao-valores');
      expect((await read(block.locator('header p')))[0]).toBe('Missão');
      expect(await read(block.locator('h3'))).toEqual(['Visão', 'Valores']);
      await now(block.locator('h2')).toContainText('Manter de pé');
      await now(block.locator('h3:text("Visão") ~ p')).toHaveCount(1);
      await now(block.locator('h3:text("Valores") ~ p')).toHaveCount(4);
    }),
    breaks: [
      remove('pages/sobre.json', 'sections/missao-visao-valores'),
      remove('pages/sobre.json', 'sections/missao-visao-valores/eyebrow'),
      swap('pages/sobre.json', '"heading": "Valores"', '"heading": "Gostos"'),
    ],
  },
  {
    id: '24.3',
    says: 'history tabs 2004, 2010, 2015, 2018, 2020, 2024, each with a text of its own',
    tried: alone(async ({ page }) => {
      const years = ['2004', '2010', '2015', '2018', '2020', '2024'];
      await page.goto('/sobre');
      await page.mouse.move(5, 5);
      expect(await read(page.getByRole('tab'))).toEqual(years);
      for (const year of years) {
        await page.getByRole('tab', { name: year }).click();
        await expect(page.getByRole('tabpanel', { name: year })).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await expect(page.getByRole('tabpanel').locator('p:visible').first()).toBeVisible();
      }
    }),
    breaks: [
      remove('pages/sobre.json', 'sections/tabs/items/2018'),
      put('pages/sobre.json', 'sections/tabs/items/2010/label', '2011'),
    ],
  },
  {
    id: '24.4',
    says: 'the tab shown first is 2004',
    tried: on('/sobre', async (page) => {
      await now(page.getByRole('tab', { selected: true })).toHaveText('2004');
      await now(page.getByRole('tabpanel')).toContainText('começa em Cotia');
    }),
    breaks: [put('pages/sobre.json', 'sections/tabs/initial', 'ano-2010')],
  },
  {
    id: '25.1',
    says: '/materiais: four customer-case cards, each a link to its case',
    tried: on('/materiais', async (page) => {
      const cards = page.locator('#casos > div > [role=group] > ul > li');
      await now(cards).toHaveCount(4);
      expect((await targets(page.locator('#casos ul'))).sort()).toEqual([...CASES].sort());
      await now(cards.locator('dl > div')).toHaveCount(8);
    }),
    breaks: [
      remove('pages/materiais.json', 'sections/case-cards/cases/3'),
      withoutSections('pages/materiais.json', /^type:case-cards/),
    ],
  },
  {
    id: '25.2',
    says: 'a section of the video channel, that leads to the channel',
    tried: on('/materiais', async (page) => {
      const videos = page.locator('#videos');
      await now(videos.getByRole('button', { name: 'Assistir' })).toBeVisible();
      await now(videos.locator('header p').first()).toContainText('Vídeo');
      const channel = videos.getByRole('link', { name: /^Abrir o canal de vídeos/ });
      await now(channel).toHaveAttribute('href', 'https://video.example/baluarte');
      await now(channel).toHaveAttribute('target', '_blank');
    }),
    breaks: [
      withoutSections('pages/materiais.json', /^type:video/),
      remove('pages/materiais.json', 'sections/video/actions'),
    ],
  },
  {
    id: '25.3',
    says: 'three downloadable guide cards',
    tried: alone(async ({ page }) => {
      await page.goto('/materiais');
      const cards = page.locator('#guias > div > [role=group] > ul > li');
      await expect(cards).toHaveCount(3);
      const files = await targets(page.locator('#guias ul'));
      expect(new Set(files).size).toBe(3);
      for (const file of files) {
        const answer = await page.request.get(file);
        expect(answer.headers()['content-type'], file).toBe('application/pdf');
        expect((await answer.body()).length).toBeGreaterThan(5_000);
      }
      await expect(page.locator('#guias a[download]')).toHaveCount(3);
    }),
    breaks: [
      remove('pages/materiais.json', 'sections/guide-cards/guides/1'),
      withoutSections('pages/materiais.json', /^type:guide-cards/),
    ],
  },
  {
    id: '25.4',
    says: 'a call to action for information',
    tried: on('/materiais', async (page) => {
      const link = closing(page).getByRole('link', { name: 'Pedir informações' });
      await now(link).toBeVisible();
      await leadsToContact(closing(page));
    }),
    breaks: [
      withoutSections('pages/materiais.json', /^type:call-to-action/),
      swap('pages/materiais.json', '"Pedir informações"', '"Ver de novo"'),
    ],
  },
  {
    id: '26.1',
    says: '/fale-conosco: the form',
    tried: on('/fale-conosco', async (page) => {
      const form = page.locator('#formulario').getByRole('form');
      await now(form).toHaveAccessibleName('Formulário de contato');
      await now(form.getByLabel('Nome', { exact: true })).toBeVisible();
    }),
    breaks: [put('pages/fale-conosco.json', 'sections/form/form', 'consultoria')],
  },
  {
    id: '26.2',
    says: 'the address',
    tried: on('/fale-conosco', async (page) => {
      expect((await read(page.locator('main address dd'))).join(', ')).toBe(
        'Rua do Forte, 100, sala 1, Jardim do Baluarte, Cotia, SP, CEP 00000-000',
      );
    }),
    breaks: [
      remove('site.json', 'contacts/address/2'),
      withoutSections('pages/fale-conosco.json', /^type:contact-info/),
    ],
  },
  {
    id: '26.3',
    says: 'the phone',
    tried: on('/fale-conosco', async (page) => {
      const phone = page.locator('#formulario a[href="tel:+551130000000"]').first();
      await now(phone).toBeVisible();
      expect(await read(phone)).toEqual(['(11) 3000-0000']);
    }),
    breaks: [
      rewrite('pages/fale-conosco.json', 'without the phone', ({ sections }) => {
        const form = sections?.find(({ type }) => String(type) === 'form') as never as {
          intro: string;
          direct: string[];
        };
        form.intro = 'Deixe o contato.';
        form.direct.shift();
      }),
      put('site.json', 'contacts/phone/to', 'tel:+551130000001'),
    ],
  },
  {
    id: '26.4',
    says: 'the e-mail',
    tried: on('/fale-conosco', async (page) => {
      const email = page.locator('#formulario a[href="mailto:contato@baluarte.example"]').first();
      await now(email).toBeVisible();
      expect(await read(email)).toEqual(['contato@baluarte.example']);
    }),
    breaks: [
      remove('pages/fale-conosco.json', 'sections/form/direct/2'),
      swap('pages/fale-conosco.json', '(mailto:contato@', '(mailto:outro@'),
    ],
  },
  {
    id: '26.5',
    says: 'the map image',
    tried: on('/fale-conosco', async (page) => {
      const map = page.getByRole('img', { name: /^Mapa ilustrativo/ });
      await map.scrollIntoViewIfNeeded({ timeout: 2_000 });
      await expect
        .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      await now(map).toHaveAttribute('src', /mapa/);
    }),
    breaks: [put('pages/fale-conosco.json', 'sections/contact-info/map/src', '/imagens/sobre.svg')],
  },
  {
    id: '26.6',
    says: 'reasons to choose the company, a list below a heading',
    tried: on('/fale-conosco', async (page) => {
      const reasons = section(page, /por que|motivos|razões/i);
      await now(reasons).toHaveCount(1);
      expect(await reasons.locator('li:visible, dl > div:visible').count()).toBeGreaterThanOrEqual(
        3,
      );
    }),
    breaks: [withoutSections('pages/fale-conosco.json', /por que|motivos|razões/i)],
  },
] satisfies Statement[];
