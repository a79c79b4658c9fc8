import { expect, it } from 'vitest';
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
      text: 'Perguntas Quanto custa? Depende',
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

it('finds nothing in a page without a main part', () => {
  expect(textsOfPage('<h1>Oi</h1>')).toEqual([]);
});
