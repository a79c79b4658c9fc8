/** Section 2: the route table. */
import { expect } from 'playwright/test';
import { put, remove, renamed, rewrite, swap, withoutSections } from '../edits.ts';
import {
  alternatives,
  CASES,
  caseFile,
  closing,
  EVENT,
  fileOf,
  footer,
  LANDING,
  leadsToContact,
  menu,
  now,
  opening,
  read,
  SERVICE_PAGES,
  section,
  targets,
} from '../look.ts';
import { alone, on, type Statement } from '../statement.ts';

/** An address answers, with a page about what it is named for. */
const route = (
  id: string,
  path: string,
  { about, title, file }: { about: string; title: RegExp; file: string },
): Statement => ({
  id,
  says: `${path}: ${about}`,
  tried: alone(async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await now(page).toHaveURL(path);
    await now(page).toHaveTitle(title);
    await now(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await now(page.locator('main section').first()).toBeVisible();
  }),
  breaks: [renamed(path), put(file, 'meta/title', 'Jardinagem e outros assuntos | Baluarte')],
});

const services: [id: string, path: string, about: string, title: RegExp][] = [
  ['28.1', '/protecao-redes-solucoes', 'next-generation firewall', /firewall de próxima geração/i],
  ['29.1', '/next-gen-antivirus', 'next-generation antivirus', /antivírus de próxima geração/i],
  ['30.1', '/monitoramento-ti', 'monitoring management', /gestão de monitoramento/i],
  ['31.1', '/treinamento-usuarios', 'user security training', /treinamento de usuários/i],
  ['32.1', '/acesso-remoto-seguro', 'secure remote access', /acesso remoto seguro/i],
  ['33.1', '/softwares-gerenciamento-ti', 'IT management', /gerenciamento de TI/i],
  ['34.1', '/gestao-vulnerabilidades', 'vulnerability management', /gestão de vulnerab/i],
  ['35.1', '/defesa-cibernetica', 'cyber defence strategy', /defesa cibernética/i],
  ['36.1', '/nsoc', 'NOC/SOC 24x7', /NOC e SOC 24x7/],
  ['37.1', '/monitoramento', 'monitoring', /serviço de monitoramento/i],
  ['38.1', '/protecao-redes', 'network security', /segurança de redes/i],
];

export default [
  {
    id: '19.1',
    says: 'no route has path parameters: an address below a page is unknown, and each is listed',
    tried: alone(async ({ page }) => {
      for (const path of ['/nsoc/1', '/case-afip/2015', '/materiais/guia'])
        expect((await page.request.get(path)).status(), path).toBe(404);
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      );
      expect(paths).toEqual(
        expect.arrayContaining(['/', '/sobre', '/materiais', '/fale-conosco', LANDING, EVENT]),
      );
      expect(paths).toEqual(expect.arrayContaining([...SERVICE_PAGES, ...CASES]));
      expect(paths.join()).not.toMatch(/[:*{}[\]]/);
    }),
    breaks: [put('pages/servicos/nsoc.json', 'meta/noindex', true)],
  },
  {
    id: '19.2',
    says: 'every route change scrolls to the top',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await page.mouse.move(5, 5);
      const scrolled = () => page.evaluate(() => window.scrollY);
      for (const path of ['/nsoc', '/sobre', '/materiais']) {
        const link = footer(page).locator(`a[href="${path}"]`).first();
        await link.scrollIntoViewIfNeeded();
        expect(await scrolled()).toBeGreaterThan(500);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect.poll(scrolled).toBe(0);
      }
    }),
    breaks: [swap('src/engine/route-effects.tsx', 'top: 0', 'top: 300')],
  },
  {
    id: '19.3',
    says: 'an unknown path shows a not-found page',
    tried: alone(async ({ page }) => {
      const answer = await page.goto('/nao/existe');
      expect(answer?.status()).toBe(404);
      await now(page).toHaveTitle(/não encontrada/);
      await now(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await now(menu(page)).toBeVisible();
    }),
    breaks: [put('pages/404.json', 'sections/hero/title', 'Bem-vindo')],
  },
  {
    id: '19.4',
    says: "it says 'Oops! Page not found'",
    tried: on('/nao-existe', async (page) => {
      await now(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await now(page.locator('main [lang=en]')).toHaveText('Oops! Page not found');
    }),
    breaks: [
      swap('pages/404.json', 'Oops! Page not found', 'Page not found'),
      remove('pages/404.json', 'sections/hero/subtitle'),
    ],
  },
  {
    id: '19.5',
    says: 'it has a link back to home',
    tried: alone(async ({ page }) => {
      await page.goto('/nao-existe');
      await page
        .getByRole('main')
        .getByRole('link', { name: /início/ })
        .first()
        .click();
      await expect(page).toHaveURL('/');
    }),
    breaks: [put('pages/404.json', 'sections/hero/actions/0/to', '/sobre')],
  },
  {
    id: '19.6',
    says: 'a generic page title is restored on leaving a page',
    differs: 'each page has a title of its own, also on each navigation and on the way back',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const home = await page.title();
      expect(home).toContain('Segurança da informação para empresas');
      await page.mouse.move(5, 5);
      await footer(page).locator('a[href="/nsoc"]').first().click();
      await expect(page).toHaveTitle(/NSOC/);
      await page.goBack();
      await expect(page).toHaveTitle(home);
    }),
    breaks: [put('pages/servicos/nsoc.json', 'meta/title', 'Segurança da informação | Baluarte')],
  },
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
      const reasons = section(page, /^Por que nos confiam/);
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
      withoutSections('pages/inicio.json', /^Por que nos confiam/),
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
      expect((await read(block.locator('header > p')))[0]).toBe('Missão');
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
      const cards = page.locator('#casos > div > ul > li');
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
      await now(videos.locator('header > p').first()).toContainText('Vídeo');
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
      const cards = page.locator('#guias > div > ul > li');
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
      remove('pages/fale-conosco.json', 'sections/form/direct/0'),
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
      swap('site.json', 'contato@baluarte.example', 'outro@baluarte.example'),
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
      expect(await reasons.locator('li:visible').count()).toBeGreaterThanOrEqual(3);
    }),
    breaks: [withoutSections('pages/fale-conosco.json', /por que|motivos|razões/i)],
  },
  route('27.1', '/auth', {
    about: 'administrative access',
    title: /Acesso Administrativo/,
    file: 'pages/conta/auth.json',
  }),
  ...services.map(([id, path, about, title]) =>
    route(id, path, { about, title, file: fileOf(path) }),
  ),
  ...CASES.map((path, index) =>
    route(`39.${index + 1}`, path, {
      about: 'customer case',
      title: new RegExp(`Caso ${path.slice(6)}`, 'i'),
      file: caseFile(path),
    }),
  ),
  route('40.1', LANDING, {
    about: 'generic lead-capture landing page',
    title: /Consultoria gratuita/,
    file: 'pages/lp/exemplo-seguranca.json',
  }),
  route('41.1', EVENT, {
    about: 'event landing page',
    title: /Roundtable Sessions/,
    file: 'pages/lp/roundtable-cotia.json',
  }),
] satisfies Statement[];
