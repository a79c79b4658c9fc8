import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { HoursLine } from '../../../ui/data/scheduled-place.ts';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Mark } from './mark.tsx';

interface Props {
  lines: HoursLine[];
  closed: string;
  /** The caption of the table. */
  children?: ReactNode;
}

/** Days and their times, below each other. A table, so that each is read with its day. */
export const HoursTable = ({ lines, closed, children }: Props) => (
  <Table>
    {children}
    <tbody>
      {lines.map(({ name, days, times, mark }) => (
        <tr key={days + name}>
          <Days scope="row">
            {name ? (
              <>
                {name} {mark && <Mark>{mark}</Mark>}
                <Small>{days}</Small>
              </>
            ) : (
              days
            )}
          </Days>
          {times.length > 0 ? (
            <Times>
              {times.map((span) => (
                <Span key={span}>{span}</Span>
              ))}
            </Times>
          ) : (
            <Closed>{closed}</Closed>
          )}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
});

const cell = { padding: spacing(0.5, 0), verticalAlign: 'top', fontWeight: 'inherit' } as const;

const Days = styled('th')({ ...cell, paddingInlineEnd: spacing(2), textAlign: 'start' });

const Small = styled('span')({ display: 'block', color: 'var(--muted)', fontSize: size.small });

/**
 * As narrow as one of its times, so that the days have the rest. Words stay whole: the facts around the table may break
 * anywhere, and a column of `closed` alone would be as narrow as a letter.
 */
const Times = styled('td')({
  ...cell,
  width: '1%',
  textAlign: 'end',
  overflowWrap: 'break-word',
});

const Span = styled('span')({ display: 'block', whiteSpace: 'nowrap' });

const Closed = styled(Times)({ color: 'var(--muted)' });
