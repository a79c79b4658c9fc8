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
  [undefined, true],
  ['100% 50%', false],
])('at the edge, a picture with the focal point %s is enlarged: %s', (position, isEnlarged) => {
  const picture = { src: '/foto.webp', alt: '' };
  const fitted = { sources: [], ...(position && { position }) };
  const page = {
    ...data.page,
    sections: [{ type: 'hero', layout: 'edge', title: 'T', text: 'x', picture } as const],
  };
  const pictures = { '/foto.webp': { width: 1600, height: 1200, fitted } };
  const rendered = JSON.stringify(renderPage(site, { page, assets: { ...data.assets, pictures } }));
  expect(rendered.includes('scale:none')).toBe(!isEnlarged);
});
