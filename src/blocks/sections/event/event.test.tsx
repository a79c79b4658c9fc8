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

const rendered = (asOf: string) => renderApp(site, { ...data, assets: { ...data.assets, asOf } });

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
  const at = (asOf: string) =>
    renderApp(site, { page: { ...data.page, sections }, assets: { ...data.assets, asOf } });
  expect(at(event.startsAt)).toMatch(/<h1[^>]*>Só\sbefore/);
  expect(at(event.startsAt)).not.toMatch(/Só\safter/);
  expect(at('2999-01-01T00:00:00Z')).toMatch(/<h1[^>]*>Só\safter/);
  expect(at('2999-01-01T00:00:00Z')).not.toMatch(/Só\sbefore/);
});

test('builds make the same page, but before and after the end of an event', async () => {
  const asOf = async (moment: number) => {
    const clock = (timeZone: string) => ({ now: moment, timeZone });
    return (await createCompiler(config!, publicDir, process.env, clock).page(entry)).assets.asOf!;
  };
  const end = Date.parse(event.endsAt);
  const before = await asOf(end - 86_400_000);
  expect(await asOf(end)).toBe(before);
  expect(rendered(before)).toContain(event.upcoming.badge);
  const after = await asOf(end + 1);
  expect(await asOf(end + 86_400_000)).toBe(after);
  expect(rendered(after)).toContain(event.past.badge);
});

test('no page without an event has a moment in it', async () => {
  const home = config!.pages.find(({ page }) => page.path === '/')!;
  expect((await compiler.page(home)).assets).not.toHaveProperty('asOf');
});

test('the app starts when an upcoming event ends, and not at all after it', () => {
  const startsOf = (asOf: string) =>
    renderPage(site, { ...data, assets: { ...data.assets, asOf } }).starts;
  expect(startsOf(event.startsAt)).toBe(event.endsAt);
  expect(startsOf('2999-01-01T00:00:00Z')).toBeUndefined();
});

test('facts of several words stand in wider columns, short ones as ever', () => {
  const css = (value: string) => {
    const facts = [{ label: 'Preço', value }];
    const sections = data.page.sections.map((one) => (one === event ? { ...one, facts } : one));
    const { above, below } = renderPage(site, { ...data, page: { ...data.page, sections } });
    return above.css + below.css;
  };
  expect(css('€190, with materials and soup')).toMatch(/100%,\s*260px/);
  expect(css('23/07/2025, quarta-feira')).not.toMatch(/100%,\s*260px/);
});
