/** Section 3: slides, partners, testimonials. */
import { expect, type Page } from 'playwright/test';
import { put, remove, swap } from '../edits.ts';
import { alternatives, LANDING, now, read, section, targets } from '../look.ts';
import { FORMS_PAGE } from '../site.ts';
import { on, type Statement } from '../statement.ts';

const home = 'pages/inicio.json';

const landing = 'pages/lp/exemplo-seguranca.json';

const slides = (page: Page) => page.locator('[data-slides] > [role=group]');

const partners = (page: Page) => section(page, /parceiros/).locator('ul:not([aria-hidden]) > li');

const said = (page: Page) => section(page, /Depoimentos de exemplo/).locator('figure');

const sample = (page: Page) => page.locator('#depoimento');

export default [
  {
    id: '75.1',
    says: 'hero slide: id',
    notTried: 'it names the slide to editors and to the code; nothing of it is shown or sent',
  },
  {
    id: '75.2',
    says: 'hero slide: title',
    tried: on('/', async (page) => {
      expect(await read(slides(page).locator('h2'))).toEqual([
        'Saiba o que defender antes de escolher como',
        'Descubra a falha antes do seu cliente',
        'Na sua rede, só passa o que alguém pediu',
      ]);
    }),
    breaks: [put(home, 'sections/hero-carousel/slides/1/title', 'Monitoramento')],
  },
  {
    id: '75.3',
    says: 'hero slide: description',
    tried: on('/', async (page) => {
      const texts = await read(slides(page).locator('h2 + p'));
      expect(texts).toHaveLength(3);
      expect(texts[0]).toMatch(/^Um plano em seis etapas/);
      expect(texts[1]).toMatch(/24x7/);
      expect(texts[2]).toMatch(/^Segmentação/);
    }),
    breaks: [put(home, 'sections/hero-carousel/slides/2/description', 'Veja.')],
  },
  {
    id: '75.4',
    says: 'hero slide: image, another for each',
    tried: on('/', async (page) => {
      const pictures = await slides(page)
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')?.replace(/[?#].*/, '')));
      expect([...new Set(pictures)]).toEqual([
        '/imagens/fortaleza-plano.svg',
        '/imagens/fortaleza-vigia.svg',
        '/imagens/fortaleza-portas.svg',
      ]);
    }),
    breaks: [
      put(home, 'sections/hero-carousel/slides/1/picture/src', '/imagens/fortaleza-portas.svg'),
    ],
  },
  {
    id: '75.5',
    says: 'hero slide: ctaText',
    differs: 'two buttons, each with its text',
    tried: on('/', async (page) => {
      const texts = await Promise.all(
        (await slides(page).all()).map((slide) => read(slide.locator('a'))),
      );
      expect(texts).toEqual([
        ['Falar com um especialista', 'Ver as seis etapas'],
        ['Falar com um especialista', 'Conhecer o monitoramento'],
        ['Falar com um especialista', 'Ver a segurança de redes'],
      ]);
    }),
    breaks: [put(home, 'sections/hero-carousel/slides/2/actions/0/label', 'Ver mais')],
  },
  {
    id: '75.6',
    says: 'hero slide: ctaLink',
    differs: 'two buttons, each with its address',
    tried: on('/', async (page) => {
      const links = await Promise.all((await slides(page).all()).map((slide) => targets(slide)));
      expect(links).toEqual([
        ['/fale-conosco', '/defesa-cibernetica'],
        ['/fale-conosco', '/monitoramento'],
        ['/fale-conosco', '/protecao-redes'],
      ]);
    }),
    breaks: [put(home, 'sections/hero-carousel/slides/0/actions/0/to', '/nsoc')],
  },
  {
    id: '76.1',
    says: 'partner: name, logo, description',
    tried: on('/', async (page) => {
      const names = [
        'Torreão',
        'Vedra',
        'Atalaia',
        'Farolis',
        'Cardume',
        'Clavário',
        'Palanca',
        'Tramela',
        'Varredo',
        'Represa',
      ];
      const logos = partners(page).locator('img');
      expect(await alternatives(logos)).toEqual(names);
      const files = await logos.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(files[0]).toBe('/imagens/parceiros/torreao.svg');
      expect(new Set(files).size).toBe(10);
      const texts = await read(partners(page));
      expect(texts[0]).toContain('Firewalls de próxima geração');
      expect(texts[9]).toContain('Anti-DDoS');
    }),
    breaks: [
      put('collections/partners.json', 'torreao/logo/alt', 'Logotipo'),
      put('collections/partners.json', 'torreao/description', 'Um parceiro de muitos anos nosso.'),
      put('collections/partners.json', 'vedra/logo/src', '/imagens/parceiros/torreao.svg'),
    ],
  },
  {
    id: '77.1',
    says: 'testimonial: name',
    tried: on(LANDING, async (page) => {
      const by = await read(said(page).locator('figcaption'));
      expect(by[0]).toMatch(/^Marina \(personagem\)/);
      expect(by[1]).toMatch(/^Paulo \(personagem\)/);
    }),
    breaks: [remove(landing, 'sections/testimonials/items/0/name')],
  },
  {
    id: '77.2',
    says: 'testimonial: role',
    tried: on(LANDING, async (page) => {
      const by = await read(said(page).locator('figcaption'));
      expect(by[0]).toContain('Gerente de infraestrutura');
      expect(by[1]).toContain('Diretor administrativo');
    }),
    breaks: [put(landing, 'sections/testimonials/items/1/role', 'Cliente')],
  },
  {
    id: '77.3',
    says: 'testimonial: company',
    tried: on(LANDING, async (page) => {
      const by = await read(said(page).locator('figcaption'));
      expect(by[0]).toMatch(/Indústria, exemplo ilustrativo$/);
      expect(by[1]).toMatch(/Distribuidora, exemplo ilustrativo$/);
    }),
    breaks: [put(landing, 'sections/testimonials/items/0/company', 'Grande empresa')],
  },
  {
    id: '77.4',
    says: 'testimonial: content',
    tried: on(LANDING, async (page) => {
      const texts = await read(said(page).locator('blockquote'));
      expect(texts[0]).toContain('Dois dos três itens a minha equipe resolveu sem comprar nada.');
      expect(texts[1]).toContain('Levei as duas páginas à reunião de diretoria.');
    }),
    breaks: [put(landing, 'sections/testimonials/items/1/content', 'Gostamos muito.')],
  },
  {
    id: '77.5',
    says: 'testimonial: rating, 1 to 5',
    tried: on(FORMS_PAGE, async (page) => {
      await now(sample(page).getByText('Nota 4 de 5', { exact: true })).toBeVisible();
    }),
    breaks: [put('messages.json', 'testimonials/rating', 'Nota {rating}, de {max}')],
  },
  {
    id: '77.6',
    says: 'testimonial: optional avatar',
    tried: [
      on(FORMS_PAGE, async (page) => {
        const portrait = sample(page).getByRole('img', { name: 'Retrato de Ana Lima' });
        await now(portrait).toHaveAttribute('src', /palestrante-1/);
      }),
      on(LANDING, async (page) => now(said(page).locator('img')).toHaveCount(0)),
    ],
    breaks: [swap('src/ui/quote.tsx', '{avatar && ', '{false && ')],
  },
] satisfies Statement[];
