import { afterAll, expect, test } from 'vitest';
import { renderPage } from '../../app/prerender/prerender.tsx';
import { bilingual } from '../../blocks/checks/translations/testing/codes.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { ofFixtureSite } from '../testing/edits.ts';
import { createFixture, page } from '../testing/fixture.ts';
import { compilerOfLanguages, inLanguage } from './in-language.ts';

const messages = ofFixtureSite('messages.json');
const fixture = createFixture({
  ...bilingual,
  'site-config/languages/en/messages.json': {
    ...messages,
    navigation: { ...messages.navigation, openMenu: 'Open the menu' },
  },
  'site-config/languages/en/site.json': {
    brand: { tagline: 'We guard.' },
    clock: '12h',
    social: [{ label: 'Photos', to: 'https://photos.example', icon: 'Instagram' }],
  },
  'site-config/pages/en/about.json': {
    ...page('/en/about'),
    language: 'en',
    translationOf: '/sobre',
  },
});
afterAll(() => fixture.remove());

const { config } = createSiteConfigLoader(fixture.root)();
if (!config) throw new Error('The fixture has errors');
const configs = ['pt-BR', 'en'].map((language) => inLanguage(config, language));
const compiler = compilerOfLanguages(configs, (each) =>
  createCompiler(each, `${fixture.root}/public`, { ...process.env, DEMO: 'on' }),
);
const pageAt = (path: string) => {
  const found = config.pages.find((each) => each.path === path);
  if (!found) throw new Error(`No page ${path}`);
  return compiler.page(found);
};

test('the data of a language has its words, and the own ones where it says nothing', async () => {
  const [own, [english]] = [await compiler.site(), await compiler.inOtherLanguages()];
  expect(own.messages.navigation.openMenu).toBe(messages.navigation.openMenu);
  expect(english?.messages.navigation.openMenu).toBe('Open the menu');
  expect(english?.site.brand).toMatchObject({ name: 'Forte', tagline: 'We guard.' });
  expect(own.site.social.map(({ label }) => label)).not.toContain('Photos');
  expect(english?.site.social.map(({ label }) => label)).toEqual(['Photos']);
  expect([own.site.clock, english?.site.clock]).toEqual([undefined, '12h']);
  expect(own.languages).toEqual([{ language: 'en', name: 'English', home: '/en/about' }]);
  expect(english?.languages).toEqual([{ language: 'pt-BR', name: 'Português', home: '/' }]);
});

test('a page names its counterpart, and nothing if it has none', async () => {
  expect((await pageAt('/sobre')).assets.translations).toEqual({ en: '/en/about' });
  expect((await pageAt('/en/about')).assets.translations).toEqual({ 'pt-BR': '/sobre' });
  expect((await pageAt('/')).assets).not.toHaveProperty('translations');
});

test('menus lead to the same page, else to where the language begins', async () => {
  const site = await compiler.site();
  const switchOf = async (path: string) =>
    /<a[^>]*hreflang="en"[^>]*>/i.exec(renderPage(site, await pageAt(path)).above.html)?.[0];
  expect(await switchOf('/sobre')).toContain('href="/en/about"');
  expect(await switchOf('/')).toContain('href="/en/about"'); // its first page
});
