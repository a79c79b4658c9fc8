import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { QuietButton } from '../quiet-button.ts';
import { FIXED } from '../screen.tsx';
import type { Filters } from './filters.ts';
import { LogCards } from './log-cards.tsx';
import { LogTable } from './log-table.tsx';
import type { RowsProps } from './row-parts.tsx';
import { useWindow } from './use-window.ts';

interface Props extends RowsProps {
  filters: Filters;
  onSort(sort: string): void;
  /** Undefined if there are no more. */
  onMore?: () => void;
  children: ReactNode;
}

/** The list, which scrolls by itself where the window is wide, and what stands below it. */
export function ListPane({ filters, onSort, onMore, children, ...rows }: Props) {
  const isNarrow = useWindow('narrow');
  return (
    <Pane data-list>
      {rows.rows.length > 0 &&
        (isNarrow ? <LogCards {...rows} /> : <LogTable {...rows} {...{ filters, onSort }} />)}
      {onMore && (
        <More type="button" onClick={onMore}>
          {rows.section.list.showMore}
        </More>
      )}
      {children}
    </Pane>
  );
}

const Pane = styled('div')({
  minWidth: 0,
  [FIXED]: { overflow: 'auto', overscrollBehavior: 'contain', paddingBottom: 24 },
});

const More = styled(QuietButton)({ marginLeft: -10 });
