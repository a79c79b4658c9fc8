import { expect, test } from 'vitest';
import { createCompiler } from '../../../scripts/compile/compiler.ts';
import { projectRoot, publicDir } from '../../../scripts/lib/project.ts';
import { createSiteConfigLoader } from '../../../scripts/site-config/index.ts';
import { renderPage } from '../../prerender.tsx';

const { config } = createSiteConfigLoader(projectRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const entry = config!.pages.find(({ page }) => page.sections.some(({ type }) => type === 'event'))!;
const data = await compiler.page(entry);
const event = data.page.sections.find((section) => section.type === 'event')!;

const rendered = (builtAt: string) =>
  renderPage(site, { ...data, assets: { ...data.assets, builtAt } }).body;

test('built before the end, a page invites; built after it, it looks back', () => {
  const before = rendered(event.startsAt);
  expect(before).toContain(event.upcoming.badge);
  expect(before).not.toContain(event.past.badge);
  const after = rendered('2999-01-01T00:00:00Z');
  expect(after).toContain(event.past.badge);
  expect(after).not.toContain(event.upcoming.badge);
});

test('the moment of the build is in pages with an event alone', async () => {
  expect(Date.parse(data.assets.builtAt!)).toBeGreaterThan(Date.now() - 600_000);
  const home = config!.pages.find(({ page }) => page.path === '/')!;
  expect((await compiler.page(home)).assets).not.toHaveProperty('builtAt');
});
