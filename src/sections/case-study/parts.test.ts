import { expect, test } from 'vitest';
import cases from '../../../tests/fixture-site/site-config/collections/cases.json';
import messages from '../../../tests/fixture-site/site-config/messages.json';
import type { Chart } from '../../types/config.gen.ts';
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
  expect(parts.answer.challenges.items).toBe(study.challenges);
  expect(parts.answer.solutions.items).toBe(study.solutions);
  expect(parts.phases.items).toBe(study.phases.items);
});

test('a case with a chart shows it under what is to be concluded from it', () => {
  const chart: Chart = { kind: 'compare', title: 'Lojas', shape: 'bar', rows: [] };
  const plotOf = (more: object) => partsOf(section, { ...study, ...more }, messages.cases).plot;
  expect(plotOf({ chart, finding: 'Subiu' })).toMatchObject({ title: 'Subiu', chart });
  expect(plotOf({ chart })).toMatchObject({ title: 'Lojas' });
  expect(plotOf({})).toBeUndefined();
});
