import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

test('the words of somebody alone are in the middle of the portrait, those of neighbours begin at its top', () => {
  const portrait = { src: '/ana.jpg', alt: '' };
  const people = { ana: { name: 'Ana', portrait }, bia: { name: 'Bia', portrait } };
  const section = { type: 'people', title: 'Equipe', people: ['ana', 'bia'] };
  const page = { ...data.page, sections: [section as never] };
  const pictures = { '/ana.jpg': { width: 900, height: 900 } } as never;
  const assets = { ...data.assets, pictures, records: { people } as never };
  const { above, below } = renderPage(site, { page, assets });
  const css = JSON.stringify([above, below]);
  const rows = [...css.matchAll(/([^{}]*)\{([^{}]*align-items:(?:center|start)[^{}]*)\}/g)];
  const centred = rows.filter(([, , style]) => style?.includes('align-items:center'));
  expect(centred.some(([, selector]) => selector?.includes(':only-child'))).toBe(true);
  const inRow = rows.find(([, , style]) => style?.includes('align-items:start'));
  expect(inRow?.[2]).not.toContain('align-items:center');
});
