import { expect, it } from 'vitest';
import { branchesOf, rootNode } from '../schema/schema-node.ts';
import { SCHEMAS, SOURCES } from '../testing/site.ts';
import { switchBranch } from './union-field.tsx';

const fields = branchesOf(SCHEMAS, rootNode(SCHEMAS, 'form.schema.json#/definitions/Field'));
const form = { schemas: SCHEMAS, sources: () => SOURCES };
const branch = (value: string) => fields.find((one) => one.value === value)!;

it('keeps the fields that the two kinds share', () => {
  const text = { type: 'text', name: 'setor', label: 'Setor', required: true, inputMode: 'url' };
  const as = (kind: string) => switchBranch(form, text, branch('text'), branch(kind));
  expect(as('email')).toEqual({ type: 'email', name: 'setor', label: 'Setor', required: true });
  expect(as('select')).toMatchObject({ type: 'select', name: 'setor', required: true });
  expect(as('select')).toHaveProperty('options');
});

it('drops fields with another meaning in the new kind', () => {
  const charts = branchesOf(SCHEMAS, rootNode(SCHEMAS, 'common.schema.json#/definitions/chart'));
  const [time, compare] = [charts[0]!, charts[1]!];
  const value = { kind: 'over-time', title: 'Chamados', shape: 'line', unit: 'min', series: [] };
  const changed = switchBranch(form, value, time, compare);
  expect(changed).toMatchObject({ kind: 'compare', title: 'Chamados', unit: 'min' });
  expect(changed).not.toHaveProperty('series');
  expect(changed).not.toHaveProperty('shape', 'line');
});
