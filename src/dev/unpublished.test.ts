import { expect, it } from 'vitest';
import { notesInWords } from '../app/dev/notes-in-words.ts';
import type { PageSource } from '../content/read/site/site-config.ts';
import type { PageData } from '../ui/data/types.ts';
import { worded } from '../words/reader.ts';
import { unpublished } from './unpublished.ts';

const clock = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'America/Sao_Paulo' };
const collections = { partners: { nova: { draft: true, name: 'Novaterra' }, vedra: {} } };
const showing = (...ids: string[]) =>
  ({
    file: '',
    page: { sections: [{ type: 'prose' }, { type: 'partner-strip', partners: ids }] },
    references: ids.map((value, index) => ({
      kind: 'partners',
      value,
      pointer: `/sections/1/partners/${index}`,
    })),
  }) as unknown as PageSource;

it('names the drafts that a section shows, over that section alone', () => {
  expect(
    unpublished(showing('vedra'), { collections, records: {}, pages: [], unpaged: [] }, clock),
  ).toEqual({});
  const notes = unpublished(
    showing('vedra', 'nova', 'nova'),
    { collections, records: {}, pages: [], unpaged: [] },
    clock,
  );
  expect(notesInWords(notes as PageData, worded).unpublished).toEqual({
    sections: { 1: { text: 'Rascunho: “Novaterra”', label: 'Esta seção: Rascunho: “Novaterra”' } },
  });
});

it('says in a list which records visitors do not see, and why', () => {
  const list = { type: 'record-list', title: 'Vagas', collection: 'jobs' };
  const entry = { file: '', page: { sections: [list] }, references: [] } as unknown as PageSource;
  const record = (path: string, more: object) =>
    ({ path, page: { sections: [], ...more }, facts: { card: { path } } }) as never;
  const pages = [
    record('/vagas/a', { draft: true }),
    record('/vagas/b', { publishAt: '2026-12-03' }),
    record('/vagas/c', {}),
  ];
  const unpaged = [{ card: { title: 'd' }, isTimed: true, value: { draft: true } }] as never;
  const notes = unpublished(entry, { collections: {}, records: {}, pages, unpaged }, clock);
  const items = ['a', 'b', 'c'].map((id) => ({ to: `/vagas/${id}`, title: id }));
  const assets = { lists: { key: { items: [...items, { title: 'd' }] } } };
  const shown = notesInWords({ ...notes, assets } as unknown as PageData, worded);
  expect(shown.assets.lists?.key?.items.map(({ title }) => title)).toEqual([
    'a [Rascunho]',
    'b [Entra em 3 de dezembro de 2026]',
    'c',
    'd [Rascunho]',
  ]);
});
