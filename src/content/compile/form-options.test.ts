import { afterEach, expect, test } from 'vitest';
import type { Form } from '../../types/config.gen.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario } from '../testing/diario.ts';
import { CONTATO, form, nova } from '../testing/edits.ts';
import { createFixture, type Files, type Fixture, VALID } from '../testing/fixture.ts';
import { precos } from '../testing/precos.ts';
import { withOptions } from './form-options.ts';
import { nextChange } from './next-change.ts';
import { onlyLive } from './only-live.ts';
import { createRecordKeys } from './record-keys.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

const timeZone = 'America/Sao_Paulo';

function load(files: Files) {
  fixture = createFixture(files);
  const { config, problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const live = onlyLive(config!, { now: Date.parse('2026-06-01T12:00:00Z'), timeZone });
  return { ...live, today: '2026-06-01' };
}

const list = (about: object) =>
  form({ fields: [{ type: 'select', name: 'sobre', label: 'Sobre o quê', ...about }] });

const optionsOf = (config: ReturnType<typeof load>) =>
  (withOptions(config.forms.contato as Form, config).fields[0] as { options?: object[] }).options;

const other = { value: 'outro', label: 'Outro' };

test('records with pages are options, by what they are called; drafts and what is to come are none', () => {
  const config = load({
    ...diario({
      zinco: artigo({ title: 'Arame' }),
      aro: artigo({ title: 'Zinco' }),
      rascunho: artigo({ draft: true }),
      futuro: artigo({ publishAt: '2030-01-01T00:00:00-03:00' }),
    }),
    ...list({ optionsFrom: 'diario', options: [other] }),
  });
  expect(optionsOf(config)).toEqual([
    { value: 'zinco', label: 'Arame' },
    { value: 'aro', label: 'Zinco' },
    other,
  ]);
});

test('what is to come alone, as in lists of records, and of one category, in any kind of choice', () => {
  const records = diario({
    passado: artigo({ title: 'Passado', date: '2026-05-31' }),
    hoje: artigo({ title: 'Hoje', date: '2026-06-01' }),
    agosto: artigo({ title: 'Agosto', date: '2026-08-01' }),
    lotado: artigo({ title: 'Lotado', date: '2026-07-01', category: 'Lotado' }),
  });
  const idsIn = (about: object) =>
    optionsOf(load({ ...records, ...list({ optionsFrom: 'diario', ...about }) }))?.map(
      (option) => (option as { value: string }).value,
    );
  for (const type of ['select', 'radio', 'checkbox-group']) {
    expect(idsIn({ type, optionsOrder: 'upcoming' })).toEqual(['hoje', 'lotado', 'agosto']);
    expect(idsIn({ type, optionsOrder: 'past' })).toEqual(['passado']);
    expect(idsIn({ type, optionsOrder: 'upcoming', optionsCategory: 'Ofício' })).toEqual([
      'hoje',
      'agosto',
    ]);
    expect(idsIn({ type, optionsCategory: ['Lotado', 'Ofício'], optionsOrder: 'past' })).toEqual([
      'passado',
    ]);
    expect(idsIn({ type, optionsCategory: ['Lotado'] })).toEqual(['lotado']);
  }
});

test('options say what the form asks for of a record, in the order of titles and then days', () => {
  const config = load({
    ...diario(
      {
        dois: artigo({ title: 'Guirlandas', startsAt: '2027-01-24' }),
        um: artigo({ title: 'Guirlandas', startsAt: '2027-01-23T10:00:00-03:00' }),
        tres: artigo({ title: 'Arranjos', startsAt: '2027-02-05', until: '2027-02-07' }),
      },
      {
        card: {
          title: { field: 'title' },
          date: { field: 'startsAt' },
          until: { field: 'until' },
          showTime: true,
        },
      },
    ),
    ...list({ optionsFrom: 'diario', optionsLabel: '{title} ({category}), {date}' }),
  });
  expect(optionsOf(config)).toEqual([
    {
      value: 'tres',
      label: 'Arranjos, sexta-feira, 5 de fevereiro\u00a0– domingo, 7 de fevereiro de 2027',
    },
    { value: 'um', label: 'Guirlandas, sábado, 23 de janeiro de 2027 às 10:00' },
    { value: 'dois', label: 'Guirlandas, domingo, 24 de janeiro de 2027' },
  ]);
});

test('the next change is the day on which an option is over', () => {
  const config = load({
    ...diario({ um: artigo({ date: '2026-06-03' }) }),
    ...list({ optionsFrom: 'diario', optionsOrder: 'upcoming', options: [other] }),
    ...nova({ type: 'form', title: 'Contato', form: 'contato' }),
  });
  const next = nextChange(config, { now: Date.parse('2026-06-01T12:00:00Z'), timeZone });
  expect(JSON.stringify(next)).toContain('list-until');
});

test('so are those of one file, in its order', () => {
  const partners = VALID['site-config/collections/partners.json'] as Record<
    string,
    { name: string }
  >;
  const [first] = Object.keys(partners);
  const config = load({
    'site-config/collections/partners.json': {
      ...partners,
      rascunho: { ...partners[first!], name: 'Rascunho', draft: true },
    } as never,
    ...list({ optionsFrom: 'partners' }),
  });
  expect(optionsOf(config)).toEqual(
    Object.entries(partners).map(([value, { name }]) => ({ value, label: name })),
  );
});

test('so are those of one file that lists show, unless the form wants another order', () => {
  const idsIn = (about: object) =>
    optionsOf(load({ ...precos(), ...list({ optionsFrom: 'precos', ...about }) }))?.map(
      (option) => (option as { value: string }).value,
    );
  expect(idsIn({})).toEqual(['visita', 'laudo', 'plantao']);
  expect(idsIn({ optionsOrder: 'title' })).toEqual(['laudo', 'plantao', 'visita']);
});

test('an edit of a record is one of the pages with a form that offers it', () => {
  const keys = (title: string) => {
    const config = load({
      ...diario({ um: artigo(), dois: artigo({ title }) }),
      ...list({ optionsFrom: 'diario' }),
      ...nova({ type: 'form', title: 'Contato', form: 'contato' }),
    });
    const keyOf = createRecordKeys(config);
    return config.pages
      .filter(({ named }) =>
        named.some(({ kind, value }) => kind === 'forms' && value === 'contato'),
      )
      .map(keyOf);
  };
  const [before, after] = [keys('Antes'), keys('Depois')];
  expect(before.length).toBeGreaterThan(0);
  expect(after).not.toEqual(before);
});

test('a collection that is not there is told', () => {
  fixture = createFixture(list({ optionsFrom: 'servicos' }));
  const { problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`)).toEqual([
    `${CONTATO}/fields/0/optionsFrom record-missing`,
  ]);
});
