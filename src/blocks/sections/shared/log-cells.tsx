import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { NoteNumber } from '../../../ui/numbered-notes.tsx';
import { breakpoints, orOnPaper } from '../../../ui/theme/breakpoints.ts';
import type { LinesProps } from './document-lines.tsx';
import { Words } from './noted-words.ts';

/** The lines of a log as a table: time, actor, action. On a phone the time is at the left of the others. */
export function LogCells({ lines, numbers }: LinesProps) {
  return (
    <Log>
      {lines.map(({ text, note }, index) => (
        <Row key={index} data-note={note}>
          {text.split('\t').map((cell, column) => {
            const Cell = CELLS[column] ?? Action;
            return (
              <Fragment key={column}>
                <Cell>{cell}</Cell>{' '}
              </Fragment>
            );
          })}
          {numbers[index]}
        </Row>
      ))}
    </Log>
  );
}

const AS_TABLE = orOnPaper(breakpoints.up('sm'));

const Log = styled('div')({
  [AS_TABLE]: {
    display: 'table',
    width: 'calc(100% - var(--start) - var(--end))',
    marginLeft: 'var(--start)',
    borderCollapse: 'collapse',
  },
});

const Row = styled(Typography)({
  position: 'relative',
  padding: '8px calc(var(--end) + 32px) 8px calc(var(--start) + 5.25em)',
  borderBottom: '1px solid var(--line)',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
  [AS_TABLE]: { display: 'table-row' },
});

const inTable = { display: 'table-cell', padding: '9px 24px 9px 0' };

const OtherCell = styled('span')({ [AS_TABLE]: inTable });

const Time = styled('span')({
  position: 'absolute',
  left: 'var(--start)',
  color: 'var(--muted)',
  [AS_TABLE]: { ...inTable, position: 'static' },
});

const CELLS = [Time, styled(OtherCell)({ fontWeight: 600 })];

/** What a note explains of a line. */
const Action = ({ children }: { children: ReactNode }) => (
  <OtherCell>
    <Words>{children}</Words>
  </OtherCell>
);

/** It floats, so that it does not make the row taller. */
export const NumberOfRow = styled(NoteNumber)({
  position: 'absolute',
  top: 8,
  right: 'var(--end)',
  float: 'right',
  marginBottom: -6,
  [AS_TABLE]: { position: 'static' },
});
