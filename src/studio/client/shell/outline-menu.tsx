import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton } from '@mui/material';
import { ActionMenu } from '../ui/action-menu.tsx';
import { SHORTCUTS } from './shortcuts.ts';

export interface OutlineActions {
  /** `isAgain` if the section was selected, and Enter is pressed on it. */
  choose(index: number, isAgain: boolean): void;
  /** Selects and focuses a section. */
  step(index: number): void;
  move(index: number, to: number): void;
  duplicate(index: number): void;
  remove(index: number): void;
  copy(index: number): void;
  insertAfter(index: number): void;
}

interface Props {
  name: string;
  index: number;
  isLast: boolean;
  actions: OutlineActions;
}

export function OutlineMenu({ name, index, isLast, actions }: Props) {
  const entries = [
    { text: 'Acrescentar depois', run: () => actions.insertAfter(index) },
    { text: 'Duplicar', shortcut: SHORTCUTS.duplicate, run: () => actions.duplicate(index) },
    { text: 'Copiar', shortcut: SHORTCUTS.copy, run: () => actions.copy(index) },
    {
      text: 'Subir',
      shortcut: SHORTCUTS.up,
      disabled: index === 0,
      run: () => actions.move(index, index - 1),
    },
    {
      text: 'Descer',
      shortcut: SHORTCUTS.down,
      disabled: isLast,
      run: () => actions.move(index, index + 1),
    },
    { text: 'Apagar', shortcut: SHORTCUTS.remove, run: () => actions.remove(index) },
  ];
  return (
    <ActionMenu entries={entries}>
      {(open) => (
        <IconButton
          aria-label={`O que fazer com ${name}, seção ${index + 1}`}
          aria-haspopup="menu"
          onClick={open}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
    </ActionMenu>
  );
}
