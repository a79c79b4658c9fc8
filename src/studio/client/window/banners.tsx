import { Alert, Button } from '@mui/material';
import { dayInWords } from '../../shared/dates.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import { titleOfFile } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
import { countText } from '../ui/elements.ts';
import { momentOf, type Versions } from '../versions/use-versions.ts';

interface Props {
  /** "2026-12-03"; '' for today. */
  day: string;
  answer: PageAtAnswer | undefined;
  onToday(): void;
}

export function PageAtBanner({ day, answer, onToday }: Props) {
  if (day === '') return null;
  return (
    <Alert
      severity="info"
      square
      action={
        <Button variant="outlined" onClick={onToday} sx={{ whiteSpace: 'nowrap' }}>
          Voltar a hoje
        </Button>
      }
    >
      Como ficará em <strong>{dayInWords(day)}</strong>, se for publicado como está aqui.{' '}
      {answer &&
        !answer.page &&
        (answer.whyNotLive
          ? `Nesse dia, esta página não está no ar (${answer.whyNotLive}).`
          : 'A página tem erros, e por isso não aparece.')}
    </Alert>
  );
}

interface VersionBannerProps {
  versions: Versions;
  /** Leads back to the list, where it is not beside the page. */
  onList: (() => void) | undefined;
  onLeave(): void;
}

export function VersionBanner({ versions, onList, onLeave }: VersionBannerProps) {
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

/** Warns that a field was saved elsewhere while it is edited here. Saving asks which version stays. */
export function StaleFilesAlert() {
  const stale = useStudio((state) => state.stale);
  const names = useStudio(({ site }) => stale.map((file) => titleOfFile(site, file)).join(', '));
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" square>
      {names}: um campo que você mudou foi mudado também em outro lugar. Nada se perdeu; ao salvar,
      as duas versões dele aparecem lado a lado, e você escolhe.
    </Alert>
  );
}
