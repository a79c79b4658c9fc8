import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot, projectRoot } from '../../node/project.ts';
import type { Theme } from '../../types/config.gen.ts';
import { globalCss } from './global-css.ts';
import { shapesCss } from './shapes.ts';

const { theme } = createSiteConfigLoader(contentRoot)().config!;
const cssOf = (more: Partial<Theme>) => globalCss({ ...theme, ...more }, '');

test('a theme that chooses nothing has no byte of what others choose', () => {
  expect(shapesCss(theme)).toBe('');
  expect(cssOf({})).not.toMatch(/--(on-brand|button-radius|cards|card-[^l]|bullet|heads)/);
});

test('what a shape sets is declared for each background', () => {
  expect(shapesCss({ ...theme, shapes: { buttons: 'pill' } })).toBe(
    ':root,[data-background]{--button-radius:99px}',
  );
});

test('bullets are outlines in print and in forced colours, which show no backgrounds', () => {
  const css = shapesCss({ ...theme, shapes: { bullets: 'check' } });
  expect(css).toMatch(/@media print,\(forced-colors:active\)\{[^}]*--bullet:none/);
});

test('on a light brand letters, details and buttons are dark, and the browser’s controls light', () => {
  const colors = { ...theme.colors, brand: '#FFC53D', brandDark: '#F2AE12' };
  const css = cssOf({ colors });
  expect(css).toContain('--on-brand:var(--ink)');
  expect(css).toMatch(
    new RegExp(`\\[data-background=brand\\][^{]*\\{--bg:#FFC53D;--fg:${colors.ink};`),
  );
  expect(css).toContain(`--accent:${colors.ink}`);
  expect(css).toContain('[data-background=ink]{color-scheme:dark}');
});

const folder = join(projectRoot, 'examples/themes');

test.each(readdirSync(folder))('the example %s is valid, and every colour is readable', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const load = createSiteConfigLoader(join(projectRoot, 'examples/pottery'));
  const { problems } = load(new Map([['site-config/theme.json', text]]));
  expect(problems.filter((problem) => problem.file === 'site-config/theme.json')).toEqual([]);
});

test('below a short page its footer goes on, and no stripe stands beside it, where a scrollbar would be', () => {
  const css = cssOf({ backgrounds: { header: 'paper', footer: 'ink' } });
  expect(css).toMatch(/html\{overflow:auto scroll;/);
  expect(css).not.toMatch(/html\{[^}]*(background|scrollbar-gutter)/);
  expect(css).toMatch(/body\{[^}]*;background:var\(--ink\);/);
});

test('no line of a text is a lone short word, and on phones a long word of a title breaks with a hyphen', () => {
  const css = cssOf({});
  expect(css).toMatch(/body\{text-wrap:pretty;/);
  const titles = css.slice(css.indexOf('h1,h2,h3,h4,h5,h6{'));
  expect(titles).toMatch(/^[^}]*text-wrap:balance;hyphens:manual\}/);
  // After it, for it to hold; in a browser that cannot leave shorter words whole, none is broken.
  expect(titles).toContain(
    '@media (max-width:599.95px){body{line-height:1.55}@supports(hyphenate-limit-chars:16 5){h1,h2{hyphens:auto;hyphenate-limit-chars:16 5}}}',
  );
});
