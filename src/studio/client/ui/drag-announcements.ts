import type { Accessibility, Draggable } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';

type Options = NonNullable<ConstructorParameters<typeof Accessibility>[1]>;

export const screenReaderInstructions: Options['screenReaderInstructions'] = {
  draggable: 'Espaço pega o item; as setas o movem; espaço solta, e Esc desiste.',
};

const placeOf = (source: Draggable | null) =>
  isSortable(source) ? `posição ${source.index + 1}` : '';

/** What a screen reader tells while an item is moved. */
export const announcements: Options['announcements'] = {
  dragstart: ({ operation: { source } }) => `Item na ${placeOf(source)}, pego.`,
  dragover: ({ operation: { source } }) => `Item agora na ${placeOf(source)}.`,
  dragend: ({ operation: { source }, canceled }) =>
    canceled ? 'Desistiu; o item voltou.' : `Item solto na ${placeOf(source)}.`,
};
