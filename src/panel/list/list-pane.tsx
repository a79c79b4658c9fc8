import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { FIXED } from '../screen.tsx';
import type { ListFilters } from './filters.ts';
import { LogCards } from './log-cards.tsx';
import { LogTable } from './log-table.tsx';
import { ListButton } from './quiet-button.ts';
import type { RowsProps } from './row-parts.tsx';
import { useWindow } from './use-window.ts';

interface Props extends RowsProps {
  filters: ListFilters;
  onSort(sort: string): void;
  /** Undefined if there are no more. */
  onMore?: () => void;
  /** Actions on the selected rows. */
  selectionBar: ReactNode;
  children: ReactNode;
}

/** The list, which scrolls by itself where the window is wide, and what stands below it. */
export function ListPane({ filters, onSort, onMore, selectionBar, children, ...rows }: Props) {
  const isNarrow = useWindow('narrow');
  return (
    <Pane data-list data-selected={selectionBar ? '' : undefined}>
      {isNarrow && selectionBar}
      {rows.rows.length > 0 &&
        (isNarrow ? <LogCards {...rows} /> : <LogTable {...rows} {...{ filters, onSort }} />)}
      {onMore && (
        <More type="button" onClick={onMore}>
          {rows.section.list.showMore}
        </More>
      )}
      <Foot>{children}</Foot>
      {!isNarrow && selectionBar && <AtEdge>{selectionBar}</AtEdge>}
    </Pane>
  );
}

const Pane = styled('div')({
  minWidth: 0,
  [FIXED]: {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '&:not([data-selected]) > :last-child': { marginBottom: spacing(3) },
  },
  // What has the focus is not behind the bar.
  [breakpoints.up('md')]: { '&[data-selected]': { scrollPaddingBottom: 144 } },
});

/** Visible whichever row is selected, without moving the rows. */
const AtEdge = styled('div')({ position: 'sticky', zIndex: 3, bottom: 0, marginTop: spacing(2) });

const Foot = styled('div')({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  marginTop: spacing(3),
  '&:empty': { display: 'none' },
});

const More = styled(ListButton)({ marginLeft: -10 });
