import { expect, it } from 'vitest';
import { dateMarks } from './date-marks.ts';

it('says when visitors see a section', () => {
  expect(dateMarks({ type: 'hero' })).toEqual([]);
  expect(dateMarks({ type: 'hero', draft: true, publishAt: '2026-12-03' })).toEqual([
    'rascunho',
    'entra em 03/12/2026',
  ]);
  expect(dateMarks({ expireAt: '2026-12-31T09:00:00-03:00', when: 'after' })).toEqual([
    'sai em 31/12/2026',
    'depois do evento',
  ]);
  expect(dateMarks({ publishAt: 'amanhã', when: 3 })).toEqual([]);
});
