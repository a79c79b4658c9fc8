import { useSortable } from '@dnd-kit/react/sortable';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../../../ui/palette.ts';
import { HANDLE } from '../../../ui/sortable-list.tsx';
import { IconAction } from '../../ui/controls.ts';

const Item = styled('li')({
  listStyle: 'none',
  minWidth: 0,
  background: palette.background.paper,
  '&[data-dragged="true"]': { opacity: 0.6 },
});

const Handle = styled(IconAction)({
  width: 20,
  cursor: 'grab',
  touchAction: 'none',
  '& svg': { fontSize: 16 },
});

interface ItemProps {
  id: string;
  index: number;
  /** "cartão 2" */
  name: string;
  children(handle: ReactNode): ReactNode;
}

export function SortableItem({ id, index, name, children }: ItemProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  return (
    <Item ref={ref} data-dragged={isDragSource}>
      {children(
        <Handle
          ref={handleRef}
          title="Arrastar; com o teclado, espaço e as setas"
          aria-label={`Mover ${name}`}
          aria-roledescription={HANDLE}
        >
          <DragIndicator aria-hidden />
        </Handle>,
      )}
    </Item>
  );
}
