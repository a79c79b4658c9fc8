import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/fale-conosco')!);
const map = { src: '/imagens/mapa.svg', alt: 'Mapa com a sede' };

test.each([
  [
    'above the map, in the column of the address',
    { map, only: 'address' },
    /Ver no mapa.*mapa\.svg/s,
  ],
  [
    'in the column of the address, before the observations',
    { notes: ['Toque.'] },
    /Ver no mapa.*Toque/s,
  ],
  ['beside the address if nothing else is', {}, /address>.*Ver no mapa/s],
])('the button is %s', (_, more, order) => {
  const section = { type: 'contact-info', title: 'Onde', ...more };
  const actions = [{ label: 'Ver no mapa', to: '/' }];
  const page = { ...data.page, sections: [{ ...section, actions } as never] };
  const rendered = JSON.stringify(renderPage(site, { page, assets: data.assets }));
  expect(rendered).toMatch(order);
  expect(rendered.match(/Ver no mapa/g)).toHaveLength(1);
});
