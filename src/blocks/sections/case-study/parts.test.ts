import { expect, test } from 'vitest';
import cases from '../../../../tests/fixture-site/site-config/collections/cases.json';
import messages from '../../../../tests/fixture-site/site-config/messages.json';
import { partsOf } from './parts.ts';

const study = cases.barbosa;
const back = { label: 'Todos os materiais', to: '/materiais' };
const section = { type: 'case-study', case: 'barbosa', id: 'caso', back } as const;
const parts = partsOf(section, study, messages.cases);

test('the opening has its texts and figures from the record, its back link from the page', () => {
  expect(parts.hero).toMatchObject({
    id: 'caso',
    back,
    title: study.title,
    text: study.summary,
    figures: study.figures,
  });
});

test('all fields of the record are used', () => {
  expect(parts.about.blocks).toEqual([{ paragraphs: study.about }]);
  const rows = parts.answer.blocks[0]?.table.rows;
  expect(rows?.map(([challenge]) => challenge)).toEqual(study.challenges);
  expect(rows?.map(([, solution]) => solution)).toEqual(study.solutions);
  expect(parts.phases?.items).toBe(study.phases?.items);
});

test('a challenge without a solution has an empty cell', () => {
  const longer = { ...study, challenges: ['Um', 'Dois'], solutions: ['Sim'] };
  const [block] = partsOf(section, longer, messages.cases).answer.blocks;
  expect(block?.table.rows).toEqual([
    ['Um', 'Sim'],
    ['Dois', ''],
  ]);
});

test('measures are a third column with its own head', () => {
  const measured = { ...study, challenges: ['Um'], solutions: ['Sim'], measures: ['50+'] };
  const [block] = partsOf(section, measured, messages.cases).answer.blocks;
  expect(block?.table.head).toEqual([
    messages.cases.challenges,
    messages.cases.solutions,
    messages.cases.measures,
  ]);
  expect(block?.table.rows).toEqual([['Um', 'Sim', '50+']]);
});

test('a case may set its own title for challenges and solutions', () => {
  const named = { ...study, answer: 'Uma loja por vez' };
  expect(partsOf(section, named, messages.cases).answer.title).toBe('Uma loja por vez');
  expect(parts.answer.title).toBe(messages.cases.answer);
});
