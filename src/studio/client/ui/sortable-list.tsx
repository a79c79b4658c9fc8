import { Accessibility, type Draggable } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';

type AccessibilityOptions = NonNullable<ConstructorParameters<typeof Accessibility>[1]>;

const positionOf = (source: Draggable | null) =>
  isSortable(source) ? `posição ${source.index + 1}` : '';

/** For `aria-roledescription`, which would be in English otherwise. */
export const HANDLE = 'alça';

/** What a screen reader says before and while an item is moved. */
const accessibility: AccessibilityOptions = {
  screenReaderInstructions: {
    draggable: 'Espaço pega o item; as setas o movem; espaço solta, e Esc desiste.',
  },
  announcements: {
    dragstart: ({ operation: { source } }) => `Item na ${positionOf(source)}, pego.`,
    dragover: ({ operation: { source } }) => `Item agora na ${positionOf(source)}.`,
    dragend: ({ operation: { source }, canceled }) =>
      canceled ? 'Desistiu; o item voltou.' : `Item solto na ${positionOf(source)}.`,
  },
};

/** Outside the component: a new function at each render would set up dragging anew. */
const plugins: ComponentProps<typeof DragDropProvider>['plugins'] = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility),
  Accessibility.configure(accessibility),
];

interface Props {
  onMove(from: number, to: number): void;
  /** Items that call `useSortable`. */
  children: ReactNode;
}

/** A list whose items can be dragged to another position, by pointer and by keyboard. */
export const SortableList = ({ onMove, children }: Props) => (
  <DragDropProvider
    plugins={plugins}
    onDragEnd={({ operation: { source }, canceled }) => {
      if (!canceled && isSortable(source) && source.initialIndex !== source.index)
        onMove(source.initialIndex, source.index);
    }}
  >
    {children}
  </DragDropProvider>
);
