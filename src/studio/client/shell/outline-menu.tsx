import MoreVert from '@mui/icons-material/MoreVert';
import { Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { SHORTCUTS } from './shortcuts.ts';

/** The operations on the section at an index. */
export interface OutlineActions {
  choose(index: number): void;
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

/** The operations on a section, with their shortcuts. */
export function OutlineMenu({ name, index, isLast, actions }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
    <>
      <IconButton
        aria-label={`O que fazer com ${name}, seção ${index + 1}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {entries.map(({ text, shortcut, disabled = false, run }) => (
            <MenuItem
              key={text}
              dense
              disabled={disabled}
              onClick={() => {
                setAnchor(null);
                run();
              }}
              sx={{ gap: 6 }}
            >
              <Box sx={{ flex: 1 }}>{text}</Box>
              <Box component="kbd" sx={{ font: 'inherit', color: 'text.secondary' }}>
                {shortcut}
              </Box>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
