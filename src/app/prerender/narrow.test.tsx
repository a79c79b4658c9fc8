/** What visitors of a narrow window have to see as well. */
import { expect, test } from 'vitest';
import { createCompiler } from '../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { PhoneCountry, Section } from '../../types/config.gen.ts';
import { renderApp } from './prerender.tsx';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const pageAt = (path: string) =>
  compiler.page(config!.pages.find(({ page }) => page.path === path)!);
const any = await pageAt('/cookies');
const contact = await pageAt('/fale-conosco');

const render = (section: Section) =>
  renderApp(site, { ...any, page: { ...any.page, sections: [section] } });

const table = (...rows: string[][]) => {
  const block = { table: { head: ['', 'Sem imposto', 'Com imposto'], rows } };
  const html = render({ type: 'prose', title: 'Preços', blocks: [block] });
  return [...html.matchAll(/data-head="([^"]*)"/g)].map(([, name]) => name);
};

test('in a table that is stacked on a phone, each value has the name of its column', () => {
  const row = (name: string) => [
    `${name}, com os registros em ordem e no prazo`,
    'R$ 340 por mês',
    'R$ 408 por mês',
  ];
  const names = ['Sem imposto', 'Com imposto'];
  expect(table(row('Uma'), row('Outra'))).toEqual([...names, ...names]);
  expect(table(['Uma', 'R$ 340', 'R$ 408'])).toEqual([]); // each row fits in a line
  const prices = ['Uma, com os registros em ordem e no prazo', 'R$ 340', 'R$ 408'];
  expect(table(prices, prices)).toEqual([]); // a name with prices stays in columns
});

test('steps in lanes say who takes each, also where each has a label', () => {
  const html = render({
    type: 'steps',
    title: 'Um mês',
    arrangement: 'lanes',
    items: [
      { label: 'Até o dia 20', who: 'Cliente', title: 'Contar', text: 'O que mudou.' },
      { label: 'Em dois dias', who: 'Equipe', title: 'Conferir', text: 'Um rascunho.' },
    ],
  });
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Até o dia 20 · Cliente');
  expect(text).toContain('Em dois dias · Equipe');
});

test.each(['rows', undefined] as const)(
  'cards stay below each other on a phone, unless they are to slide: %s',
  (layout) => {
    const cards = (phones?: 'slide') =>
      render({
        type: 'card-grid',
        title: 'O que prometemos',
        layout,
        phones,
        cards: Array.from({ length: 5 }, (_, index) => ({ title: `Um ${index}`, text: 'Dois.' })),
      });
    expect(cards()).not.toContain('role="group"');
    expect(cards('slide')).toContain('role="group"');
  },
);

test('a telephone of one country has no list of countries', () => {
  const withCountries = (...countries: PhoneCountry[]) => {
    const { assets } = contact;
    const contato = assets.records.forms!.contato!;
    const fields = contato.fields.map((field) =>
      field.type === 'phone' ? { ...field, countries } : field,
    );
    const records = { ...assets.records, forms: { contato: { ...contato, fields } } };
    return renderApp(site, { ...contact, assets: { ...assets, records } });
  };
  expect(withCountries('br')).not.toContain('<option value="br">');
  expect(withCountries('br', 'us')).toContain('<option value="br">');
});
