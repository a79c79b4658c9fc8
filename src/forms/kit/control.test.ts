import { expect, test } from 'vitest';
import { optionList } from './control.ts';

const listOf = (...labels: string[]) => optionList(labels.map((label) => ({ label })));

test('three options, or a few long ones, stand below each other; others beside each other', () => {
  const beside = listOf('Sim', 'Não');
  const below = listOf('Manhã', 'Tarde', 'Noite');
  expect(below).not.toBe(beside);
  expect(listOf('A', 'B', 'C', 'D')).toBe(beside);
  expect(listOf('Monitoramento de infraestrutura', 'B', 'C', 'D', 'E', 'F')).toBe(beside);
  expect(listOf('Pela manhã, entre as oito e as doze', 'À tarde')).toBe(below);
});
