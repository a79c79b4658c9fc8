import { expect, test } from 'vitest';
import { renderApp, renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { Section } from '../../../types/config.gen.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const entry = config!.pages.find(({ page }) => page.sections.some(({ type }) => type === 'event'))!;
const data = await compiler.page(entry);
const event = data.page.sections.find((section) => section.type === 'event')!;

const rendered = (builtAt: string) =>
  renderApp(site, { ...data, assets: { ...data.assets, builtAt } });

test('a page built before the end invites, a page built after it looks back', () => {
  const before = rendered(event.startsAt);
  expect(before).toContain(event.upcoming.badge);
  expect(before).not.toContain(event.past.badge);
  const after = rendered('2999-01-01T00:00:00Z');
  expect(after).toContain(event.past.badge);
  expect(after).not.toContain(event.upcoming.badge);
});

test('a section for before or after the event is rendered only then', () => {
  const [hero, ...rest] = data.page.sections;
  const titled = (when: 'before' | 'after'): Section => ({
    type: 'prose',
    title: `Só ${when}`,
    blocks: [],
    when,
  });
  const sections = [titled('before'), titled('after'), hero!, ...rest];
  const at = (builtAt: string) =>
    renderApp(site, { page: { ...data.page, sections }, assets: { ...data.assets, builtAt } });
  expect(at(event.startsAt)).toMatch(/<h1[^>]*>Só\sbefore/);
  expect(at(event.startsAt)).not.toMatch(/Só\safter/);
  expect(at('2999-01-01T00:00:00Z')).toMatch(/<h1[^>]*>Só\safter/);
  expect(at('2999-01-01T00:00:00Z')).not.toMatch(/Só\sbefore/);
});

test('only pages with an event contain the time of the build', async () => {
  expect(Date.parse(data.assets.builtAt!)).toBeGreaterThan(Date.now() - 600_000);
  const home = config!.pages.find(({ page }) => page.path === '/')!;
  expect((await compiler.page(home)).assets).not.toHaveProperty('builtAt');
});

test('the app starts when an upcoming event ends, and not at all after it', () => {
  const startsOf = (builtAt: string) =>
    renderPage(site, { ...data, assets: { ...data.assets, builtAt } }).starts;
  expect(startsOf(event.startsAt)).toBe(event.endsAt);
  expect(startsOf('2999-01-01T00:00:00Z')).toBeUndefined();
});
