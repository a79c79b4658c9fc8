import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, crmText } from '../cell-text.ts';
import { Entered, Versions } from '../lead/entered.tsx';
import { Fact, Facts } from '../lead/facts.tsx';

interface Props {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
}

/** The list in print: every field of each submission, its status and note. */
export function PrintedList({ section, rows }: Props) {
  const { columns, details, list } = section;
  return (
    <OnPaper data-printed>
      {rows.map((row) => (
        <Submission key={row.id}>
          <Typography component="h3" variant="h3">
            {row.name || list.nameless}
          </Typography>
          <Facts>
            {columns
              .filter(({ field }) => !ENTERED.has(field))
              .map(({ field, label }) => ({ field, label, value: cellText(row, field, section) }))
              .filter(({ value }) => value)
              .map(({ field, ...fact }) => (
                <Fact key={field} {...fact} />
              ))}
            <Entered fields={row.fields} />
            {row.page && <Fact label={details.page} value={row.page} />}
            {row.crm_answer && <Fact label={details.crm.label} value={crmText(row, section)} />}
            {row.note && <Fact label={details.note} value={row.note} />}
          </Facts>
          <Versions section={section} row={row} />
        </Submission>
      ))}
    </OnPaper>
  );
}

/** Columns that are omitted, as the entered fields include them. */
const ENTERED = new Set<string>(['name', 'company', 'email', 'phone']);

const OnPaper = styled('div')({ '@media screen': { display: 'none' } });

const Submission = styled('section')({
  breakInside: 'avoid',
  marginTop: spacing(3),
  borderTop: '1px solid var(--line)',
});
