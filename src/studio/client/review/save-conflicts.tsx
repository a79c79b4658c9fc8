import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { Conflict } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';

interface Props {
  conflicts: readonly Conflict[];
  onSettle(conflict: Conflict, mine: boolean): void;
}

/** Two versions of a file, side by side: a person says which one stays. */
export function SaveConflicts({ conflicts, onSettle }: Props) {
  const [conflict] = conflicts;
  const title = useStudio(
    ({ site }) => site.files.find(({ file }) => file === conflict?.file)?.title ?? conflict?.file,
  );
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <Dialog open maxWidth="lg" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{title}: mudou em outro lugar</DialogTitle>
      <DialogContent>
        <Typography variant="body2">
          Alguém salvou este arquivo depois que você o abriu. Nada foi gravado por cima: escolha
          qual das duas versões fica. A outra continua no “Desfazer”.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, marginTop: 3 }}>
          <Version name="A sua" text={mine} other={theirs ?? ''} />
          <Version name="A que está no disco" text={theirs} other={mine} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle(conflict, false)}>Ficar com a do disco</Button>
        <Button variant="contained" color="primary" onClick={() => onSettle(conflict, true)}>
          Ficar com a minha
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Its lines, with a mark at those that the other has not. */
function Version({ name, text, other }: { name: string; text: string | undefined; other: string }) {
  const theirs = new Set(other.split('\n'));
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{name}</Typography>
      {text === undefined ? (
        <Typography variant="body2">O arquivo foi apagado.</Typography>
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          aria-label={`${name}, o texto`}
          sx={{
            overflow: 'auto',
            maxHeight: 420,
            fontSize: 12,
            border: 1,
            borderColor: 'divider',
            padding: 2,
            margin: '4px 0 0',
          }}
        >
          {text.split('\n').map((line, at) => (
            <Box
              key={at}
              component={theirs.has(line) ? 'span' : 'mark'}
              sx={{
                display: 'block',
                color: 'inherit',
                backgroundColor: theirs.has(line) ? undefined : 'action.selected',
              }}
            >
              {line || ' '}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
