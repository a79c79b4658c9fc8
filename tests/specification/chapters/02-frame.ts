/** Section 2: header and footer, on every page. */
import { expect, type Page } from 'playwright/test';
import { put, remove, rewrite, swap } from '../edits.ts';
import { EVENT, footer, menu, now, read } from '../look.ts';
import { alone, on, type Statement } from '../statement.ts';

const WHATSAPP = 'Olá, vim pelo site da Baluarte e gostaria de falar com um especialista.';

/** An address of the footer, and what opens. */
const footerLink = (
  id: string,
  {
    path,
    opens,
    title,
    breaks,
  }: { path: string; opens: string; title: RegExp } & Pick<
    Extract<Statement, { tried: unknown }>,
    'breaks'
  >,
): Statement => ({
  id,
  says: `the footer leads to ${path}`,
  tried: alone(async ({ page }) => {
    await page.goto('/');
    const link = footer(page).locator(`a[href="${path}"]`).first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(opens);
    await expect(page).toHaveTitle(title);
    expect((await page.request.get(path)).status()).toBe(200);
  }),
  breaks,
});

const MOBILE = { viewport: { width: 390, height: 844 } };

const whatsappButton = (page: Page) =>
  page.getByLabel('Conversar pelo WhatsApp (abre em nova aba)');

async function opensChat(page: Page): Promise<void> {
  const button = whatsappButton(page);
  await now(button).toBeInViewport();
  await now(button).toHaveAttribute('target', '_blank');
  const href = new URL((await button.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/5511900000000');
  expect(href.searchParams.get('text')).toBe(WHATSAPP);
}

export default [
  footerLink('43.1', {
    path: '/contato',
    opens: '/fale-conosco',
    title: /Fale conosco/,
    breaks: [
      remove('navigation.json', 'footer/columns/Empresa/links/Contato'),
      put('redirects.json', 'redirects/0/to', '/sobre'),
    ],
  }),
  {
    id: '43.2',
    says: 'the footer leads to /portal-cliente',
    differs: 'its link is the portal itself, in a new tab; /portal-cliente leads there too',
    tried: on('/', async (page) => {
      const link = footer(page).getByRole('link', { name: /^Portal do cliente/ });
      await now(link).toHaveAttribute('href', 'https://portal.baluarte.example');
      await now(link).toHaveAttribute('target', '_blank');
      const answer = await page.request.get('/portal-cliente', { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe('https://portal.baluarte.example');
    }),
    breaks: [
      remove('navigation.json', 'footer/columns/Empresa/links/Portal do cliente'),
      put('redirects.json', 'redirects/2/to', 'https://outro.example'),
    ],
  },
  footerLink('43.3', {
    path: '/treinamentos',
    opens: '/treinamento-usuarios',
    title: /Treinamento de usuários/,
    breaks: [
      remove('navigation.json', 'footer/columns/Soluções/links/Treinamentos'),
      put('redirects.json', 'redirects/1/to', '/nsoc'),
    ],
  }),
  footerLink('43.4', {
    path: '/termos',
    opens: '/termos',
    title: /Termos de uso/,
    breaks: [remove('navigation.json', 'footer/legal/Termos de uso')],
  }),
  footerLink('43.5', {
    path: '/privacidade',
    opens: '/privacidade',
    title: /privacidade/i,
    breaks: [remove('navigation.json', 'footer/legal/Privacidade')],
  }),
  footerLink('43.6', {
    path: '/cookies',
    opens: '/cookies',
    title: /cookies/i,
    breaks: [remove('navigation.json', 'footer/legal/Cookies')],
  }),
  {
    id: '43.7',
    says: 'the menu has the groups Solutions and Services, which open',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const nav = menu(page).getByRole('navigation');
      expect(await read(nav.locator('li > button'))).toEqual(['Soluções', 'Serviços']);
      for (const [name, link] of [
        ['Soluções', /^Antivírus de próxima geração/],
        ['Serviços', /^NOC e SOC 24x7/],
      ] as const) {
        await expect(nav.getByRole('link', { name: link })).toBeHidden();
        await nav.getByRole('button', { name }).click();
        await expect(nav.getByRole('link', { name: link })).toBeVisible();
      }
    }),
    breaks: [
      put('navigation.json', 'header/links/Serviços/label', 'Ofertas'),
      rewrite('navigation.json', 'items in another order', ({ header }) =>
        header?.links?.reverse(),
      ),
    ],
  },
  {
    id: '43.8',
    says: 'the mobile menu is collapsed and has expandable groups, one open at a time',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const list = page.locator('#_menu-mobile');
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: 'Abrir o menu' }).click();
      await expect(list).toBeVisible();
      expect(await read(list.locator('summary'))).toEqual(['Soluções', 'Serviços']);
      const firewall = list.getByRole('link', { name: 'Proteção de redes' });
      await expect(firewall).toBeHidden();
      await list.getByText('Soluções', { exact: true }).click();
      await expect(firewall).toBeVisible();
      await list.getByText('Serviços', { exact: true }).click();
      await expect(firewall).toBeHidden();
      await expect(list.getByRole('link', { name: 'NOC e SOC 24x7' })).toBeVisible();
    }, MOBILE),
    breaks: [
      put('navigation.json', 'header/links/Soluções/label', 'Produtos'),
      swap('src/app/shell/mobile-menu.tsx', 'name="menu"', 'name={undefined}'),
    ],
  },
  {
    id: '43.9',
    says: 'the footer has a customer portal link',
    tried: on('/nsoc', async (page) => {
      const link = footer(page).getByRole('link', { name: 'Portal do cliente (abre em nova aba)' });
      await now(link).toBeVisible();
      await now(link).toHaveAttribute('href', 'https://portal.baluarte.example');
    }),
    breaks: [remove('navigation.json', 'footer/columns/Empresa/links/Portal do cliente')],
  },
  {
    id: '43.10',
    says: 'social links: LinkedIn, Instagram, YouTube and Facebook, in a new tab',
    tried: on('/', async (page) => {
      const links = footer(page).getByRole('list', { name: 'Redes sociais' }).getByRole('link');
      const found = await links.evaluateAll((all) =>
        all.map((one) => [one.ariaLabel, one.getAttribute('href'), one.getAttribute('target')]),
      );
      expect(found).toEqual(
        ['LinkedIn', 'Instagram', 'YouTube', 'Facebook'].map((name) => [
          `${name} (abre em nova aba)`,
          `https://social.example/baluarte-${name.toLowerCase()}`,
          '_blank',
        ]),
      );
    }),
    breaks: [
      remove('site.json', 'social/Instagram'),
      put('site.json', 'social/3/to', 'https://social.example/outra'),
    ],
  },
  {
    id: '43.11',
    says: 'the phone in the footer',
    tried: on('/', async (page) => {
      const phone = footer(page).locator('a[href="tel:+551130000000"]');
      await now(phone).toBeVisible();
      expect(await read(phone)).toEqual(['(11) 3000-0000']);
    }),
    breaks: [
      put('site.json', 'contacts/phone/to', 'tel:+551130000001'),
      put('site.json', 'contacts/phone/label', '(11) 3000-0001'),
    ],
  },
  {
    id: '43.12',
    says: 'the e-mail in the footer',
    tried: on('/', async (page) => {
      const email = footer(page).locator('a[href="mailto:contato@baluarte.example"]');
      await now(email).toBeVisible();
      expect(await read(email)).toEqual(['contato@baluarte.example']);
    }),
    breaks: [put('site.json', 'contacts/email/to', 'mailto:outro@baluarte.example')],
  },
  {
    id: '43.13',
    says: 'the address in the footer',
    tried: on('/', async (page) => {
      expect((await read(footer(page).locator('address'))).join()).toMatch(
        /^Rua do Forte, 100, sala 1 ?Jardim do Baluarte ?Cotia, SP ?CEP 00000-000$/,
      );
    }),
    breaks: [remove('site.json', 'contacts/address/1')],
  },
  {
    id: '43.14',
    says: 'the copyright year is 2024',
    tried: on('/', async (page) => {
      expect((await read(footer(page).locator('p').filter({ hasText: '©' }))).join()).toMatch(
        /^© 2024 Baluarte/,
      );
    }),
    breaks: [
      put('site.json', 'copyrightYear', 2026),
      put('messages.json', 'navigation/copyright', '{name}'),
    ],
  },
  {
    id: '43.15',
    says: 'a WhatsApp chat button with a pre-filled text',
    tried: on('/', opensChat),
    breaks: [
      put('site.json', 'contacts/whatsapp/message', 'Olá.'),
      put('site.json', 'contacts/whatsapp/number', '5511911111111'),
    ],
  },
  {
    id: '43.16',
    says: 'and on the event page',
    tried: on(EVENT, opensChat),
    breaks: [put('site.json', 'contacts/whatsapp/number', '5511911111111')],
  },
] satisfies Statement[];
