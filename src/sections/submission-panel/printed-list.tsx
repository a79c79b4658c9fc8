import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { cellText, crmText, enteredText } from './cell-text.ts';
import { Fact, Facts } from './facts.tsx';
import type { LoggedSubmission } from './log.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
}

/** The list as it goes on paper: all that was entered in each submission, and what became of it. */
export function PrintedList({ section, rows }: Props) {
  const { columns, details, list } = section;
  return (
    <Paper data-printed>
      {rows.map((row) => (
        <section key={row.id}>
          <h3>{row.name || list.nameless}</h3>
          <Facts>
            {columns
              .filter(({ field }) => !ENTERED.has(field))
              .map(({ field, label }) => (
                <Fact key={field} label={label} value={cellText(row, field, section)} />
              ))}
            {row.fields.map((entered) => (
              <Fact key={entered.name} label={entered.label} value={enteredText(entered)} />
            ))}
            <Fact label={details.page} value={row.page} />
            {row.crm_answer && <Fact label={details.crm.label} value={crmText(row, section)} />}
            {row.note && <Fact label={details.note} value={row.note} />}
          </Facts>
        </section>
      ))}
    </Paper>
  );
}

/** Columns of what is printed as it was entered. */
const ENTERED = new Set<string>(['name', 'email', 'phone']);

const Paper = styled('div')({
  '@media screen': { display: 'none' },
  '& > section': { breakInside: 'avoid', marginTop: 24, borderTop: '1px solid var(--line)' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 3fr', gap: '0 16px' },
  '& dd': { margin: 0 },
});
