import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { announcements, screenReaderInstructions } from '../../../ui/drag-announcements.ts';
import { IconAction } from '../../ui/controls.ts';

/** Made once: a new list of plugins would set up dragging anew at each letter typed. */
const plugins: ComponentProps<typeof DragDropProvider>['plugins'] = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility),
  Accessibility.configure({ announcements, screenReaderInstructions }),
];

/** Items within can be dragged to another place, by pointer and by keyboard. */
export function SortableList(props: {
  onMove(from: number, to: number): void;
  children: ReactNode;
}) {
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        props.onMove(source.initialIndex, source.index);
      }}
    >
      {props.children}
    </DragDropProvider>
  );
}

const Item = styled('li')(({ theme }) => ({
  listStyle: 'none',
  minWidth: 0,
  background: (theme.vars ?? theme).palette.background.paper,
  '&[data-dragged="true"]': { opacity: 0.6 },
}));

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

/** One that can be dragged by its handle. */
export function SortableItem({ id, index, name, children }: ItemProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  return (
    <Item ref={ref} data-dragged={isDragSource}>
      {children(
        <Handle
          ref={handleRef}
          type="button"
          title="Arrastar; com o teclado, espaço e as setas"
          aria-label={`Mover ${name}`}
        >
          <DragIndicator aria-hidden />
        </Handle>,
      )}
    </Item>
  );
}
