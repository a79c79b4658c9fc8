import { Alert, Button } from '@mui/material';
import { useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';
import type { Versions } from './use-versions.ts';
import { momentOf } from './version-words.ts';

interface Props {
  versions: Versions;
  /** Leads back to the list, where it is not beside the page. */
  onList: (() => void) | undefined;
  onLeave(): void;
}

export function VersionBanner({ versions, onList, onLeave }: Props) {
  const { chosen, old, bringBack } = versions;
  const isPlain = useStudio(({ edits }) => Object.keys(edits.values).length === 0);
  if (!chosen || !old) return null;
  const { value, page, problems } = old;
  return (
    <Alert
      severity="warning"
      square
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap', gap: 2 } }}
      action={
        <>
          {onList && <Button onClick={onList}>Versões</Button>}
          {value !== undefined && (
            <Button variant="outlined" onClick={() => void bringBack(value)}>
              Trazer de volta
            </Button>
          )}
          <Button variant="outlined" onClick={onLeave}>
            Voltar à de agora
          </Button>
        </>
      }
    >
      Versão antiga: <strong>{momentOf(chosen)}</strong>
      {chosen.author && `, de ${chosen.author}`}.{' '}
      {page
        ? `O resto do site aparece como ${isPlain ? 'é hoje' : 'está aqui'}.`
        : problems.length > 0
          ? `Ela não pode aparecer: hoje teria ${countText(problems.length, 'erro', 'erros')}.`
          : 'Ela não pode aparecer.'}
    </Alert>
  );
}
