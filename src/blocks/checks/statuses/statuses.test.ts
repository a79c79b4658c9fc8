import { SOBRE } from '../../../content/testing/edits.ts';
import { page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkStatuses } from './statuses.ts';

const sobre = (...statuses: [value: string, meaning: string][]) => ({
  [SOBRE]: page('/sobre', {
    ...prose('a'),
    id: 'historia',
    statuses: statuses.map(([value, meaning]) => ({ value, label: value, meaning })),
  }),
});

testCheck(checkStatuses, {
  reported: {
    'no status for new submissions': [
      sobre(['contacted', 'open'], ['won', 'won']),
      'status-new /sections/1/statuses',
    ],
    'two statuses for new submissions': [
      sobre(['new', 'new'], ['fresh', 'new']),
      'status-new /sections/1/statuses',
    ],
    'two statuses with the same stored name': [
      sobre(['new', 'new'], ['won', 'won'], ['won', 'lost']),
      'status-repeated /sections/1/statuses/2/value',
    ],
  },
  fine: { 'one status for new submissions': sobre(['new', 'new'], ['won', 'won']) },
});
