import { styled } from '@mui/material/styles';
import type { SubmissionFigures } from '../../types/config.gen.ts';
import { dayWords } from './period.ts';

interface Props {
  texts: SubmissionFigures;
  days: string[];
  forms: { label: string; counts: number[] }[];
}

/** What the plot shows, in numbers; days on which nothing came are left out. */
export function DailyTable({ texts, days, forms }: Props) {
  const rows = days
    .map((day, at) => ({ day, counts: forms.map(({ counts }) => counts[at] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0));
  return (
    <details>
      <Summary>{texts.table}</Summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {forms.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day, document.documentElement.lang)}</th>
              {counts.map((count, at) => (
                <td key={forms[at]?.label}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

const Summary = styled('summary')({ paddingBlock: 8, cursor: 'pointer' });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBottom: '1px solid var(--line)',
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
});
