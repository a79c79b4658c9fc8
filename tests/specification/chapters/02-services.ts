/** Section 2: the shared layout of service pages, and what each of them has of its own. */
import { expect, type Locator, type Page } from 'playwright/test';
import { type Edit, put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import {
  closing,
  fileOf,
  footer,
  leadsToContact,
  menu,
  now,
  opening,
  read,
  SERVICE_PAGES,
  section,
  spaced,
} from '../look.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';

const FIREWALL = '/protecao-redes-solucoes';
const VULNERABILITIES = '/gestao-vulnerabilidades';
const CHALLENGES = /desafio|problema/i;
const BENEFITS = /benefício|ganha/i;
const FEATURES = /recurso|funcionalidade/i;
const VENDORS = /fabricante|parceiro|ferramenta/i;

/** The same edit on every service page. */
const everywhere = (edit: (file: string) => Edit): Edit[] =>
  SERVICE_PAGES.map((path) => edit(fileOf(path)));

/** Items of a list or rows of a table, whichever a section has. */
const items = (scope: Locator): Locator => scope.locator('ul > li, ol > li, tbody > tr, dl > div');

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
  expect(await items(found).count()).toBeGreaterThanOrEqual(3);
  for (const text of await read(items(found))) expect(text.length).toBeGreaterThan(15);
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

/** The call to action of a page leads to the form. */
const callTo = (id: string, says: string, path: string, differs?: string): Statement => ({
  id,
  says,
  differs,
  tried: on(path, async (page) => {
    await leadsToContact(closing(page));
    await now(closing(page).locator('a[href^="/fale-conosco"]').first()).toBeVisible();
  }),
  breaks: [
    rewrite(fileOf(path), 'the call to action leads elsewhere', ({ sections }) => {
      for (const one of sections ?? [])
        if (`${one.type}` === 'call-to-action')
          for (const action of one.actions ?? []) action.to = '/sobre' as never;
    }),
    withoutSections(fileOf(path), /^type:call-to-action/),
  ],
});

const CATEGORIES: [id: string, says: string, title: string, products: RegExp][] = [
  ['53.2', 'identity and access', 'Identidade e acesso', /MFA.*Cofre/s],
  ['53.3', 'service and assets', 'Serviço e ativos', /Ativos.*Licenças/s],
  ['53.4', 'endpoints', 'Endpoints', /Gestor.*Móvel/s],
  ['53.5', 'IT operations', 'Operações de TI', /./],
  ['53.6', 'security, logs and SIEM', 'Segurança, registros e SIEM', /SIEM|Registros/],
  ['53.7', 'advanced analytics', 'Análise avançada', /./],
];

const CATALOGUE = '/softwares-gerenciamento-ti';
const categories = (page: Page) => page.locator('#catalogo details');

/** One step of a list of six: its place and its name. */
const step = (
  id: string,
  { path, place, title, says }: { path: string; place: number; title: string; says: string },
): Statement => ({
  id,
  says: `step ${place}: ${says}`,
  tried: on(path, async (page) => {
    const one = page
      .locator('#etapas ol')
      .first()
      .locator(':scope > li')
      .nth(place - 1);
    expect(await read(one.locator('h3'))).toEqual([title]);
    await now(one).toBeVisible();
    expect((await read(one.locator('p').filter({ hasText: /.{20}/ }))).length).toBeGreaterThan(0);
  }),
  breaks: [
    put(fileOf(path), `sections/steps/items/${place - 1}/title`, 'Outra etapa'),
    rewrite(fileOf(path), `step ${place} is the last`, ({ sections }) => {
      const steps = sections?.find((one) => `${one.type}` === 'steps')?.items;
      const moved = place === 6 ? 0 : place - 1;
      steps?.push(...(steps.splice(moved, 1) as never[]));
    }),
  ],
});

const steps = (path: string, line: number, titles: [title: string, says: string][]) =>
  titles.map(([title, says], index) =>
    step(`${line}.${index + 2}`, { path, place: index + 1, title, says }),
  );

const sixSteps = (id: string, path: string): Statement => ({
  id,
  says: `${path}: six numbered steps`,
  tried: on(path, async (page) => {
    const list = page.locator('#etapas ol').first();
    await now(list.locator(':scope > li')).toHaveCount(6);
    await now(list.locator(':scope > li').last()).toBeVisible();
  }),
  breaks: [
    remove(fileOf(path), 'sections/steps/items/2'),
    withoutSections(fileOf(path), /^type:steps/),
  ],
});

const stepsLead = (id: string, path: string): Statement => ({
  id,
  says: `${path}: a button to /fale-conosco with the steps`,
  tried: on(path, async (page) => leadsToContact(page.locator('#etapas'))),
  breaks: [put(fileOf(path), 'sections/steps/actions/0/to', '/sobre')],
});

const card = (page: Page, name: string) =>
  section(page, VENDORS)
    .locator('li')
    .filter({ has: page.locator('h3', { hasText: name }) });

/** A tool: its name and what it is, on a card. */
const tool = (id: string, says: string, tools: Record<string, RegExp>): Statement => ({
  id,
  says,
  tried: on(VULNERABILITIES, async (page) => {
    for (const [name, about] of Object.entries(tools))
      expect((await read(card(page, name))).join()).toMatch(about);
  }),
  breaks: Object.keys(tools).map((name) => swap('collections/vendors.json', `"${name}"`, '"X"')),
});

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
    says: 'benefits, three or more',
    tried: onEach(SERVICE_PAGES, (page) => expectItems(page, BENEFITS)),
    breaks: everywhere((file) => withoutSections(file, BENEFITS)),
  },
  {
    id: '46.5',
    says: 'features, three or more',
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
  {
    id: '49.1',
    says: 'firewall: a text about the architecture',
    tried: on(FIREWALL, async (page) => {
      const architecture = section(page, /arquitetura|se um firewall cai/i).first();
      await now(architecture).toBeVisible();
      expect((await read(architecture.locator('p'))).join(' ').length).toBeGreaterThan(200);
    }),
    breaks: [withoutSections(fileOf(FIREWALL), /arquitetura|se um firewall cai/i)],
  },
  {
    id: '49.2',
    says: 'firewall: a list of challenges',
    tried: on(FIREWALL, async (page) => {
      const compared = section(page, CHALLENGES).first();
      await now(compared.locator('ul').nth(0).locator('li')).toHaveCount(5);
      await now(compared.locator('ul').nth(0)).toContainText('Regras acumuladas');
    }),
    breaks: [
      remove(fileOf(FIREWALL), 'sections/challenges-solutions/challenges/items/0'),
      withoutSections(fileOf(FIREWALL), /^type:challenges-solutions/),
    ],
  },
  {
    id: '49.3',
    says: 'firewall: a list of solutions',
    tried: on(FIREWALL, async (page) => {
      const compared = section(page, CHALLENGES).first();
      await now(compared.locator('ul').nth(1).locator('li')).toHaveCount(5);
      await now(compared.locator('ul').nth(1)).toContainText('Inspeção TLS');
    }),
    breaks: [remove(fileOf(FIREWALL), 'sections/challenges-solutions/solutions/items/1')],
  },
  {
    id: '49.4',
    says: 'firewall: three feature cards',
    tried: on(FIREWALL, async (page) => {
      const cards = section(page, FEATURES)
        .first()
        .locator('ul > li')
        .filter({
          has: page.locator('h3'),
        });
      await now(cards).toHaveCount(3);
    }),
    breaks: [withoutSections(fileOf(FIREWALL), FEATURES)],
  },
  {
    id: '49.5',
    says: 'firewall: two vendor cards',
    tried: on(FIREWALL, async (page) => {
      const cards = section(page, VENDORS).first();
      expect(await read(cards.locator('li h3'))).toEqual(['Torreão NG', 'Palanca Edge']);
    }),
    breaks: [
      remove(fileOf(FIREWALL), 'sections/vendor-cards/vendors/1'),
      put(fileOf(FIREWALL), 'sections/vendor-cards/vendors/1', 'vedra-edr'),
    ],
  },
  callTo('49.6', 'firewall: the call to action leads to /fale-conosco', FIREWALL),
  {
    id: '49.7',
    says: 'firewall: a button to evaluate security has no action',
    differs: 'a button that does nothing helps nobody: it leads to the form',
    tried: on(FIREWALL, async (page) => {
      const button = opening(page).getByRole('link', { name: spaced(/avaliar a segurança/i) });
      await now(button).toBeVisible();
      await now(button).toHaveAttribute('href', /^\/fale-conosco/);
    }),
    breaks: [
      swap(fileOf(FIREWALL), '"Avaliar a segurança da rede"', '"Ler mais"'),
      swap(
        fileOf(FIREWALL),
        /"Avaliar a segurança da rede",(\s*)"to": "[^"]*"/,
        '"Avaliar a segurança da rede",$1"to": "/sobre"',
      ),
    ],
  },
  callTo('50.1', 'antivirus: the call to action leads to /fale-conosco', '/next-gen-antivirus'),
  callTo(
    '51.1',
    'monitoring management: the call to action does nothing',
    '/monitoramento-ti',
    'a button that does nothing helps nobody: it leads to the form',
  ),
  {
    id: '51.2',
    says: '/monitoramento is assembled from seven section blocks or more',
    tried: on('/monitoramento', async (page) => {
      expect(await page.locator('main section:has(h1, h2)').count()).toBeGreaterThanOrEqual(7);
    }),
    breaks: [
      rewrite(fileOf('/monitoramento'), 'six sections', (page) => {
        page.sections?.splice(1, page.sections.length - 6);
      }),
    ],
  },
  callTo(
    '52.1',
    'user training: the call to action does nothing',
    '/treinamento-usuarios',
    'a button that does nothing helps nobody: it leads to the form',
  ),
  callTo(
    '52.2',
    'secure remote access: the call to action does nothing',
    '/acesso-remoto-seguro',
    'a button that does nothing helps nobody: it leads to the form',
  ),
  {
    id: '53.1',
    says: 'IT management: an accordion of six categories',
    tried: on(CATALOGUE, async (page) => {
      await now(categories(page)).toHaveCount(6);
      expect(await read(categories(page).locator('summary h3'))).toEqual(
        CATEGORIES.map(([, , title]) => title),
      );
    }),
    breaks: [
      remove(fileOf(CATALOGUE), 'sections/accordion/items/5'),
      rewrite(fileOf(CATALOGUE), 'categories in another order', ({ sections }) => {
        const list = sections?.find((one) => `${one.type}` === 'accordion')?.items;
        list?.push(...(list.splice(1, 1) as never[]));
      }),
    ],
  },
  ...CATEGORIES.map(
    ([id, says, title, products], index): Statement => ({
      id,
      says: `category: ${says}`,
      tried: on(CATALOGUE, async (page) => {
        const category = categories(page).nth(index);
        expect(await read(category.locator('summary h3'))).toEqual([title]);
        expect((await read(category)).join()).toMatch(products);
        expect(await category.locator('dt, li').count()).toBeGreaterThanOrEqual(4);
      }),
      breaks: [
        put(fileOf(CATALOGUE), `sections/accordion/items/${index}/title`, 'Diversos'),
        rewrite(fileOf(CATALOGUE), `category ${index + 1} has one product`, ({ sections }) => {
          const list = sections?.find((one) => `${one.type}` === 'accordion')?.items;
          (list?.[index]?.entries as unknown as unknown[] | undefined)?.splice(1);
        }),
      ],
    }),
  ),
  {
    id: '53.8',
    says: 'one category is open at a time, and it can be closed',
    tried: alone(async ({ page }) => {
      await page.goto(CATALOGUE);
      const isOpen = (index: number) =>
        categories(page)
          .nth(index)
          .evaluate((one: HTMLDetailsElement) => one.open);
      await categories(page).nth(0).locator('summary').scrollIntoViewIfNeeded();
      expect(await isOpen(0)).toBe(true);
      await categories(page).nth(2).locator('summary').click();
      await expect.poll(() => isOpen(2)).toBe(true);
      await expect.poll(() => isOpen(0)).toBe(false);
      await categories(page).nth(2).locator('summary').click();
      await expect.poll(() => isOpen(2)).toBe(false);
      await expect(page.locator('#catalogo details[open]')).toHaveCount(0);
    }),
    breaks: [swap('src/sections/accordion/accordion.tsx', 'name={', 'data-name={')],
  },
  {
    id: '53.9',
    says: 'a broad catalogue: thirty third-party products or more',
    tried: on(CATALOGUE, async (page) => {
      const names = await read(page.locator('#catalogo details dt, #catalogo details li strong'));
      expect(new Set(names).size).toBeGreaterThanOrEqual(30);
    }),
    breaks: [
      rewrite(fileOf(CATALOGUE), 'four products a category', ({ sections }) => {
        const list = sections?.find((one) => `${one.type}` === 'accordion')?.items;
        for (const one of list ?? []) (one.entries as unknown as unknown[]).splice(4);
      }),
    ],
  },
  callTo('53.10', 'IT management: the call to action leads to /fale-conosco', CATALOGUE),
  {
    id: '54.1',
    says: 'vulnerability management: a hero',
    tried: on(VULNERABILITIES, async (page) => {
      const hero = page.locator('main section').first();
      await now(hero.getByRole('heading', { level: 1 })).toBeVisible();
      await now(hero.locator('img:visible, figure:visible').first()).toBeVisible();
      await now(hero).toContainText(/vulnerab|falhas/i);
      await leadsToContact(hero);
    }),
    breaks: [
      rewrite(fileOf(VULNERABILITIES), 'the hero leads nowhere', ({ sections }) => {
        if (sections?.[0]) delete sections[0].actions;
      }),
    ],
  },
  {
    id: '54.2',
    says: 'four tool cards',
    tried: on(VULNERABILITIES, async (page) => {
      const cards = section(page, VENDORS)
        .first()
        .locator('li')
        .filter({
          has: page.locator('h3'),
        });
      await now(cards).toHaveCount(4);
    }),
    breaks: [remove(fileOf(VULNERABILITIES), 'sections/vendor-cards/vendors/3')],
  },
  tool('54.3', 'a vulnerability scanner', { 'Varredo Scan': /varredura/i }),
  tool('54.4', 'a risk-based remediation tool', { 'Varredo Prioriza': /correção por risco/i }),
  tool('54.5', 'two endpoint and vulnerability managers', {
    'Varredo Agente': /vulnerabilidades/i,
    'Vedra Gestor': /endpoints/i,
  }),
  callTo(
    '54.6',
    'a contact call to action, whose handler the specification does not show',
    VULNERABILITIES,
    'it leads to the form',
  ),
  {
    id: '54.7',
    says: 'the scanner has more than 75,000 plugins',
    tried: on(VULNERABILITIES, async (page) => {
      expect((await read(card(page, 'Varredo Scan'))).join()).toMatch(/mais de 75\.000/i);
    }),
    breaks: [swap('collections/vendors.json', '75.000', '7.500')],
  },
  sixSteps('55.1', '/defesa-cibernetica'),
  ...steps('/defesa-cibernetica', 55, [
    ['Identificação de ativos', 'asset identification'],
    ['Avaliação de vulnerabilidades', 'vulnerability assessment'],
    ['Análise e classificação', 'analysis and classification'],
    ['Plano de mitigação', 'mitigation plan'],
    ['Monitoramento contínuo', 'continuous monitoring'],
    ['Integração com o SOC', 'SOC integration'],
  ]),
  stepsLead('55.8', '/defesa-cibernetica'),
  sixSteps('56.1', '/nsoc'),
  ...steps('/nsoc', 56, [
    ['Entrada em operação', 'onboarding'],
    ['Monitoramento proativo', 'proactive monitoring'],
    ['Detecção de incidentes', 'incident detection'],
    ['Resposta rápida', 'fast response'],
    ['Suporte especializado', 'specialised support'],
    ['Relatórios', 'reports'],
  ]),
  stepsLead('56.8', '/nsoc'),
] satisfies Statement[];
