/** Section 2: case pages, the landing page, the event page, and the arrows and dots of the home page. */
import { expect, type Page } from 'playwright/test';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import {
  alternatives,
  CASES,
  caseFile,
  closing,
  EVENT,
  LANDING,
  leadsToContact,
  now,
  opening,
  read,
  section,
  spaced,
} from '../look.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';

const CLIENTS = ['barbosa', 'afip', 'cometa', 'novaquest'];
const SECTORS = [
  'Varejo supermercadista',
  'Associação de laboratórios clínicos',
  'Grupo de transporte de passageiros',
  'Serviços financeiros',
];
const inCases = (what: string, change: Parameters<typeof rewrite>[2]) =>
  rewrite('collections/cases.json', what, change);

const results = (page: Page) =>
  page.locator('main section').filter({
    has: page.locator('header > p, h2').filter({ hasText: spaced(/Resultados/) }),
  });

/** Words that head one of the two lists of a case. */
const headed = (page: Page, words: RegExp) =>
  page
    .locator('main section :is(div, section):has(> :is(h2, h3)):has(> :is(ul, ol))')
    .filter({ has: page.locator(':is(h2, h3)').filter({ hasText: words }) })
    .last();

const caseList = (id: string, says: string, words: RegExp, part: string): Statement => ({
  id,
  says,
  tried: onEach(CASES, async (page) => {
    const list = headed(page, words);
    await now(list).toBeVisible();
    expect(await list.locator(':is(ul, ol) > li').count()).toBeGreaterThanOrEqual(3);
  }),
  breaks: CLIENTS.map((client) =>
    inCases(`${client} without ${part}`, (cases) => {
      const study = cases[client];
      if (study) delete study[part];
    }),
  ),
});

const landing = 'pages/lp/exemplo-seguranca.json';
const event = 'pages/lp/roundtable-cotia.json';

const gallery = (page: Page) => section(page, /1ª edição/);
const speakers = (page: Page) => page.locator('#palestrantes ul > li');
const facts = (page: Page) => page.locator('#encontro dl > div');

/** A fact of the event: what it is called, and what it says. */
const fact = (id: string, says: string, [label, value]: [string, string]): Statement => ({
  id,
  says,
  tried: on(EVENT, async (page) => {
    const one = facts(page).filter({ hasText: label });
    expect(await read(one.locator('dd'))).toEqual([value]);
  }),
  breaks: [
    remove(event, `sections/event/facts/${label}`),
    put(event, `sections/event/facts/${label}/value`, 'a combinar'),
  ],
});

const BUTTONS = { reducedMotion: 'no-preference' } as const;
const shown = (page: Page, index: number) =>
  expect(page.getByRole('group', { name: `Quadro ${index} de 3`, exact: true })).toBeVisible();

export default [
  {
    id: '57.1',
    says: 'cases of a supermarket chain, a laboratory association, a transport group, a financial firm',
    tried: CASES.map((path, index) =>
      on(path, async (page) => {
        const about = section(page, new RegExp(`^${SECTORS[index]}$`));
        await now(about).toHaveCount(1);
      }),
    ),
    breaks: SECTORS.map((sector) => swap('collections/cases.json', `"${sector}"`, '"Outro ramo"')),
  },
  {
    id: '57.2',
    says: 'a link back to /materiais, in the header of the case',
    tried: onEach(CASES, async (page) => {
      const back = opening(page).getByRole('link', { name: 'Todos os materiais' });
      await now(back).toBeVisible();
      await now(back).toHaveAttribute('href', '/materiais');
    }),
    breaks: CASES.map((path) => remove(caseFile(path), 'sections/case-study/back')),
  },
  {
    id: '57.3',
    says: 'a header with badges: three of them',
    tried: onEach(CASES, async (page) => now(opening(page).locator('ul > li')).toHaveCount(3)),
    breaks: CLIENTS.map((client) => remove('collections/cases.json', `${client}/badges/1`)),
  },
  {
    id: '57.4',
    says: 'two headline figures, each with what it counts',
    tried: onEach(CASES, async (page) => {
      const figures = opening(page).locator('dl > div');
      await now(figures).toHaveCount(2);
      for (const value of await read(figures.locator('dd'))) expect(value).toMatch(/\d/);
      for (const label of await read(figures.locator('dt')))
        expect(label.length).toBeGreaterThan(8);
    }),
    breaks: CLIENTS.map((client) => remove('collections/cases.json', `${client}/figures/0`)),
  },
  {
    id: '57.5',
    says: 'a description of the client',
    tried: CASES.map((path, index) =>
      on(path, async (page) => {
        const about = section(page, new RegExp(`^${SECTORS[index]}$`)).first();
        expect((await read(about.locator('p'))).join(' ').length).toBeGreaterThan(300);
        await now(about).toContainText(new RegExp(CLIENTS[index] ?? '', 'i'));
      }),
    ),
    breaks: CLIENTS.map((client) =>
      inCases(`${client} is not described`, (cases) => {
        cases[client]?.about?.splice(0, 9, 'Um cliente.' as never);
      }),
    ),
  },
  caseList('57.6', 'a list of challenges', /desafios/i, 'challenges'),
  caseList('57.7', 'a list of solutions', /soluções/i, 'solutions'),
  {
    id: '57.8',
    says: 'results cards, three: value, name and explanation',
    tried: onEach(CASES, async (page) => {
      const cards = results(page).locator('ul[data-columns] > li');
      expect(await cards.count()).toBeGreaterThanOrEqual(3);
      for (const text of await read(cards)) expect(text.length).toBeGreaterThan(40);
    }),
    breaks: CLIENTS.map((client) => remove('collections/cases.json', `${client}/results/2`)),
  },
  {
    id: '57.9',
    says: 'progress bars in them, each with a name and a value in words, or indeterminate',
    tried: onEach(CASES, async (page) => {
      const bars = results(page).locator('progress');
      expect(await bars.count()).toBeGreaterThanOrEqual(1);
      for (const bar of await bars.all()) {
        await now(bar).toBeVisible();
        await now(bar).toHaveAccessibleName(/.{4}/);
        await now(bar).toHaveAttribute('max', '100');
      }
    }),
    breaks: CLIENTS.map((client) =>
      inCases(`${client} without progress`, (cases) => {
        for (const one of cases[client]?.results ?? []) delete one.progress;
      }),
    ),
  },
  {
    id: '57.10',
    says: 'a timeline or phases: an ordered list of three or more',
    tried: onEach(CASES, async (page) => {
      const phases = page.locator('main section ol:has(> li:nth-child(3) h3)');
      expect(await phases.count()).toBeGreaterThanOrEqual(1);
      await now(phases.first()).toBeVisible();
    }),
    breaks: CASES.map((path) =>
      rewrite(caseFile(path), 'without phases', (page) => {
        for (const one of page.sections ?? [])
          one.parts = one.parts?.filter((part) => `${part}` !== 'phases') as never;
        page.sections = page.sections?.filter((one) => `${one.type}` !== 'steps') as never;
      }),
    ),
  },
  {
    id: '57.11',
    says: 'a testimonial, with role and company only',
    tried: CASES.map((path, index) =>
      on(path, async (page) => {
        const said = page.locator('main figure:has(blockquote)');
        await now(said).toHaveCount(1);
        const by = (await read(said.locator('figcaption'))).join();
        expect(by).toMatch(/^(Coordenação|Diretoria|Gerente|Gerência)/);
        expect(by).toMatch(new RegExp(`${CLIENTS[index]}$`, 'i'));
        expect((await read(said.locator('blockquote'))).join().length).toBeGreaterThan(60);
      }),
    ),
    breaks: CLIENTS.map((client) =>
      inCases(`${client} is quoted with a name`, (cases) => {
        const said = cases[client]?.testimonial;
        if (said) Object.assign(said, { role: 'Ana Souza' });
      }),
    ),
  },
  {
    id: '57.12',
    says: 'a call to action to /fale-conosco',
    tried: onEach(CASES, async (page) => leadsToContact(closing(page))),
    breaks: CASES.map((path) => withoutSections(caseFile(path), /^type:call-to-action/)),
  },
  {
    id: '58.1',
    says: 'landing page: a hero with a picture',
    tried: on(LANDING, async (page) => {
      const hero = page.locator('main section').first();
      await now(hero.getByRole('heading', { level: 1 })).toContainText('três riscos');
      await now(hero.locator('img:visible').first()).toBeVisible();
      await now(hero.getByRole('link', { name: 'Pedir a consultoria' })).toHaveAttribute(
        'href',
        '#consultoria',
      );
    }),
    breaks: [
      remove(landing, 'sections/hero/picture'),
      put(landing, 'sections/hero/actions/0/to', '/nsoc'),
    ],
  },
  {
    id: '58.2',
    says: 'three benefit points',
    tried: on(LANDING, async (page) => {
      const points = section(page, /vista por quem ataca|benefícios|ganha/i);
      await now(points.locator('[data-layout=beside] > div, ul > li')).toHaveCount(3);
      const texts = await read(points.locator('[data-layout=beside] > div, ul > li'));
      for (const text of texts) expect(text.length).toBeGreaterThan(40);
    }),
    breaks: [
      withoutSections(landing, /vista por quem ataca|benefícios|ganha/i),
      rewrite(landing, 'two benefit points', ({ sections }) => {
        const points = sections?.find(({ title }) => /vista por quem ataca/.test(`${title}`));
        (points?.blocks ?? points?.cards)?.splice(0, 1);
      }),
    ],
  },
  {
    id: '58.3',
    says: 'a form for a free consultancy',
    tried: on(LANDING, async (page) => {
      const form = page.getByRole('form', { name: 'Consultoria gratuita' });
      await now(form.getByRole('button', { name: 'Quero a consultoria gratuita' })).toBeVisible();
    }),
    breaks: [
      put('forms/consultoria.json', 'submitLabel', 'Enviar'),
      put('forms/consultoria.json', 'title', 'Contato'),
    ],
  },
  {
    id: '58.4',
    says: 'its fields are name, email, phone and company, in this order',
    tried: on(LANDING, async (page) => {
      const fields = page.locator('main form').locator('input, textarea, select');
      expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(
        ['name', 'email', 'phone', 'company'],
      );
    }),
    breaks: [
      put('forms/consultoria.json', 'fields/company/name', 'firm'),
      rewrite('forms/consultoria.json', 'another order', ({ fields }) => fields?.reverse()),
    ],
  },
  {
    id: '58.5',
    says: 'two sample testimonials, and they say that they are samples',
    tried: on(LANDING, async (page) => {
      const said = section(page, /Depoimentos de exemplo/);
      await now(said.locator('blockquote')).toHaveCount(2);
      await now(said).toContainText('ilustrativos');
      for (const by of await read(said.locator('figcaption'))) expect(by).toMatch(/personagem/);
    }),
    breaks: [
      remove(landing, 'sections/testimonials/items/1'),
      withoutSections(landing, /^type:testimonials/),
    ],
  },
  {
    id: '58.6',
    says: 'a call to action with phone and e-mail',
    tried: on(LANDING, async (page) => {
      await now(closing(page).locator('a[href="tel:+551130000000"]')).toBeVisible();
      await now(closing(page).locator('a[href="mailto:contato@baluarte.example"]')).toBeVisible();
    }),
    breaks: [
      remove(landing, 'sections/call-to-action/actions/1'),
      put(landing, 'sections/call-to-action/actions/0/to', '/fale-conosco'),
    ],
  },
  {
    id: '59.1',
    says: 'event: the second edition of the roundtable, in Cotia/SP',
    tried: on(EVENT, async (page) => {
      await now(page).toHaveTitle(/2ª edição: Cotia, SP/);
      await now(opening(page)).toContainText('2ª edição');
      await now(page.locator('#encontro')).toContainText('Cotia, SP');
    }),
    breaks: [
      put(event, 'sections/event/place', 'São Paulo, SP'),
      swap(event, 'Roundtable Sessions, 2ª edição', 'Roundtable Sessions, 3ª edição'),
    ],
  },
  fact('59.2', 'on 23/07/2025', ['Data', '23/07/2025']),
  fact('59.3', 'at 11h00', ['Horário', '11h00']),
  fact('59.4', 'lunch included', ['Almoço', 'Incluído']),
  {
    id: '59.5',
    says: 'details of the event',
    tried: on(EVENT, async (page) => {
      await now(facts(page)).toHaveCount(3);
      await now(page.locator('#encontro h2')).toContainText('perguntas dos participantes');
      await now(page.locator('#encontro')).toContainText('a mesa respondeu com o que');
      await now(page.locator('#encontro time').first()).toHaveAttribute('datetime', /^2025-07-23/);
    }),
    breaks: [
      put(event, 'sections/event/past/text', 'Foi bom.'),
      put(event, 'sections/event/startsAt', '2025-07-22T11:00:00-03:00'),
    ],
  },
  {
    id: '59.6',
    says: 'a gallery of the first edition: three pictures, each described',
    tried: on(EVENT, async (page) => {
      await now(gallery(page).locator('ul > li img')).toHaveCount(3);
      const texts = await alternatives(gallery(page).locator('ul > li img'));
      for (const text of texts) expect(text.length).toBeGreaterThan(30);
    }),
    breaks: [remove(event, 'sections/edicoes/cards/0'), withoutSections(event, /^id:edicoes/)],
  },
  {
    id: '59.7',
    says: 'a video card, that opens a video site in a new tab',
    tried: on(EVENT, async (page) => {
      const film = gallery(page).getByRole('link', { name: /^Assistir ao vídeo/ });
      await now(film).toHaveAttribute(
        'href',
        'https://video.example/baluarte/roundtable-sessions-1',
      );
      await now(film).toHaveAttribute('target', '_blank');
      await now(film).toHaveAttribute('rel', /noopener/);
    }),
    breaks: [
      remove(event, 'sections/edicoes/cards/2/action'),
      put(event, 'sections/edicoes/cards/2/action/to', '/materiais'),
    ],
  },
  {
    id: '59.8',
    says: 'two speakers of vendors',
    tried: on(EVENT, async (page) => {
      await now(speakers(page).filter({ hasText: /(Torreão|Vedra)\.$/ })).toHaveCount(2);
      expect((await read(speakers(page).locator('h3'))).slice(0, 2)).toEqual([
        'Rafael Monteverde',
        'Helena Prado Assis',
      ]);
    }),
    breaks: [
      remove(event, 'sections/palestrantes/cards/1'),
      withoutSections(event, /^id:palestrantes/),
    ],
  },
  {
    id: '59.9',
    says: 'three speakers of the company',
    tried: on(EVENT, async (page) => {
      await now(speakers(page).filter({ hasText: /Baluarte\.$/ })).toHaveCount(3);
      expect((await read(speakers(page).locator('h3'))).slice(2)).toEqual([
        'Otávio Lacerda',
        'Lívia Sarmento',
        'Cauê Antunes',
      ]);
      await now(speakers(page).locator('img')).toHaveCount(5);
    }),
    breaks: [remove(event, 'sections/palestrantes/cards/4')],
  },
  {
    id: '59.10',
    says: 'an image of a success case, with its link',
    tried: on(EVENT, async (page) => {
      const told = gallery(page).locator('li').filter({ hasText: 'Barbosa' });
      await now(told.locator('img')).toHaveAttribute('alt', /loja/);
      await now(told.getByRole('link')).toHaveAttribute('href', '/case-barbosa');
    }),
    breaks: [remove(event, 'sections/edicoes/cards/1')],
  },
  {
    id: '59.11',
    says: 'the image of the official invitation',
    tried: on(EVENT, async (page) => {
      const invitation = page.getByRole('img', { name: /^Convite oficial/ });
      await now(invitation).toHaveAttribute('src', '/imagens/convite.svg');
    }),
    breaks: [remove(event, 'sections/event/picture')],
  },
  {
    id: '59.12',
    says: 'a registration form with all five fields',
    tried: on(EVENT, async (page) => {
      const form = page.getByRole('form', { name: 'Roundtable Sessions' });
      for (const name of ['name', 'email', 'phone', 'company', 'message'])
        await now(form.locator(`[name=${name}]`)).toBeVisible();
    }),
    breaks: [
      put('forms/roundtable.json', 'fields/company/name', 'firm'),
      put('forms/roundtable.json', 'fields/phone/name', 'tel'),
    ],
  },
  {
    id: '59.13',
    says: 'with 13 interest checkboxes',
    tried: on(EVENT, async (page) => {
      const form = page.getByRole('form', { name: 'Roundtable Sessions' });
      await now(form.getByRole('checkbox')).toHaveCount(13);
      await now(form.getByRole('checkbox').last()).toBeVisible();
    }),
    breaks: [remove('forms/roundtable.json', 'fields/interests/options/12')],
  },
  {
    id: '59.14',
    says: 'an agenda with three editions, the third one marked as coming soon',
    tried: on(EVENT, async (page) => {
      const editions = page.locator('#agenda ol > li');
      await now(editions).toHaveCount(3);
      await now(page.locator('#agenda header > p').first()).toHaveText('Agenda');
      const third = editions.nth(2);
      await now(third).toContainText('3ª edição');
      await now(third.locator('h3')).toHaveText('Em breve');
      await now(editions.nth(1)).toContainText('23/07/2025');
    }),
    breaks: [withoutSections(event, /^id:agenda/), swap(event, '"Em breve"', '"Em maio"')],
  },
  {
    id: '59.15',
    says: 'a WhatsApp button',
    tried: on(EVENT, async (page) => {
      const button = page.getByLabel('Conversar pelo WhatsApp (abre em nova aba)');
      await now(button).toBeInViewport();
      await now(button).toHaveAttribute('href', /^https:\/\/wa\.me\/5511900000000\?text=Ol/);
    }),
    breaks: [put('messages.json', 'navigation/whatsapp', 'Abrir')],
  },
  {
    id: '60.1',
    says: 'home hero: arrows to the previous and the next slide',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await shown(page, 1);
      await page.getByRole('button', { name: 'Próximo quadro' }).click();
      await shown(page, 2);
      await page.getByRole('button', { name: 'Quadro anterior' }).click();
      await shown(page, 1);
      await page.getByRole('button', { name: 'Quadro anterior' }).click();
      await shown(page, 3);
    }, BUTTONS),
    breaks: [
      put('messages.json', 'carousel/next', 'Adiante'),
      put('messages.json', 'carousel/previous', 'Para trás'),
    ],
  },
  {
    id: '60.2',
    says: 'a dot for each slide, which selects it',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const dots = page.getByRole('button', { name: /^Ir para o quadro \d de 3/ });
      await expect(dots).toHaveCount(3);
      await dots.nth(2).click();
      await shown(page, 3);
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await dots.nth(0).click();
      await shown(page, 1);
    }, BUTTONS),
    breaks: [put('messages.json', 'carousel/goTo', 'Quadro {index} ({total}): {title}')],
  },
] satisfies Statement[];
