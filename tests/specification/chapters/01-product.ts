/** Section 1: what the product does and for whom. */
import { expect } from 'playwright/test';
import { put, remove, renamed, swap, withoutSections } from '../edits.ts';
import { EVENT, follow, footer, LANDING, menu, now, opening, read, section } from '../look.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';

const MENU = { solucoes: 'Soluções', servicos: 'Serviços' };

/** A service is offered: the menu has it, and what opens is about it. */
const offered = (
  id: string,
  says: string,
  {
    path,
    label,
    about,
    group,
  }: { path: string; label: string; about: RegExp; group: keyof typeof MENU },
): Statement => ({
  id,
  says: `${says} is offered, from the menu`,
  tried: [
    on('/', async (page) => {
      const link = menu(page).locator(`nav[aria-label] a[href="${path}"]`);
      expect((await read(link))[0]).toContain(label);
    }),
    on(path, async (page) => {
      await now(page).toHaveTitle(about);
      await now(opening(page)).toHaveCount(1);
    }),
  ],
  breaks: [
    remove('navigation.json', `header/links/${MENU[group]}/links/${label}`),
    put(`pages/${group}${path}.json`, 'meta/title', 'Outra coisa muito diferente | Baluarte'),
  ],
});

const PUBLIC = [
  '/',
  '/sobre',
  '/materiais',
  '/fale-conosco',
  '/nsoc',
  '/case-afip',
  LANDING,
  EVENT,
];

const figure = (id: string, says: string, value: string, label: RegExp): Statement => ({
  id,
  says,
  tried: on('/', async (page) => {
    const fact = opening(page).locator('dl > div').filter({ hasText: label });
    expect(await read(fact.locator('dd'))).toEqual([value]);
  }),
  breaks: [swap('pages/inicio.json', `"value": "${value}"`, '"value": "9"')],
});

export default [
  {
    id: '3.1',
    says: 'a public marketing site in Portuguese, of a Brazilian security company, for companies',
    tried: on('/', async (page) => {
      await now(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await now(page).toHaveTitle(/Segurança da informação para empresas/);
      await now(footer(page)).toContainText(/Segurança da Informação Ltda/);
      await now(page.getByRole('heading', { level: 1 })).toContainText('empresas');
    }),
    breaks: [
      put('site.json', 'language', 'en'),
      put('pages/inicio.json', 'sections/hero-carousel/title', 'Jardins para quem gosta deles'),
    ],
  },
  offered('7.1', 'managed security', {
    path: '/protecao-redes',
    label: 'Segurança de redes',
    about: /segurança de redes/i,
    group: 'servicos',
  }),
  offered('7.2', 'monitoring', {
    path: '/monitoramento',
    label: 'Monitoramento',
    about: /monitoramento/i,
    group: 'servicos',
  }),
  offered('7.3', 'SOC/NOC', {
    path: '/nsoc',
    label: 'NOC e SOC 24x7',
    about: /NOC e SOC 24x7/,
    group: 'servicos',
  }),
  offered('7.4', 'network protection', {
    path: '/protecao-redes-solucoes',
    label: 'Proteção de redes',
    about: /proteção de redes/i,
    group: 'solucoes',
  }),
  offered('7.5', 'vulnerability management', {
    path: '/gestao-vulnerabilidades',
    label: 'Gestão de vulnerabilidades',
    about: /gestão de vulnerabilidades/i,
    group: 'solucoes',
  }),
  offered('7.6', 'user security training', {
    path: '/treinamento-usuarios',
    label: 'Treinamento de usuários',
    about: /treinamento de usuários/i,
    group: 'solucoes',
  }),
  offered('7.7', 'cyber defence strategy', {
    path: '/defesa-cibernetica',
    label: 'Estratégia de defesa cibernética',
    about: /defesa cibernética/i,
    group: 'servicos',
  }),
  {
    id: '8.1',
    says: 'visitors can read about the company and its partners',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await expect(section(page, /parceiros/i).locator('ul[aria-hidden] li')).toHaveCount(10);
      await follow(page, menu(page).getByRole('link', { name: 'Sobre', exact: true }), '/sobre');
      await expect(page).toHaveTitle(/Sobre a empresa/);
    }),
    breaks: [
      remove('navigation.json', 'header/links/Sobre'),
      remove('pages/inicio.json', 'sections/partner-strip'),
    ],
  },
  {
    id: '9.1',
    says: 'visitors can read service pages, from the menu: seven solutions, four services',
    tried: on('/', async (page) => {
      const inItem = (index: number) =>
        page
          .locator(`#_menu-${index} a`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await inItem(0)).toEqual(
        expect.arrayContaining([
          '/protecao-redes-solucoes',
          '/next-gen-antivirus',
          '/monitoramento-ti',
          '/treinamento-usuarios',
          '/acesso-remoto-seguro',
          '/softwares-gerenciamento-ti',
          '/gestao-vulnerabilidades',
        ]),
      );
      expect(await inItem(1)).toEqual([
        '/defesa-cibernetica',
        '/nsoc',
        '/monitoramento',
        '/protecao-redes',
      ]);
    }),
    breaks: [
      remove('navigation.json', 'header/links/Soluções/links/Acesso remoto seguro'),
      remove('navigation.json', 'header/links/Serviços/links/Monitoramento'),
    ],
  },
  {
    id: '9.2',
    says: 'visitors can read four customer cases',
    tried: alone(async ({ page }) => {
      for (const client of ['Barbosa', 'AFIP', 'Cometa', 'NovaQuest']) {
        await page.goto('/materiais');
        const card = page.locator('#casos li').filter({ hasText: client });
        await follow(page, card.getByRole('link'), `/case-${client.toLowerCase()}`);
        await expect(page).toHaveTitle(new RegExp(client));
      }
    }),
    breaks: [remove('pages/materiais.json', 'sections/case-cards/cases/2')],
  },
  {
    id: '10.1',
    says: 'visitors can download and view materials',
    tried: alone(async ({ page }) => {
      await page.goto('/materiais');
      const started = page.waitForEvent('download', { timeout: 8_000 });
      await page
        .getByRole('link', { name: /^Baixar em PDF/ })
        .first()
        .click();
      expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
      await expect(page.getByRole('button', { name: 'Assistir' })).toBeVisible();
    }),
    breaks: [
      withoutSections('pages/materiais.json', /^type:guide-cards/),
      withoutSections('pages/materiais.json', /^type:video/),
    ],
  },
  {
    id: '11.1',
    says: 'visitors can send a contact request by a form',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const link = menu(page).getByRole('link', { name: 'Fale conosco' });
      await follow(page, link, '/fale-conosco');
      const form = page.getByRole('form', { name: 'Formulário de contato' });
      await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
    }),
    breaks: [
      put('navigation.json', 'header/action/to', '/sobre'),
      put('forms/contato.json', 'submitLabel', 'Limpar'),
    ],
  },
  {
    id: '12.1',
    says: 'visitors can register for the event, a roundtable',
    differs:
      'the event is over: who registers does so for the next edition, before it for this one',
    tried: [
      on(EVENT, async (page) => {
        await now(page).toHaveTitle(/Roundtable/);
        const form = page.getByRole('form', { name: 'Roundtable Sessions' });
        await now(form.getByRole('button', { name: 'Quero participar' })).toBeVisible();
        await now(section(page, /lista da próxima mesa/)).toHaveCount(1);
      }),
      alone(async ({ page }) => {
        await page.clock.setFixedTime('2025-07-20T10:00:00-03:00');
        await page.goto(EVENT);
        await page.mouse.move(5, 5);
        await expect(section(page, /Inscreva-se na 2ª edição/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Quero participar' })).toBeVisible();
      }),
    ],
    breaks: [
      swap('pages/lp/roundtable-cotia.json', 'Entre na lista da próxima mesa', 'Adeus'),
      swap('pages/lp/roundtable-cotia.json', 'Inscreva-se na 2ª edição', 'Adeus'),
    ],
  },
  {
    id: '13.1',
    says: 'visitors can reach the customer portal, in a new tab',
    tried: alone(async ({ page, context }) => {
      await context.route('https://portal.baluarte.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
      );
      await page.goto('/');
      const opened = page.waitForEvent('popup', { timeout: 8_000 });
      await menu(page)
        .getByRole('link', { name: /^Portal do cliente/ })
        .click();
      await expect(await opened).toHaveURL('https://portal.baluarte.example/');
      await expect(page).toHaveURL('/');
    }),
    breaks: [
      put('redirects.json', 'redirects/2/to', 'https://outro.example'),
      remove('navigation.json', 'header/links/Portal do cliente'),
    ],
  },
  {
    id: '15.1',
    says: 'an administrative sign-in and sign-up screen uses a hosted backend',
    tried: alone(async ({ page }) => {
      const asked = page.waitForRequest(/\/auth\/v1\/token\?grant_type=password/);
      await page.goto('/auth');
      await page.locator('main form[data-ready]').first().waitFor({ state: 'attached' });
      await page.getByLabel('E-mail').first().fill('ninguem@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).first().fill('uma senha');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      expect((await asked).method()).toBe('POST');
      await page.getByRole('tab', { name: 'Cadastrar' }).click();
      await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible();
    }),
    breaks: [
      put('forms/sign-in.json', 'submit/action', 'resend'),
      remove('pages/conta/auth.json', 'sections/auth-panel/tabs/cadastrar'),
    ],
  },
  {
    id: '15.2',
    says: 'public pages need no sign-in',
    tried: onEach(PUBLIC, async (page, path) => {
      await now(page).toHaveURL(path);
      await now(page).not.toHaveTitle(/não encontrada/);
      await now(page.getByRole('heading', { level: 1 })).toBeVisible();
      await now(page.locator('main input[type=password]')).toHaveCount(0);
    }),
    breaks: [renamed('/materiais')],
  },
  figure('15.3', 'more than 20 years', '20+', /anos/),
  {
    id: '15.4',
    says: '2000+ projects; 1800+ in the history tab',
    tried: [
      on('/', async (page) => {
        const fact = opening(page)
          .locator('dl > div')
          .filter({ hasText: /projetos/ });
        expect(await read(fact.locator('dd'))).toEqual(['2000+']);
      }),
      on('/sobre', async (page) => {
        const tab = page.locator('[role=tabpanel]').filter({ hasText: /1800\+/ });
        await now(tab).toHaveCount(1);
        expect(await read(tab.locator('dl > div').filter({ hasText: /projetos/ }))).toEqual([
          expect.stringContaining('1800+'),
        ]);
      }),
    ],
    breaks: [
      swap('pages/inicio.json', '"value": "2000+"', '"value": "1900+"'),
      swap('pages/sobre.json', '"value": "1800+"', '"value": "1700+"'),
    ],
  },
  figure('15.5', '150+ clients', '150+', /clientes/),
  figure('15.6', 'support 24x7', '24x7', /suporte/),
] satisfies Statement[];
