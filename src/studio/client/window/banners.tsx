import { Alert, Button } from '@mui/material';
import { flushSync } from 'react-dom';
import { type Message, msg } from '../../../words/message.ts';
import { t, tPieces } from '../../../words/reader.ts';
import { dayInWords } from '../../shared/dates.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import { hasEdits } from '../store/edits.ts';
import { titleOfFile } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
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
      {t('studio/window:stale', { names })}
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
  const { version, value } = old;
  const { author } = version;
  const isPlain = useStudio(({ edits }) => !hasEdits(edits));
  return (
    <Alert
      severity="warning"
      square
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap', gap: 2 } }}
      action={
        <>
          {onList && <Button onClick={onList}>{t('studio/window:versions')}</Button>}
          {value !== undefined && (
            <Button variant="outlined" onClick={() => void onBringBack(value)}>
              {t('studio/window:bring-back')}
            </Button>
          )}
          <Button variant="outlined" onClick={onLeave}>
            {t('studio/window:leave-version')}
          </Button>
        </>
      }
    >
      {tPieces('studio/window:old-version', {
        moment: { element: <strong key="moment">{momentOfVersion(version)}</strong> },
        hasAuthor: String(Boolean(author)),
        author,
        rest: shownOf(old, isPlain),
      })}
    </Alert>
  );
}

/** How the page shows an old version, and why not. `isPlain` if nothing is edited. */
function shownOf({ page, problems }: OldVersion, isPlain: boolean): Message {
  if (page) return msg(isPlain ? 'studio/window:rest-today' : 'studio/window:rest-here');
  return problems.length > 0
    ? msg('studio/window:version-errors', { count: problems.length })
    : msg('studio/window:version-hidden');
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
        {t('studio/window:today')}
      </Button>
    }
  >
    {tPieces('studio/window:at-day', {
      day: { element: <strong key="day">{dayInWords(day)}</strong> },
      rest: [error, answer && !answer.page ? whyHidden(answer) : undefined],
    })}
  </Alert>
);

const whyHidden = ({ whyNotLive: reason }: PageAtAnswer): Message =>
  reason === undefined
    ? msg('studio/window:page-errors')
    : msg('studio/window:not-live', { reason });
