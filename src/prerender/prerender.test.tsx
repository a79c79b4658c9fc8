import { expect, test } from 'vitest';
import { createCompiler } from '../../scripts/compile/compiler.ts';
import { contentRoot, publicDir } from '../../scripts/lib/project.ts';
import { createSiteConfigLoader } from '../../scripts/site-config/index.ts';
import { documentAssets, renderPage, renderWhole } from './prerender.tsx';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const pages = await Promise.all(config!.pages.map(compiler.page));

test.each(pages.map((page) => [page.page.path, page] as const))(
  '%s: the shell put in place is the shell rendered',
  (_path, page) => {
    const { head, body } = renderPage(site, page);
    expect(head + body).toBe(renderWhole(site, page));
  },
);

test('where nothing needs consent, no page asks and no footer offers a choice', () => {
  const silent = { ...site, consent: undefined, tags: undefined };
  const { head, body } = renderPage(silent, pages[0]!);
  expect(renderPage(site, pages[0]!).body).toContain('id="_consent"');
  expect(body).not.toMatch(/_consent|Preferências de cookies/);
  expect(head + body).toBe(renderWhole(silent, pages[0]!));
  expect(documentAssets(silent)).not.toMatchObject({ consent: expect.anything() });
});

test('a page does not depend on those rendered before it', () => {
  const [first, second] = [pages[0]!, pages[1]!];
  const alone = renderPage(site, first);
  renderPage(site, second);
  expect(renderPage(site, first)).toEqual(alone);
});

test('metadata stands in the head, content in the body', () => {
  const { head, body, styles } = renderPage(site, pages.find(({ page }) => page.path === '/nsoc')!);
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).not.toContain('<main');
  expect(body).toMatch(/^<div/);
  expect(styles).toMatch(/^<style data-emotion="c">[^<]*:root\{[^<]*\.c-\w[^<]*<\/style>$/);
});

test('what MUI draws has its styles before any script, while developing too', () => {
  const { body, styles } = renderPage(
    site,
    pages.find(({ page }) => page.path === '/fale-conosco')!,
  );
  const [name = ''] = /c-\w+-MuiInputBase-root/.exec(body) ?? [];
  expect(name).not.toBe('');
  expect(styles).toContain(`.${name}{`);
});
