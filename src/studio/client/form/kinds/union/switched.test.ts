import { expect, it } from 'vitest';
import { branchesOf, rootPlace } from '../../schema/places.ts';
import { SCHEMAS, SOURCES } from '../../testing.ts';
import { switched } from './switched.ts';

const fields = branchesOf(SCHEMAS, rootPlace(SCHEMAS, 'form.schema.json#/definitions/Field'));
const branch = (value: string) => fields.find((one) => one.value === value)!;

it('keeps what both kinds have', () => {
  const text = { type: 'text', name: 'setor', label: 'Setor', required: true, inputMode: 'url' };
  const as = (kind: string) => switched(SCHEMAS, branch('text'), branch(kind), text, SOURCES);
  expect(as('email')).toEqual({ type: 'email', name: 'setor', label: 'Setor', required: true });
  expect(as('select')).toMatchObject({ type: 'select', name: 'setor', required: true });
  expect(as('select')).toHaveProperty('options');
});

it('takes nothing that means another thing there', () => {
  const charts = branchesOf(SCHEMAS, rootPlace(SCHEMAS, 'common.schema.json#/definitions/chart'));
  const [time, compare] = [charts[0]!, charts[1]!];
  const value = { kind: 'over-time', title: 'Chamados', shape: 'line', unit: 'min', series: [] };
  const changed = switched(SCHEMAS, time, compare, value, SOURCES);
  expect(changed).toMatchObject({ kind: 'compare', title: 'Chamados', unit: 'min' });
  expect(changed).not.toHaveProperty('series');
  expect(changed).not.toHaveProperty('shape', 'line');
});
