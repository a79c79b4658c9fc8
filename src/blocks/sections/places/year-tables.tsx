import { styled } from '@mui/material/styles';
import type { SeasonalHours } from '../../../ui/data/scheduled-place.ts';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { HoursTable } from './hours-table.tsx';
import { Mark } from './mark.tsx';

/** A table of hours for each part of the year, that of today first and marked. */
export const YearTables = ({ year, closed }: { year: SeasonalHours[]; closed: string }) => (
  <Parts>
    {year.map(({ name, months, mark, week }) => (
      <HoursTable key={months} lines={week} closed={closed}>
        <Caption>
          <Name>{name ?? months}</Name> {mark && <Mark>{mark}</Mark>}
          {name && <Months>{months}</Months>}
        </Caption>
      </HoursTable>
    ))}
  </Parts>
);

const Parts = styled('div')({ display: 'grid', gap: spacing(2) });

const Caption = styled('caption')({ paddingBottom: spacing(0.5), textAlign: 'start' });

const Name = styled('strong')({ fontWeight: 640 });

const Months = styled('span')({ display: 'block', color: 'var(--muted)', fontSize: size.small });
