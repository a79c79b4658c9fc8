import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../content/node/load-schemas.ts';
import { readSchemas } from '../../../../content/node/read-schemas.ts';
import { FIXTURE_SITE } from '../../../../content/testing/fixture.ts';
import type { JsonMap } from '../../../shared/protocol.ts';
import { SOURCES } from '../testing/site.ts';
import { newRecordValue, withName } from './new-record-value.ts';

const schemas = Object.fromEntries(readSchemas(FIXTURE_SITE).files) as Record<string, JsonMap>;
const diario = { id: 'diario', title: 'Diário', path: '/diario/{id}', titleField: 'title' };
const collection = { ...diario, dateField: 'date' };
const now = Date.parse('2027-03-01T01:30:00Z');

describe('what a new record says', () => {
  it('is valid, a draft, called as it is to be, and of today', () => {
    const made = newRecordValue(schemas, SOURCES, { collection, title: 'Uma porta', now });
    // At the site it is still February.
    expect(made).toMatchObject({ draft: true, title: 'Uma porta', date: '2027-02-28' });
    expect(made.summary).toMatch(/^‹.+›$/);
    const { check } = loadSchemas(FIXTURE_SITE);
    expect(check('collections/diario.schema.json', { 'uma-porta': made }).errors).toEqual([]);
  });

  it('has no two samples of a moment that are the same', () => {
    const moment = {
      title: 'Hora',
      description: 'A hora.',
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT.+$',
    };
    const properties = { starts: moment, ends: moment };
    const entry = { type: 'object', required: ['starts', 'ends'], properties };
    const walks = { 'collections/walks.schema.json': { additionalProperties: entry } };
    const of = { id: 'walks', title: 'Walks', path: '/walks/{id}' };
    const made = newRecordValue({ ...schemas, ...walks }, SOURCES, {
      collection: of,
      title: 'A',
      now,
    });
    expect(made).toEqual({
      starts: '2026-12-31T09:00:00-04:00',
      ends: '2026-12-31T10:00:00-04:00',
    });
  });

  it('is what another says, but for when that is published', () => {
    const copied = { title: 'A', date: '2026-01-02', body: [], publishAt: '2026-01-03' };
    const made = newRecordValue(schemas, SOURCES, { collection, title: 'B', copied, now });
    expect(made).toEqual({ draft: true, title: 'B', date: '2026-01-02', body: [] });
  });

  it('has its name in the field that its card shows, or in one that is for a name', () => {
    expect(withName('Ana', { name: '‹Nome›', nome: '‹Nome›' }, 'nome')).toEqual({
      name: '‹Nome›',
      nome: 'Ana',
    });
    expect(withName('Ana', { title: '‹Título›' })).toEqual({ title: 'Ana' });
    expect(withName('Ana', { text: '‹Texto›' })).toEqual({ text: '‹Texto›' });
  });
});
