import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-store.ts';
import { notify } from '../../toasts/notify.ts';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import { handOver, type Owner } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';

interface Props {
  texts: SubmissionDetails;
  submission: Pick<LoggedSubmission, 'id' | 'owner' | 'owner_name'>;
  mayChange: boolean;
  onTaken(owner: Owner): void;
}

/** The owner of a submission, and a button to take it or give it back. */
export function Taking({ texts, submission, mayChange, onTaken }: Props) {
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const mine = submission.owner === user?.id;

  async function take() {
    setBusy(true);
    try {
      onTaken(await handOver(submission, mine ? null : (user?.id ?? null)));
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Row>
      <Typography role="status">
        {texts.owner}: <strong>{submission.owner_name ?? texts.nobody}</strong>
      </Typography>
      {mayChange && (
        <Button type="button" variant="outlined" disabled={busy} onClick={() => void take()}>
          {mine ? texts.giveBack : texts.take}
        </Button>
      )}
    </Row>
  );
}

const Row = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: '8px 16px',
  overflowWrap: 'anywhere',
});
