import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import type { FiguresDays } from '../../types/config.gen.ts';
import { Table } from '../../ui/table.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { dayWords } from './period.ts';

interface Props {
  texts: Pick<FiguresDays, 'table' | 'day'>;
  days: string[];
  forms: { label: string; counts: number[] }[];
}

/** The numbers of the plot; days without submissions are omitted. */
export function DailyTable({ texts, days, forms }: Props) {
  const rows = days
    .map((day, index) => ({ day, counts: forms.map(({ counts }) => counts[index] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ day, counts }) => [
      dayWords(day, document.documentElement.lang),
      ...counts.map(String),
    ]);
  return (
    <details>
      <Summary>{texts.table}</Summary>
      {/* With many forms it is wider than a phone; it scrolls by keys only if it takes the focus. */}
      <Numbers role="region" aria-label={texts.table} tabIndex={0}>
        <Table head={[texts.day, ...forms.map(({ label }) => label)]} rows={rows} />
      </Numbers>
    </details>
  );
}

const Summary = styled('summary')({ paddingBlock: spacing(1), cursor: 'pointer' });

const Numbers = styled(TableContainer)({ fontVariantNumeric: 'tabular-nums' });
