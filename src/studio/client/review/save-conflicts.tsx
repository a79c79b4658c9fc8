import { Box, Button, Typography } from '@mui/material';
import type { Conflict } from '../../shared/protocol.ts';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStudio } from '../store/use-store.ts';
import { CodeBlock } from '../ui/elements.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';

interface Props {
  conflicts: readonly Conflict[];
  onSettle(conflict: Conflict, keepMine: boolean): void;
}

/** Shows two versions of a file side by side, for a person to decide which one stays. */
export function SaveConflicts({ conflicts, onSettle }: Props) {
  const [conflict] = conflicts;
  const title = useStudio(({ site }) => conflict && titleOfFile(site, conflict.file));
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <TitledDialog
      title={<>{title}: mudou em outro lugar</>}
      maxWidth="lg"
      actions={
        <>
          <Button onClick={() => onSettle(conflict, false)}>Ficar com a do disco</Button>
          <Button variant="contained" color="primary" onClick={() => onSettle(conflict, true)}>
            Ficar com a minha
          </Button>
        </>
      }
    >
      <Typography variant="body2">
        Alguém salvou este arquivo depois que você o abriu. Nada foi gravado por cima: escolha qual
        das duas versões fica. A outra continua no “Desfazer”.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, marginTop: 3 }}>
        <Version name="A sua" text={mine} other={theirs ?? ''} />
        <Version name="A que está no disco" text={theirs} other={mine} />
      </Box>
    </TitledDialog>
  );
}

/** A version, with its lines marked that the other version does not have. */
function Version({ name, text, other }: { name: string; text: string | undefined; other: string }) {
  const otherLines = new Set(other.split('\n'));
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{name}</Typography>
      {text === undefined ? (
        <Typography variant="body2">O arquivo foi apagado.</Typography>
      ) : (
        <CodeBlock
          tabIndex={0}
          aria-label={`${name}, o texto`}
          sx={{ marginTop: 1, maxHeight: 420 }}
        >
          {text.split('\n').map((line, index) => (
            <Box
              key={index}
              component={otherLines.has(line) ? 'span' : 'mark'}
              sx={{
                display: 'block',
                color: 'inherit',
                backgroundColor: otherLines.has(line) ? undefined : 'action.selected',
              }}
            >
              {line || ' '}
            </Box>
          ))}
        </CodeBlock>
      )}
    </Box>
  );
}
