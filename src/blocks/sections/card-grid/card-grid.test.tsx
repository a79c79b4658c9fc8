import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import { breakpoints, onScreen } from '../../../ui/theme/breakpoints.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

const FROM_TABLET = onScreen(breakpoints.up('md')).replaceAll(' ', '');
const SHORT = 'Um texto curto.';

test.each([
  ['short texts', { text: SHORT }, true],
  ['a long text', { text: SHORT.repeat(10) }, false],
  ['points', { text: SHORT, items: ['Um', 'Dois'] }, false],
  ['evidence', { text: SHORT, evidence: { source: 'Nota', line: 'Conferida' } }, false],
])('on a tablet three cards stand in a row, with %s: %s', (_, last, isRow) => {
  const cards = [{ text: SHORT }, { text: SHORT }, last].map((card, index) => ({
    title: `Cartão ${index}`,
    ...card,
  }));
  const section = { type: 'card-grid', title: 'T', cards };
  const page = { ...data.page, sections: [section as never] };
  const rendered = JSON.stringify(renderPage(site, { page, assets: data.assets }));
  const threeFromTablet = `${FROM_TABLET}{`;
  const css = rendered.replaceAll(' ', '');
  const rules = css.split(threeFromTablet).slice(1);
  expect(rules.some((rule) => /^[^}]*grid-template-columns:repeat\(3,/.test(rule))).toBe(isRow);
});
