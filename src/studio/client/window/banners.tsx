import { Alert, Button } from '@mui/material';
import { flushSync } from 'react-dom';
import { worded } from '../../../words/reader.ts';
import { dayInWords } from '../../shared/dates.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import { hasEdits } from '../store/edits.ts';
import { titleOfFile } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
import { countText } from '../ui/elements.ts';
import { momentOfVersion, type OldVersion, type VersionList } from '../versions/use-versions.ts';
import type { PageAt } from './page-at.tsx';
import type { Panes } from './panes.tsx';

interface Props {
  versions: VersionList;
  pageAt: PageAt;
  panes: Panes;
}

/** What is to be known of the page that the canvas shows. */
export function Banners({ versions, pageAt, panes }: Props) {
  /** The banner, which has the focus, goes. */
  const toPage = (showPage: () => void) => () => {
    flushSync(showPage);
    panes.focus('page');
  };
  return (
    <div>
      <StaleFiles />
      {versions.old ? (
        <OldVersionBanner
          old={versions.old}
          // Leads back to the list, where it is not beside the page.
          onList={panes.columns === 1 ? () => panes.focus('form') : undefined}
          onBringBack={versions.bringBack}
          onLeave={toPage(() => versions.choose(undefined))}
        />
      ) : (
        pageAt.day !== '' && <PageAtBanner {...pageAt} onToday={toPage(() => pageAt.setDay(''))} />
      )}
    </div>
  );
}

/** Warns that a field was saved elsewhere while it is edited here. Saving asks which version stays. */
function StaleFiles() {
  const names = useStudio(({ site, stale }) =>
    stale.map((file) => titleOfFile(site, file)).join(', '),
  );
  if (names === '') return null;
  return (
    <Alert severity="warning" square>
      {names}: um campo que você mudou foi mudado também em outro lugar. Nada se perdeu; ao salvar,
      as duas versões dele aparecem lado a lado, e você escolhe.
    </Alert>
  );
}

interface VersionProps {
  old: OldVersion;
  onList: (() => void) | undefined;
  onBringBack: VersionList['bringBack'];
  onLeave(): void;
}

function OldVersionBanner({ old, onList, onBringBack, onLeave }: VersionProps) {
  const { version, value, page, problems } = old;
  const isPlain = useStudio(({ edits }) => !hasEdits(edits));
  return (
    <Alert
      severity="warning"
      square
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap', gap: 2 } }}
      action={
        <>
          {onList && <Button onClick={onList}>Versões</Button>}
          {value !== undefined && (
            <Button variant="outlined" onClick={() => void onBringBack(value)}>
              Trazer de volta
            </Button>
          )}
          <Button variant="outlined" onClick={onLeave}>
            Voltar à de agora
          </Button>
        </>
      }
    >
      Versão antiga: <strong>{momentOfVersion(version)}</strong>
      {version.author && `, de ${version.author}`}.{' '}
      {page
        ? `O resto do site aparece como ${isPlain ? 'é hoje' : 'está aqui'}.`
        : problems.length > 0
          ? `Ela não pode aparecer: hoje teria ${countText(problems.length, 'erro', 'erros')}.`
          : 'Ela não pode aparecer.'}
    </Alert>
  );
}

interface PageAtProps {
  /** "2026-12-03" */
  day: string;
  answer: PageAtAnswer | undefined;
  error: string;
  onToday(): void;
}

const PageAtBanner = ({ day, answer, error, onToday }: PageAtProps) => (
  <Alert
    severity="info"
    square
    action={
      <Button variant="outlined" onClick={onToday} sx={{ whiteSpace: 'nowrap' }}>
        Voltar a hoje
      </Button>
    }
  >
    Como ficará em <strong>{dayInWords(day)}</strong>, se for publicado como está aqui. {error}
    {answer &&
      !answer.page &&
      (answer.whyNotLive
        ? `Nesse dia, esta página não está no ar (${worded(answer.whyNotLive)}).`
        : 'A página tem erros, e por isso não aparece.')}
  </Alert>
);
