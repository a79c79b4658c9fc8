import { expect, test } from 'vitest';
import cases from '../../../../tests/fixture-site/site-config/collections/cases.json';
import messages from '../../../../tests/fixture-site/site-config/messages.json';
import { partsOf } from './parts.ts';

const study = cases.barbosa;
const back = { label: 'Todos os materiais', to: '/materiais' };
const section = { type: 'case-study', case: 'barbosa', id: 'caso', back } as const;
const parts = partsOf(section, study, messages.cases);

test('the opening takes its words and figures from the record, its way back from the page', () => {
  expect(parts.hero).toMatchObject({
    id: 'caso',
    back,
    title: study.title,
    text: study.summary,
    figures: study.figures,
  });
});

test('nothing of the record is left out', () => {
  expect(parts.about.blocks).toEqual([{ paragraphs: study.about }]);
  const rows = parts.answer.blocks[0]?.table.rows;
  expect(rows?.map(([challenge]) => challenge)).toEqual(study.challenges);
  expect(rows?.map(([, solution]) => solution)).toEqual(study.solutions);
  expect(parts.phases.items).toBe(study.phases.items);
});

test('a challenge without a solution stands alone', () => {
  const longer = { ...study, challenges: ['Um', 'Dois'], solutions: ['Sim'] };
  const [block] = partsOf(section, longer, messages.cases).answer.blocks;
  expect(block?.table.rows).toEqual([
    ['Um', 'Sim'],
    ['Dois', ''],
  ]);
});

test('what was measured is a third column, under a head of its own', () => {
  const measured = { ...study, challenges: ['Um'], solutions: ['Sim'], measures: ['50+'] };
  const [block] = partsOf(section, measured, messages.cases).answer.blocks;
  expect(block?.table.head).toEqual([
    messages.cases.challenges,
    messages.cases.solutions,
    messages.cases.measures,
  ]);
  expect(block?.table.rows).toEqual([['Um', 'Sim', '50+']]);
});

test('a case may name its challenges and solutions itself', () => {
  const named = { ...study, answer: 'Uma loja por vez' };
  expect(partsOf(section, named, messages.cases).answer.title).toBe('Uma loja por vez');
  expect(parts.answer.title).toBe(messages.cases.answer);
});
