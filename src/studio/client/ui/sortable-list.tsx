import { Accessibility, type Draggable } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../../words/reader.ts';

type AccessibilityOptions = NonNullable<ConstructorParameters<typeof Accessibility>[1]>;

const positionOf = (source: Draggable | null) => ({
  position: isSortable(source) ? source.index + 1 : undefined,
});

/** What a screen reader says before and while an item is moved. */
const accessibility = (): AccessibilityOptions => ({
  screenReaderInstructions: { draggable: t('studio/ui:how-to-drag') },
  announcements: {
    dragstart: ({ operation: { source } }) => t('studio/ui:picked-up', positionOf(source)),
    dragover: ({ operation: { source } }) => t('studio/ui:moved', positionOf(source)),
    dragend: ({ operation: { source }, canceled }) =>
      canceled ? t('studio/ui:not-moved') : t('studio/ui:dropped', positionOf(source)),
  },
});

/** Outside the component: a new function at each render would set up dragging anew. */
const plugins: ComponentProps<typeof DragDropProvider>['plugins'] = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility),
  Accessibility.configure(accessibility()),
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
