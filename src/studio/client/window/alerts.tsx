import { Alert, Button } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../../words/reader.ts';
import type { Choices } from '../../shared/merge/conflicts.ts';
import { LEFT_BY_WINDOWS, SaveConflicts } from '../review/save-conflicts.tsx';
import { connection } from '../store/connection.ts';
import { hasEdits } from '../store/edits.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { PublishedNews } from './published-news.tsx';
import { RemoteAlerts } from './remote-alerts.tsx';

/** Why something that the studio asks for by itself is missing; undefined while all is answered. */
export const useConnectionProblem = (): string | undefined =>
  useSyncExternalStore(connection.subscribe, connection.problem);

/** Says that the server does not answer, until it does. */
export function ConnectionAlert() {
  const problem = useConnectionProblem();
  if (problem === undefined) return null;
  return (
    <Alert
      severity="warning"
      square
      action={<Button onClick={connection.retry}>{t('studio/window:retry')}</Button>}
    >
      {t('studio/window:keeps-trying', { problem })}
    </Alert>
  );
}

/** What is to be known of the whole window. */
export const Alerts = () => (
  <>
    <ConnectionAlert />
    <StorageAlert />
    <RemoteAlerts />
    <PublishedNews />
    <LeftWindows />
  </>
);

/** Offers both versions of what two closed windows had not saved, at once and for as long as nobody chooses. */
function LeftWindows() {
  const store = useStore();
  const waiting = useStudio(({ rivals }) => rivals.length);
  const conflicts = useStudio(() => store.rivalConflicts());
  const [isAsking, setAsking] = useState(true);
  if (waiting === 0) return null;
  const settle = (choices: Choices) => store.settleRival(choices);
  // What contradicted it may have been undone since.
  const ask = () => (conflicts.length > 0 ? setAsking(true) : settle({}));
  return (
    <>
      <Alert
        severity="warning"
        square
        action={<Button onClick={ask}>{t('studio/window:see-both')}</Button>}
      >
        {t('studio/window:left-windows')}
      </Alert>
      <SaveConflicts
        key={waiting}
        conflicts={isAsking ? conflicts : []}
        words={LEFT_BY_WINDOWS}
        onSettle={settle}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Warns that edits are lost with the window, as the browser does not store them. */
function StorageAlert() {
  const isAtRisk = useStudio(({ edits, isStored }) => hasEdits(edits) && !isStored);
  if (!isAtRisk) return null;
  return (
    <Alert severity="warning" square>
      {t('studio/window:not-stored')}
    </Alert>
  );
}
