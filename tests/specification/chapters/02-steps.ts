/** Section 2: vulnerability management, and the steps of defence and NOC/SOC. */
import { expect, type Page } from 'playwright/test';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import { fileOf, leadsToContact, now, read, section } from '../look.ts';
import { callTo, VENDORS } from '../services.ts';
import { on, type Statement } from '../statement.ts';

const VULNERABILITIES = '/gestao-vulnerabilidades';

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
    rewrite(
      fileOf(path),
      `step ${place} is the last`,
      ({ sections }) => {
        const steps = sections?.find((one) => `${one.type}` === 'steps')?.items;
        const moved = place === 6 ? 0 : place - 1;
        steps?.push(...(steps.splice(moved, 1) as never[]));
      },
      'sections/steps/items',
    ),
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
