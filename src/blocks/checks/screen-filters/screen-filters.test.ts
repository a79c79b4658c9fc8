import { SOBRE } from '../../../content/testing/edits.ts';
import { page, screen } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkScreenFilters } from './screen-filters.ts';

const sobre = (counts: (string | undefined)[], rows: (number[] | undefined)[]) => ({
  [SOBRE]: page('/sobre', { ...screen(counts, rows), id: 'historia' }),
});

testCheck(checkScreenFilters, {
  reported: {
    'a row in a filter that the screen does not have': [
      sobre([undefined], [[1, 2], [1]]),
      'screen-filter-unknown /sections/1/screen/rows/0/filters/1',
    ],
    'a filter count below the number of rows shown': [
      sobre(['2', '1'], [[1, 2], [2]]),
      'screen-count-low /sections/1/screen/filters/1/count',
    ],
  },
  fine: {
    'a filter count above the number of rows shown': sobre(['369', '38'], [[1, 2], [1]]),
    'filters without a count of their own': sobre([undefined, undefined], [[1, 2], [1]]),
    'a summary whose rows name no filters': sobre(['1'], [undefined, undefined]),
    'a row that belongs to all filters': sobre(['2', '2'], [[1, 2], undefined]),
  },
});
