import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

test.each([
  [false, true],
  [true, false],
])('a list of an article, numbered: %s, has the marks of the theme: %s', (numbered, hasMarks) => {
  const section = { type: 'article', title: 'T', blocks: [{ items: ['Um', 'Dois'], numbered }] };
  const page = { ...data.page, sections: [section as never] };
  const rendered = JSON.stringify(renderPage(site, { page, assets: data.assets }));
  expect(rendered.includes('var(--bullet)')).toBe(hasMarks);
});

test.each([
  [{}, true],
  [{ author: 'Ana' }, false],
  [{ date: '2026-03-04' }, false],
])('with %j a text stands below its title, with no empty margin: %s', (origin, isBelow) => {
  const section = { type: 'article', title: 'T', blocks: [{ paragraphs: ['Um'] }], ...origin };
  const page = { ...data.page, sections: [section as never] };
  const { above, below } = renderPage(site, { page, assets: data.assets });
  const html = above.html + below.html;
  expect(/<article[^>]* data-undated/.test(html)).toBe(isBelow);
});

test('a date without a lead begins the column of the text; with one it stands in the margin', () => {
  const columnsOf = (more: object) => {
    const blocks = [{ paragraphs: ['Um'] }];
    const section = { type: 'article', title: 'T', date: '2026-03-04', blocks, ...more };
    const page = { ...data.page, sections: [section as never] };
    const { above, below } = renderPage(site, { page, assets: data.assets });
    const [, names = ''] = /class="([^"]+)"><time/.exec(above.html + below.html) ?? [];
    const name = names.split(' ').at(-1);
    const css = JSON.stringify([above, below]);
    return [...css.matchAll(new RegExp(`\\.${name}\\{[^}]*?grid-column:([^;}]+)`, 'g'))].map(
      ([, column]) => column,
    );
  };
  expect(columnsOf({}).at(-1)).toBe('-2/-1');
  expect(columnsOf({ intro: 'I' }).at(-1)).toBe('1');
});
