import { Alert, Button, Link } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import type { Wording } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import { type Deploy, host, type RemoteHost } from '../../shared/host.ts';
import { LeftElsewhere } from './left-elsewhere.tsx';

/** What there is to be known at an address alone: that the session has ended, and what becomes of what was published. */
export function RemoteAlerts() {
  const { remote } = host();
  return remote ? <Alerts remote={remote} /> : null;
}

function Alerts({ remote }: { remote: RemoteHost }) {
  const hasEnded = useSyncExternalStore(remote.subscribe, remote.hasEnded);
  const deploy = useSyncExternalStore(remote.subscribe, remote.deploy);
  const { drafts } = remote;
  const failure = useSyncExternalStore(drafts.subscribe, drafts.failure);
  return (
    <>
      <LeftElsewhere drafts={drafts} />
      {failure && !hasEnded && <OnlyHere key={worded(failure)} why={failure} />}
      {hasEnded && (
        <Alert
          severity="warning"
          square
          action={
            <Button href={remote.signIn} target="_blank" rel="noreferrer">
              {t('studio/remote:sign-in-again')}
            </Button>
          }
        >
          {t('studio/remote:ended')}
        </Alert>
      )}
      {deploy && <DeployAlert {...deploy} onClose={remote.dismissDeploy} />}
    </>
  );
}

/** Says that another machine would not have what was done here, until it would. */
function OnlyHere({ why }: { why: Wording }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Alert severity="info" square closeText={t('studio/ui:close')} onClose={() => setRead(true)}>
      {t('studio/remote:only-here', { why: worded(why) })}
    </Alert>
  );
}

const SEVERITY = {
  waiting: 'info',
  building: 'info',
  unknown: 'info',
  live: 'success',
  failed: 'error',
} as const;

/** From the publication until the host has it. */
function DeployAlert({ state, url, isOver, onClose }: Deploy & { onClose(): void }) {
  const stands = state === 'unknown' && !isOver ? 'waiting' : state;
  return (
    <Alert
      severity={SEVERITY[stands]}
      square
      closeText={t('studio/ui:close')}
      {...(isOver && { onClose })}
    >
      <span role="status">{t(`studio/remote:deploy-${stands}`)}</span>{' '}
      {state === 'live' && url && (
        <Link href={url} target="_blank" rel="noreferrer">
          {t('studio/remote:see-live')}
        </Link>
      )}
    </Alert>
  );
}
