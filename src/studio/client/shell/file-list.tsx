import {
  Box,
  Button,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { hasWords } from '../../../app/dev/query-words.ts';
import type { PageState, StudioFile } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';
import { Caption } from '../ui/elements.ts';
import { navigate, PICTURES } from '../ui/route.ts';

const STATES: Record<PageState, string> = {
  draft: 'rascunho',
  scheduled: 'agendada',
  published: 'publicada',
  expired: 'fora do ar',
  broken: 'com erro',
};

/** A longer list would be slow; people search instead of reading it. */
const MAX_LISTED = 200;

interface Props {
  onNewPage(): void;
  onNewForm(): void;
}

export function FileList({ onNewPage, onNewForm }: Props) {
  const files = useStudio(({ site }) => site.files);
  const [query, setQuery] = useState('');
  const isFound = hasWords(useDeferredValue(query));
  const matches = ({ title, path = '', state, file, errors }: StudioFile) =>
    isFound(
      [title, path, file, state ? STATES[state] : '', errors > 0 ? STATES.broken : ''].join(' '),
    );
  const pages = files
    .filter((file) => file.kind === 'page' && matches(file))
    .sort((a, b) => compare(a.path ?? '', b.path ?? ''));
  const others = GROUPS.map(({ kind, name }) => ({
    kind,
    name,
    files: files.filter((file) => file.kind === kind && matches(file)),
  })).filter((group) => group.files.length > 0);
  return (
    <>
      <TextField
        fullWidth
        type="search"
        placeholder="Procurar"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Procurar no site' } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', marginTop: 3 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, paddingLeft: 2 }}>
          Páginas
        </Typography>
        <Button onClick={onNewPage}>Nova página</Button>
      </Box>
      <Files files={pages} />
      {others.map((group) => (
        <Box key={group.name} sx={{ marginTop: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ flex: 1, paddingLeft: 2 }}>
              {group.name}
            </Typography>
            {group.kind === 'form' && <Button onClick={onNewForm}>Novo formulário</Button>}
          </Box>
          <Files files={group.files} />
        </Box>
      ))}
      <Box sx={{ marginTop: 3 }}>
        <Button
          fullWidth
          onClick={() => navigate({ target: PICTURES, pointer: '' })}
          sx={{ justifyContent: 'start' }}
        >
          Imagens
        </Button>
      </Box>
    </>
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const GROUPS = [
  { kind: 'single', name: 'O site' },
  { kind: 'form', name: 'Formulários' },
  { kind: 'collection', name: 'Coleções' },
] as const;

function Files({ files }: { files: StudioFile[] }) {
  if (files.length === 0) return <Caption sx={{ padding: 2 }}>Nada com essas palavras.</Caption>;
  return (
    <>
      <List dense disablePadding>
        {files.slice(0, MAX_LISTED).map((file) => (
          <li key={file.file}>
            <ListItemButton
              onClick={() => navigate({ target: file.file, pointer: '' })}
              sx={{ padding: '3px 8px', borderRadius: 1 }}
            >
              <ListItemText
                primary={file.title}
                secondary={fileNote(file)}
                slotProps={{
                  primary: { variant: 'body2', noWrap: true },
                  secondary: {
                    variant: 'caption',
                    noWrap: true,
                    sx: { color: file.errors > 0 ? 'error.main' : 'text.secondary' },
                  },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {files.length > MAX_LISTED && (
        <Caption sx={{ padding: 2 }}>
          Mais {(files.length - MAX_LISTED).toLocaleString('pt-BR')}: procure pelo nome ou pelo
          endereço.
        </Caption>
      )}
    </>
  );
}

/** The path of a page, its errors, and its state unless it is published. */
export function fileNote({ path, state, stateText, errors }: StudioFile): string | undefined {
  const stateNote = state && state !== 'published' ? (stateText ?? STATES[state]) : undefined;
  const errorNote = errors > 0 ? countText(errors, 'erro', 'erros') : undefined;
  return [path, errorNote, stateNote].filter(Boolean).join(' · ') || undefined;
}
