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
  const pictures = { '/ana.jpg': { width: 900, height: 900 } } as never;
  const areCentred = (ids: string[]) => {
    const section = { type: 'people', title: 'Equipe', people: ids };
    const page = { ...data.page, sections: [section as never] };
    const assets = { ...data.assets, pictures, records: { people } as never };
    const { above, below } = renderPage(site, { page, assets });
    const css = above.css + below.css;
    const [, row] = /\.([\w-]+)\{[^{}]*minmax\(0,2fr\) minmax\(0,3fr\)/.exec(css) ?? [];
    expect(row).toBeDefined();
    return new RegExp(`\\.${row}\\{[^{}]*align-items:center`).test(css);
  };
  expect(areCentred(['ana'])).toBe(true);
  expect(areCentred(['ana', 'bia'])).toBe(false);
});
