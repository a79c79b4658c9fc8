import { expect, test } from 'vitest';
import { compilePage } from '../../../scripts/compile/page-data.ts';
import { compileSite } from '../../../scripts/compile/site-data.ts';
import { projectRoot, publicDir } from '../../../scripts/project.ts';
import { createSiteConfigLoader } from '../../../scripts/site-config/index.ts';
import { renderPage } from '../../prerender.tsx';

const { config } = createSiteConfigLoader(projectRoot)();
const site = await compileSite(config!, publicDir, process.env);
const entry = config!.pages.find(({ page }) => page.sections.some(({ type }) => type === 'event'))!;
const data = await compilePage(entry, config!, publicDir);
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
  expect((await compilePage(home, config!, publicDir)).assets).not.toHaveProperty('builtAt');
});
