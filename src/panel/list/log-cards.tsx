import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { cellText } from '../cell-text.ts';
import { dueState, isNew } from './due.ts';
import { DueMark, Opener, type RowsProps, SelectBox } from './row-parts.tsx';

/** The list on a phone: of each submission what one decides by, the rest in its sheet. */
export function LogCards(props: RowsProps) {
  const { section, rows, open, selection } = props;
  return (
    <Ruled disablePadding aria-label={section.list.label}>
      {rows.map((row) => {
        const about = [row.company, cellText(row, 'form', section)].filter(Boolean).join(' · ');
        const isLater = row.call_on && !dueState(row, section.statuses);
        const state = [
          cellText(row, 'status', section),
          row.owner_name,
          isLater && `${section.list.heads.call_on}: ${cellText(row, 'call_on', section)}`,
        ].filter(Boolean);
        return (
          <Card
            key={row.id}
            data-new={isNew(row, section.statuses) || undefined}
            aria-current={row.id === open ? 'true' : undefined}
          >
            {selection && <SelectBox {...props} row={row} />}
            <Lines>
              <First>
                <Opener {...props} row={row} />
                <DueMark section={section} row={row} />
              </First>
              <Line>{about}</Line>
              <Line>
                {state.join(' · ')}
                <Time dateTime={row.received_at}>{cellText(row, 'received_at', section)}</Time>
              </Line>
            </Lines>
          </Card>
        );
      })}
    </Ruled>
  );
}

const Ruled = styled(List)({ borderTop: '1px solid var(--fg)' });

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 14,
  paddingBlock: spacing(1.5),
  borderBottom: '1px solid var(--line)',
  lineHeight: 1.45,
  '&[data-new] button': { fontWeight: 640 },
});

const Lines = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });

const First = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(0, 1.5),
});

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(1.5),
  color: 'var(--muted)',
  fontSize: '.9375rem',
});

const Time = styled('time')({ fontVariantNumeric: 'tabular-nums' });
