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

const behind = (of: object) => {
  const page = {
    ...data.page,
    sections: [{ type: 'hero', layout: 'behind', title: 'T', text: 'x', ...of } as const],
  };
  const pictures = { '/foto.webp': { width: 1600, height: 1200 } };
  return renderPage(site, { page, assets: { ...data.assets, pictures } });
};

test('a picture behind the words is loaded first, and the veil is as strong as the ground needs', () => {
  const picture = { src: '/foto.webp', alt: 'O vale' };
  const opacity = (background: string) =>
    /opacity:(0\.\d+)/.exec(JSON.stringify(behind({ picture, background })))?.[1];
  const [image = ''] = /<img[^>]*foto\.webp[^>]*>/.exec(behind({ picture }).above.html) ?? [];
  expect(image).toContain('alt="O vale"');
  expect(image).not.toContain('loading="lazy"');
  // White letters over a white picture, dark ones over a black one.
  expect(opacity('ink')).toBe('0.58');
  expect(opacity('white')).toBe('0.5');
});

test('without a picture there is no veil', () => {
  expect(JSON.stringify(behind({}))).not.toContain('opacity:0.58');
});
