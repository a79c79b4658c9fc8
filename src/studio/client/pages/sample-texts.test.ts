import { expect, it } from 'vitest';
import type { StudioFile, StudioProblem } from '../../shared/protocol.ts';
import { filesWithSamples, samplesAroundPage, samplesOfPage } from './sample-texts.ts';

const page = {
  meta: { description: '‹Conte aqui, em uma frase.›', title: 'Diga' },
  sections: [['Já escrito'], { items: ['‹Escreva aqui.›', 'Não: <escreva> aqui'], case: 'novo' }],
};

it('lists the sample texts of a page, its sections before its metadata', () => {
  expect(samplesOfPage(page)).toEqual(['/sections/1/items/0', '/meta/description']);
  expect(samplesOfPage(undefined)).toEqual([]);
});

it('lists the sample texts of the records that the page shows, and of no others', () => {
  const cases = { file: 'cases.json', kind: 'collection', name: 'cases' } as StudioFile;
  const problem = { file: 'cases.json', code: 'sample-text' } as StudioProblem;
  expect(filesWithSamples([cases], [])).toEqual([]);
  expect(filesWithSamples([cases], [problem])).toEqual([cases]);
  const error = { file: 'cases.json', code: 'missing', severity: 'error' } as StudioProblem;
  expect(filesWithSamples([cases], [error]), 'which hides its samples').toEqual([cases]);
  const value = { novo: { title: '‹Título›' }, outro: { title: '‹Título›' } };
  expect(samplesAroundPage(page, [{ ...cases, value }])).toEqual([
    { file: 'cases.json', pointer: '/novo/title' },
  ]);
});
