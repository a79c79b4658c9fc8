import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import type { StudioFile } from '../../shared/protocol.ts';
import type { PageTask } from '../pages/page-dialogs.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Caption } from '../ui/elements.ts';
import { navigate } from '../ui/route.ts';
import { fileNote } from './file-marks.ts';

interface Props {
  file: StudioFile;
  onTask(task: PageTask): void;
  onVersions(): void;
}

/** The title of the open file, the way back to the list, and a menu of operations on the whole file. */
export function PageHead({ file, onTask, onVersions }: Props) {
  const task = (kind: Extract<PageTask, { file: object }>['kind']) => () => onTask({ kind, file });
  const isPage = file.kind === 'page' && file.path !== undefined;
  const versions = { text: 'Versões', run: onVersions };
  const pageEntries = [
    { text: 'Nova página, cópia desta', run: task('copy') },
    { text: 'Mudar o endereço', run: task('rename') },
    versions,
    {
      text: 'Menus e rodapé',
      run: () => navigate({ target: 'site-config/navigation.json', pointer: '' }),
    },
    { text: 'Abrir a página salva', run: () => void window.open(file.path, '_blank') },
    { text: 'Apagar a página', danger: true, run: task('remove') },
  ];
  const formEntries = [
    { text: 'Mudar o identificador', run: task('rename-form') },
    versions,
    { text: 'Apagar o formulário', danger: true, run: task('remove-form') },
  ];
  const entries = isPage ? pageEntries : file.kind === 'form' ? formEntries : [versions];
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
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {file.title}
        </Typography>
        <Caption sx={{ color: file.errors > 0 ? 'error.main' : undefined }}>
          {fileNote(file)}
        </Caption>
      </Box>
      <ActionMenu entries={entries}>
        {(open) => (
          <Button aria-haspopup="menu" onClick={open}>
            {isPage ? 'Página ▾' : 'Mais ▾'}
          </Button>
        )}
      </ActionMenu>
    </Box>
  );
}
