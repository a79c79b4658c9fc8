import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import type { PageTask } from '../pages/page-dialogs.tsx';
import { navigate } from '../ui/route.ts';
import { fileNote } from './file-list.tsx';

interface Props {
  file: StudioFile;
  onTask(task: PageTask): void;
}

/** Which page or file is open, and what can be done to it as a whole. */
export function PageHead({ file, onTask }: Props) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const act = (what: () => void) => () => {
    setMenu(null);
    what();
  };
  const task = (kind: Extract<PageTask, { file: object }>['kind']) =>
    act(() => onTask({ kind, file }));
  const isPage = file.kind === 'page' && file.path !== undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', marginBottom: 3 }}>
      <Tooltip title="Todas as páginas e arquivos">
        <IconButton
          aria-label="Todas as páginas e arquivos"
          onClick={() => navigate({ target: '', pointer: '' })}
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
          {fileNote(file)}
        </Typography>
      </Box>
      {(isPage || file.kind === 'form') && (
        <>
          <Button aria-haspopup="menu" onClick={({ currentTarget }) => setMenu(currentTarget)}>
            {isPage ? 'Página ▾' : 'Mais ▾'}
          </Button>
          <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
            {isPage
              ? [
                  <MenuItem key="copy" dense onClick={task('copy')}>
                    Nova página, cópia desta
                  </MenuItem>,
                  <MenuItem key="rename" dense onClick={task('rename')}>
                    Mudar o endereço
                  </MenuItem>,
                  <MenuItem
                    key="menus"
                    dense
                    onClick={act(() =>
                      navigate({ target: 'site-config/navigation.json', pointer: '' }),
                    )}
                  >
                    Menus e rodapé
                  </MenuItem>,
                  <MenuItem
                    key="open"
                    dense
                    onClick={act(() => void window.open(file.path, '_blank'))}
                  >
                    Abrir a página salva
                  </MenuItem>,
                  <MenuItem key="remove" dense onClick={task('remove')} sx={DANGER}>
                    Apagar a página
                  </MenuItem>,
                ]
              : [
                  <MenuItem key="rename" dense onClick={task('rename-form')}>
                    Mudar o identificador
                  </MenuItem>,
                  <MenuItem key="remove" dense onClick={task('remove-form')} sx={DANGER}>
                    Apagar o formulário
                  </MenuItem>,
                ]}
          </Menu>
        </>
      )}
    </Box>
  );
}

const DANGER = { color: 'error.main' };
