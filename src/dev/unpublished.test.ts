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
  expect(unpublished(showing('vedra'), { collections, records: {} }, clock)).toEqual({});
  const notes = unpublished(showing('vedra', 'nova', 'nova'), { collections, records: {} }, clock);
  expect(notesInWords(notes as PageData, worded).unpublished).toEqual({
    sections: { 1: { text: 'Rascunho: “Novaterra”', label: 'Esta seção: Rascunho: “Novaterra”' } },
  });
});
