/** How trials find on a page what a person would see there. */
import { expect, type Locator, type Page } from 'playwright/test';

/** For what is there as soon as the page is: it is not waited for. */
export const now = expect.configure({ timeout: 1_500 });

/** The same text, with unbreakable spaces too. */
export const spaced = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll(' ', '\\s+'), flags);

/** The sections with such a heading, or such a line above it. */
export function section(page: Page, heading: RegExp): Locator {
  const named = page.locator('h1, h2, header p:first-child').filter({ hasText: spaced(heading) });
  return page.locator('main section').filter({ has: named });
}

/** What stands first on a page, with its title. */
export const opening = (page: Page): Locator =>
  page.locator('main section').filter({ has: page.locator('h1') });

/** What stands last on a page. */
export const closing = (page: Page): Locator => page.locator('main section').last();

/** Texts as they are read: an unbreakable space is a space. */
export const read = async (scope: Locator): Promise<string[]> =>
  (await scope.allTextContents()).map((text) => text.replace(/[\s\u00a0]+/g, ' ').trim());

/** What pictures show, as their alternative texts say it. */
export const alternatives = (images: Locator): Promise<string[]> =>
  images.evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''));

/** Where the links of a part of the page lead, without what a form is told by them. */
export async function targets(scope: Locator): Promise<string[]> {
  const hrefs = await scope
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.replace(/[?#].*/, ''));
}

/** Whether a part of the page leads to the contact form. */
export const leadsToContact = async (scope: Locator): Promise<void> =>
  expect(await targets(scope)).toContain('/fale-conosco');

export const menu = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Follows the first link of a part of the page, as a visitor does. */
export async function follow(page: Page, link: Locator, path: string): Promise<void> {
  await link.first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const SERVICE_PAGES = [
  '/protecao-redes-solucoes',
  '/next-gen-antivirus',
  '/monitoramento-ti',
  '/treinamento-usuarios',
  '/acesso-remoto-seguro',
  '/softwares-gerenciamento-ti',
  '/gestao-vulnerabilidades',
  '/defesa-cibernetica',
  '/nsoc',
  '/monitoramento',
  '/protecao-redes',
];

export const CASES = ['/case-barbosa', '/case-afip', '/case-cometa', '/case-novaquest'];
export const LANDING = '/lp/cybersecurity/exemplo-seguranca';
export const EVENT = '/lp/campaigns/roundtable-sessions-cotia';

/** The file of a service page. */
export const fileOf = (path: string): string =>
  `pages/${SERVICE_PAGES.indexOf(path) < 7 ? 'solucoes' : 'servicos'}${path}.json`;

/** The file of a case page. */
export const caseFile = (path: string): string => `pages/casos/${path.slice(6)}.json`;

/** What stands under a word: in the column of a table, in a list, or in a part of each pair. */
export const under = (page: Page, word: string): Promise<string[]> =>
  page.locator('main').evaluate((main, name) => {
    const headings = [...main.querySelectorAll('th[scope=col], h3')];
    const heading = headings.find((one) => one.textContent?.trim() === name);
    if (!heading) return [];
    const place = (one: Element) => [...(one.parentElement?.children ?? [])].indexOf(one);
    const textsOf = (all: Iterable<Element>) => [...all].map((one) => one.textContent ?? '');
    const side = heading.parentElement as Element;
    if (heading.tagName === 'TH') {
      const rows = heading.closest('table')?.querySelectorAll('tbody > tr') ?? [];
      return textsOf([...rows].flatMap((row) => row.children[place(heading)] ?? []));
    }
    const list = side.querySelector(':scope > :is(ul, ol)');
    if (list) return textsOf(list.children);
    const pairs = side.closest('ol, ul');
    /** The way from a pair to its side, the same in each. */
    const way: number[] = [];
    for (let at = side; at.parentElement && at.parentElement !== pairs; at = at.parentElement)
      way.unshift(place(at));
    const sideOf = (pair: Element) =>
      way.reduce<Element | undefined>((at, index) => at?.children[index], pair);
    return textsOf([...(pairs?.children ?? [])].flatMap((pair) => sideOf(pair) ?? []));
  }, word);
