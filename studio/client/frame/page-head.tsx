import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { go } from '../ui/route.ts';
import { noteOf } from './file-list.tsx';

interface Props {
  file: StudioFile;
  onCopy(): void;
  onRename(): void;
  onRemove(): void;
}

/** Which page or file is open, and what can be done to it as a whole. */
export function PageHead({ file, onCopy, onRename, onRemove }: Props) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const act = (what: () => void) => () => {
    setMenu(null);
    what();
  };
  const isPage = file.kind === 'page' && file.path !== undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', marginBottom: 3 }}>
      <Tooltip title="Todas as páginas e arquivos">
        <IconButton
          aria-label="Todas as páginas e arquivos"
          onClick={() => go({ at: '', pointer: '' })}
        >
          <ArrowBack fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ flex: 1, minWidth: 0, paddingTop: '3px' }}>
        <Typography variant="h2" noWrap title={file.title}>
          {file.title}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: file.errors > 0 ? 'error.main' : 'text.secondary' }}
        >
          {noteOf(file)}
        </Typography>
      </Box>
      {isPage && (
        <>
          <Button aria-haspopup="menu" onClick={({ currentTarget }) => setMenu(currentTarget)}>
            Página ▾
          </Button>
          <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
            <MenuItem dense onClick={act(onCopy)}>
              Nova página, cópia desta
            </MenuItem>
            <MenuItem dense onClick={act(onRename)}>
              Mudar o endereço
            </MenuItem>
            <MenuItem
              dense
              onClick={act(() => go({ at: 'site-config/navigation.json', pointer: '' }))}
            >
              Menus e rodapé
            </MenuItem>
            <MenuItem dense onClick={act(() => void window.open(file.path, '_blank'))}>
              Abrir a página salva
            </MenuItem>
            <MenuItem dense onClick={act(onRemove)} sx={{ color: 'error.main' }}>
              Apagar a página
            </MenuItem>
          </Menu>
        </>
      )}
    </Box>
  );
}
