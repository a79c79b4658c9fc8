import { Alert, Button } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { enumerated, quoted } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import type { AccountDrafts } from '../../shared/account-drafts.ts';
import { useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { notifyFailure } from '../ui/notify.tsx';
import { titleOfValue } from './title-of-value.ts';

/** Offers to go on with what this person has changed in another browser and not sent. */
export function LeftElsewhere({ drafts }: { drafts: AccountDrafts }) {
  const left = useSyncExternalStore(drafts.subscribe, drafts.elsewhere);
  const site = useStudio((state) => state.site);
  const [isDiscarding, setDiscarding] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!left) return null;
  const files = Object.entries(left.edits.values);
  const names = [
    ...files.map(([file, value]) => titleOfValue(site, file, value)),
    ...left.pictures.map((file) => file.slice(file.lastIndexOf('/') + 1)),
  ];
  const titles = enumerated(names.map(quoted));
  const goOn = async () => {
    setBusy(true);
    await drafts.goOn().catch(notifyFailure);
    setBusy(false);
  };
  return (
    <>
      <Alert
        severity="info"
        square
        action={
          <>
            <Button disabled={busy} onClick={goOn}>
              {t('studio/remote:go-on')}
            </Button>
            <Button disabled={busy} onClick={() => setDiscarding(true)}>
              {t('studio/remote:discard-left')}
            </Button>
          </>
        }
      >
        {t('studio/remote:left-elsewhere', { titles })}
      </Alert>
      {isDiscarding && (
        <TaskDialog
          title={t('studio/remote:discard-left-title')}
          action={t('studio/remote:discard-left')}
          danger
          onClose={() => setDiscarding(false)}
          onConfirm={drafts.discard}
        >
          {t('studio/remote:discard-left-text', { titles })}
        </TaskDialog>
      )}
    </>
  );
}
