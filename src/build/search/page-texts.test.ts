import { afterAll, expect, it } from 'vitest';
import { renderApp } from '../../app/prerender/prerender.tsx';
import { createCompiler } from '../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFixture, EVENT, page, prose } from '../../content/testing/fixture.ts';
import { loadAll } from '../../lib/lazy-component.tsx';
import { textsOfPage } from './page-texts.ts';

it('reads a page from heading to heading, with the anchors of its sections', () => {
  const html = `<header><nav><a>Menu</a></nav></header><main id="main">
    <section id="inicio" class="x"><h1>Proteção de <em>redes</em></h1><p>Fechamos a <strong>porta</strong>.</p></section>
    <section><p>Sem título, e parte do que vem antes.</p></section>
    <section id="perguntas"><p>Perguntas</p><h2>O que é &amp; o que não é</h2><svg><text>não</text></svg>
      <h3>Quanto custa?</h3><p>Depende<span aria-hidden="true">→</span></p><form><label>Nome</label></form></section>
  </main><footer>Rodapé</footer>`;
  expect(textsOfPage(html)).toEqual([
    {
      anchor: 'inicio',
      heading: 'Proteção de redes',
      text: 'Fechamos a porta. Sem título, e parte do que vem antes.',
    },
    {
      anchor: 'perguntas',
      heading: 'O que é & o que não é',
      text: 'Perguntas · Quanto custa? Depende',
    },
  ]);
});

it('leaves out the records of a list, which are found on pages of their own', () => {
  const html = `<main><section id="diario"><h2>Diário</h2><p>Notas de campo.</p><ol>
    <li class="a" data-listed="true"><h3><a href="/diario/um">Um post</a></h3><p>Resumo</p></li>
    <li>Um item</li></ol></section></main>`;
  expect(textsOfPage(html)).toEqual([
    { anchor: 'diario', heading: 'Diário', text: 'Notas de campo. Um item' },
  ]);
});

const action = { label: 'Reserve um lugar', to: '/sobre' };
const fixture = createFixture({
  'site-config/pages/nova.json': page(
    '/nova',
    {
      ...EVENT,
      upcoming: { ...EVENT.upcoming, actions: [action] },
      past: { ...EVENT.past, actions: [action] },
    },
    prose('Trazemos:\n- o livro aberto\n- uma **faca** nova'),
  ),
});
afterAll(fixture.remove);

it('tells the lines of a rendered page from each other, without the labels of buttons', async () => {
  const { config } = createSiteConfigLoader(fixture.root)();
  await loadAll();
  const compiler = createCompiler(config!, `${fixture.root}/public`, process.env);
  const entry = config!.pages.find(({ path }) => path === '/nova');
  const data = await compiler.page(entry!);
  const texts = textsOfPage(renderApp(await compiler.site(), data));
  expect(texts.find(({ heading }) => heading === 'Mesa')?.text).toBe(
    '23 julho de 2025 · Cotia · Passou · Foi assim. Data · 23/07/2025 · Trazemos: o livro aberto · uma faca nova',
  );
  expect(JSON.stringify(texts)).not.toContain(action.label);
});

it('finds nothing in a page without a main part', () => {
  expect(textsOfPage('<h1>Oi</h1>')).toEqual([]);
});
