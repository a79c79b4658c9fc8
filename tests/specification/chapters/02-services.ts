/** Section 2: what service pages have of their own. */
import { expect, type Page } from 'playwright/test';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import { fileOf, now, opening, read, section, spaced, under } from '../look.ts';
import { callTo, FEATURES, VENDORS } from '../services.ts';
import { alone, on, type Statement } from '../statement.ts';

const FIREWALL = '/protecao-redes-solucoes';

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

export default [
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
      const challenges = await under(page, 'Desafios: como chega até nós');
      expect(challenges).toHaveLength(5);
      expect(challenges[0]).toContain('Regras acumuladas');
    }),
    breaks: [
      rewrite(fileOf(FIREWALL), 'without its first pair', ({ sections }) => {
        const pairs = sections?.find(
          ({ type }) => String(type) === 'challenges-solutions',
        ) as never as Record<'challenges' | 'solutions', { items: string[] }> & {
          pictures: unknown[];
        };
        for (const list of [pairs.challenges.items, pairs.solutions.items, pairs.pictures])
          list.shift();
      }),
      withoutSections(fileOf(FIREWALL), /^type:challenges-solutions/),
    ],
  },
  {
    id: '49.3',
    says: 'firewall: a list of solutions',
    tried: on(FIREWALL, async (page) => {
      const solutions = await under(page, 'Soluções: como fica');
      expect(solutions).toHaveLength(5);
      expect(solutions[1]).toContain('Inspeção TLS');
    }),
    breaks: [
      put(fileOf(FIREWALL), 'sections/challenges-solutions/solutions/items/1', 'Outra solução'),
    ],
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
        rewrite(
          fileOf(CATALOGUE),
          `category ${index + 1} has one product`,
          ({ sections }) => {
            const list = sections?.find((one) => `${one.type}` === 'accordion')?.items;
            (list?.[index]?.entries as unknown as unknown[] | undefined)?.splice(1);
          },
          `sections/accordion/items/${index}`,
        ),
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
    breaks: [swap('src/blocks/sections/accordion/accordion.tsx', 'name={', 'data-name={')],
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
] satisfies Statement[];
