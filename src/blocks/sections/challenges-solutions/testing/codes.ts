import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

const pairs = (solutions: string[]) => ({
  type: 'challenges-solutions',
  title: 'Desafios',
  layout: 'table',
  challenges: { title: 'Antes', items: ['a', 'b'] },
  solutions: { title: 'Depois', items: solutions },
});

export const codes: Codes = {
  'pairs-uneven': nova(pairs(['c'])),
  'marks-missing': nova({ ...pairs(['c', 'd']), layout: 'marks' }),
  'strips-uneven': nova({ ...pairs(['c', 'd']), layout: 'strips' }),
  'not-shown': nova({ ...pairs(['c', 'd']), main: 1 }),
};
