/** Section 2: case pages. */
import { expect, type Page } from 'playwright/test';
import { put, remove, rewrite, withoutSections } from '../edits.ts';
import {
  CASES,
  caseFile,
  closing,
  leadsToContact,
  now,
  opening,
  read,
  section,
  spaced,
  under,
} from '../look.ts';
import { on, onEach, type Statement } from '../statement.ts';

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
    has: page.locator('header p, h2').filter({ hasText: spaced(/Resultados/) }),
  });

const caseList = (id: string, says: string, word: string): Statement => ({
  id,
  says,
  tried: onEach(CASES, async (page) => {
    const texts = await under(page, word);
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) expect(text.length).toBeGreaterThan(15);
    await now(page.locator('main :is(th, h3)').getByText(word, { exact: true })).toBeVisible();
  }),
  breaks: [
    put('messages.json', `cases/${word === 'Desafios' ? 'challenges' : 'solutions'}`, 'Lista'),
    ...CASES.map((path) =>
      rewrite(caseFile(path), 'without challenges and solutions', (page) => {
        page.sections = page.sections?.filter(
          ({ parts, type }) => `${parts}` !== 'answer' && String(type) !== 'challenges-solutions',
        ) as never;
      }),
    ),
  ],
});

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
    breaks: CLIENTS.map((client) =>
      put('collections/cases.json', `${client}/sector`, 'Outro ramo'),
    ),
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
    breaks: CLIENTS.map((client) =>
      put('collections/cases.json', `${client}/figures/0/value`, 'muitas'),
    ),
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
  caseList('57.6', 'a list of challenges', 'Desafios'),
  caseList('57.7', 'a list of solutions', 'Soluções'),
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
    says: 'progress bars in them, where a result is a share; each with a name and a value, in words too',
    tried: onEach(CASES, async (page) => {
      const bars = results(page).locator('progress');
      expect(await bars.count()).toBeGreaterThanOrEqual(1);
      for (const bar of await bars.all()) {
        await now(bar).toBeVisible();
        await now(bar).toHaveAttribute('value', /./);
        await now(bar).toHaveAttribute('aria-valuetext', /./);
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
        page.sections = page.sections?.filter(
          (one) => one.parts?.length !== 0 && `${one.type}` !== 'steps',
        ) as never;
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
] satisfies Statement[];
