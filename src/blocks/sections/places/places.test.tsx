import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

const embedOf = (id: string) => ({
  name: 'Mapas',
  player: 'https://mapas.example/',
  label: `Mapa de ${id}`,
  notice: 'Fica sabendo.',
  load: 'Carregar',
});

test.each([[['sul']], [['sul', 'norte']]])('the notes and maps of %j are shown', (places) => {
  const section = { type: 'places', title: 'Onde', places, labels: { hours: 'H', closed: 'F' } };
  const page = { ...data.page, sections: [section as never] };
  const records = {
    ...data.assets.records,
    places: Object.fromEntries(
      places.map((id) => [
        id,
        { name: id, address: ['Rua'], notes: [`Nota de ${id}`], embed: embedOf(id) },
      ]),
    ),
  };
  const assets = { ...data.assets, records: records as never };
  const rendered = JSON.stringify(renderPage(site, { page, assets }));
  for (const id of places) {
    expect(rendered).toContain(`Nota de ${id}`);
    expect(rendered).toContain(`Mapa de ${id}`);
  }
});
