import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { enumerated, msg } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import type { Choices } from '../../shared/merge/conflicts.ts';
import type { Requests, SiteAnswer } from '../../shared/protocol.ts';
import { PUBLISHED, SaveConflicts } from '../review/save-conflicts.tsx';
import { fileOf } from '../store/state.ts';
import { usePublished } from '../store/use-published.ts';
import { useStudio } from '../store/use-store.ts';
import { notifyFailure } from '../ui/notify.tsx';

/** Says what others have published since the window was opened, and asks what stays where both have changed. */
export function PublishedNews() {
  const { arrived, last, follow, dismissArrived } = usePublished();
  const told = useStudio(({ site }) => arrivedText(site, arrived));
  const [isAsking, setAsking] = useState(false);
  /** The reason that was read. It is found again each time. */
  const [dismissed, setDismissed] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (body: Requests['follow']['body']) => {
    setBusy(true);
    await follow(body).catch(notifyFailure);
    setBusy(false);
  };
  const { conflict, program } = last ?? {};
  const waits = worded(last?.waits);
  const settle = async (choices: Choices) => {
    setAsking(false);
    if (conflict) await run({ choices, at: conflict.at, withProgram: true });
  };
  return (
    <>
      {told && (
        <Alert severity="info" square closeText={t('studio/ui:close')} onClose={dismissArrived}>
          {told}
        </Alert>
      )}
      {program === 'arrived' && (
        <Alert severity="warning" square>
          {t('studio/window:program-arrived')}
        </Alert>
      )}
      {waits && waits !== dismissed && (
        <Alert
          severity="info"
          square
          closeText={t('studio/ui:close')}
          onClose={() => setDismissed(waits)}
        >
          {waits}
        </Alert>
      )}
      {program === 'waits' && (
        <Alert
          severity="info"
          square
          action={
            <Button disabled={busy} onClick={() => run({ withProgram: true })}>
              {t('studio/window:bring')}
            </Button>
          }
        >
          {t('studio/window:program-waits')}
        </Alert>
      )}
      {conflict && (
        <Alert
          severity="warning"
          square
          action={
            <Button disabled={busy} onClick={() => setAsking(true)}>
              {t('studio/window:choose-stays')}
            </Button>
          }
        >
          {t('studio/window:both-changed')}
        </Alert>
      )}
      <SaveConflicts
        conflicts={isAsking && conflict ? conflict.conflicts : []}
        words={PUBLISHED}
        onSettle={settle}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Upper bound: with more, their number says enough. */
const MAX_TITLES = 5;

function arrivedText(site: SiteAnswer, arrived: readonly string[]): string | undefined {
  if (arrived.length === 0) return undefined;
  const pages = arrived.filter((file) => file.startsWith('site-config/pages/'));
  const others = arrived.length - pages.length;
  const counts = [
    ...(pages.length > 0 ? [msg('studio/window:pages', { count: pages.length })] : []),
    ...(others > 0 ? [msg('studio/window:other-files', { count: others })] : []),
  ];
  const titles = pages.flatMap((file) => fileOf(site, file)?.title ?? []);
  const isNamed = titles.length > 0 && titles.length <= MAX_TITLES;
  return worded(
    msg('studio/window:arrived', {
      what: enumerated(counts),
      named: isNamed ? msg('studio/window:named', { titles: enumerated(titles) }) : '',
    }),
  );
}
