import { expect, test } from 'vitest';
import { factsOf } from '../read/site/config-file.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import { createRecordKeys } from './record-keys.ts';
import { workspaceLinks } from './workspace-links.ts';

const page = (path: string, type: string, title: string, language?: string) => {
  const value = { path, meta: { title: `${title} | Forte` }, sections: [{ type }], language };
  const facts = factsOf(path, value);
  return { path, facts, page: value, mentioned: { names: [] } } as unknown as SitePage;
};
const PANEL = page('/work', 'submission-panel', 'Panel');
const FIGURES = page('/work/figures', 'submission-figures', 'Figures');
const TEAM = page('/a-team', 'team', 'Team');
const HOME = page('/', 'hero', 'Home');

const linksOn = (on: SitePage, pages: SitePage[], workspace?: object[]) =>
  workspaceLinks(on.facts, configOf(pages, workspace));
const configOf = (pages: SitePage[], workspace?: object[]) =>
  ({
    site: { language: 'en', brand: { name: 'Forte' }, otherLanguages: ['pt-BR'] },
    navigation: { workspace },
    records: {},
    pages,
  }) as unknown as SiteConfig;

const ALL = [HOME, TEAM, FIGURES, PANEL];

test('the pages of the workspace lead to each other, the panel first, each to those whom it is for', () => {
  const links = [
    { label: 'Panel', to: '/work' },
    { label: 'Team', to: '/a-team', roles: ['admin'] },
    { label: 'Figures', to: '/work/figures' },
  ];
  expect(linksOn(PANEL, ALL)).toEqual(links);
  expect(linksOn(TEAM, ALL)).toEqual(links);
  expect(linksOn(HOME, ALL)).toBeUndefined();
});

test('a page that stands alone leads nowhere', () => {
  expect(linksOn(PANEL, [HOME, PANEL])).toEqual([]);
});

test('pages in another language lead to their own', () => {
  const painel = page('/pt/painel', 'submission-panel', 'Painel', 'pt-BR');
  expect(linksOn(painel, [...ALL, painel])).toEqual([]);
  expect(linksOn(PANEL, [PANEL, painel])).toEqual([]);
});

test('links of navigation.json stand for them, with the roles of their pages', () => {
  const written = [
    { label: 'People', to: '/a-team' },
    { label: 'Help', to: 'https://help.example' },
  ];
  expect(linksOn(PANEL, ALL, written)).toEqual([{ ...written[0], roles: ['admin'] }, written[1]]);
});

test('a page is made anew once another joins the workspace', () => {
  const keyIn = (pages: SitePage[]) => createRecordKeys(configOf(pages))(PANEL);
  expect(keyIn([PANEL, TEAM])).not.toBe(keyIn([PANEL]));
  expect(createRecordKeys(configOf(ALL))(HOME)).toBe('');
});
