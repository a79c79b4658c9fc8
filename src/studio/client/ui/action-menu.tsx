import { Box, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, type ReactNode, useState } from 'react';

interface MenuEntry {
  text: string;
  shortcut?: string;
  disabled?: boolean;
  danger?: boolean;
  run(): void;
}

interface Props {
  entries: readonly MenuEntry[];
  children(open: (event: MouseEvent<HTMLElement>) => void): ReactNode;
}

export function ActionMenu({ entries, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      {children(({ currentTarget }) => setAnchor(currentTarget))}
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {entries.map(({ text, shortcut, disabled = false, danger = false, run }) => (
            <MenuItem
              key={text}
              dense
              disabled={disabled}
              onClick={() => {
                close();
                run();
              }}
              sx={{ gap: 6, color: danger ? 'error.main' : undefined }}
            >
              <Box sx={{ flex: 1 }}>{text}</Box>
              {shortcut && (
                <Box component="kbd" sx={{ font: 'inherit', color: 'text.secondary' }}>
                  {shortcut}
                </Box>
              )}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
