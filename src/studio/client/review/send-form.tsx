import {
  Alert,
  Button,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import type { ProposalAnswer, ProposalFile, SendAnswer } from '../../shared/proposals.ts';
import { ask } from '../store/api.ts';
import { useTask } from '../ui/dialogs.tsx';
import { Caption } from '../ui/elements.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { PastProposals } from './past-proposals.tsx';
import { ProposalFiles } from './proposal-files.tsx';

/** Proposes what is saved, or a part of it, for somebody to review. */
export function SendForm({ proposal, onSent }: { proposal: ProposalAnswer; onSent(): void }) {
  const [title, setTitle] = useState('');
  /** What was chosen by hand; else only what nothing shows is left out. */
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isSent = ({ file, isUnused }: ProposalFile) => choices[file] ?? !isUnused;
  /** Whether another proposal is made, although one goes on. */
  const [isNew, setNew] = useState(false);
  const { busy, error, run } = useTask();
  const [sent, setSent] = useState<SendAnswer>();
  const show = (answer: SendAnswer) => {
    setSent(answer);
    onSent();
  };
  const resend = (branch: string) => run(async () => show(await ask('resend', { branch })));
  const failure = error && (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
      {error}
    </Alert>
  );
  const past = (
    <>
      {proposal.hasRemote && !proposal.isCurrent && (
        <Caption role="status">{t('studio/review:not-asked')}</Caption>
      )}
      <PastProposals
        proposals={proposal.past}
        onResend={proposal.hasRemote ? resend : undefined}
        busy={busy}
      />
    </>
  );

  if (sent)
    return (
      <>
        <Sent answer={sent} hasRemote={proposal.hasRemote} />
        {failure}
        {proposal.files.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => {
              setSent(undefined);
              setTitle('');
              setNew(true);
            }}
            sx={{ justifySelf: 'start' }}
          >
            {t('studio/review:another')}
          </Button>
        )}
        {past}
      </>
    );
  if (proposal.files.length === 0)
    return (
      <>
        <Typography variant="body2">{nothingNew(proposal)}</Typography>
        {failure}
        {past}
      </>
    );
  const send = async () => {
    if (!title.trim()) throw new Error(t('studio/review:needs-line'));
    const files = proposal.files.filter(isSent).map(({ file }) => file);
    show(await ask('send', { title: title.trim(), isNew, files }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
      style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
    >
      <Typography variant="h2" component="h3">
        {t('studio/review:send-for-review')}
      </Typography>
      <Typography variant="body2">
        {t(proposal.hasRemote ? 'studio/review:becomes-proposal' : 'studio/review:becomes-local')}
      </Typography>
      {proposal.continues !== undefined && (
        <WhichProposal title={proposal.continues} isNew={isNew} onNew={setNew} />
      )}
      <ProposalFiles
        files={proposal.files}
        isSent={isSent}
        onChoose={(file, isChosen) => setChoices({ ...choices, [file]: isChosen })}
      />
      <div style={{ width: '100%' }}>
        <LabelledField
          label={t('studio/review:what-changed')}
          value={title}
          onChange={setTitle}
          help={t('studio/review:what-changed-help')}
        />
      </div>
      {failure}
      <Button type="submit" variant="outlined" disabled={busy}>
        {t(busy ? 'studio/review:sending' : 'studio/review:send-for-review')}
      </Button>
      {past}
    </form>
  );
}

interface WhichProps {
  /** Of the last proposal. */
  title: string;
  isNew: boolean;
  onNew(isNew: boolean): void;
}

function WhichProposal({ title, isNew, onNew }: WhichProps) {
  return (
    <div>
      <RadioGroup
        aria-label={t('studio/review:which')}
        value={isNew ? 'new' : 'last'}
        onChange={(_, value) => onNew(value === 'new')}
      >
        <FormControlLabel
          value="last"
          control={<Radio size="small" />}
          label={t('studio/review:add-to-last', { title })}
        />
        <FormControlLabel
          value="new"
          control={<Radio size="small" />}
          label={t('studio/review:another')}
        />
      </RadioGroup>
      {isNew && <Caption role="status">{t('studio/review:builds-on-last')}</Caption>}
    </div>
  );
}

const nothingNew = ({ hasRemote, past }: ProposalAnswer): string =>
  hasRemote && past.some(({ state }) => state === 'local')
    ? t('studio/review:one-not-sent')
    : t('studio/review:nothing-to-send');

function Sent({ answer, hasRemote }: { answer: SendAnswer; hasRemote: boolean }) {
  return (
    <Alert severity={hasRemote && !answer.pushed ? 'warning' : 'success'}>
      {t(answer.pushed ? 'studio/review:sent' : 'studio/review:kept')}{' '}
      {answer.pullRequestUrl && (
        <Link href={answer.pullRequestUrl} target="_blank" rel="noreferrer">
          {t('studio/review:open-request')}
        </Link>
      )}
      {answer.notes.map(worded).map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
    </Alert>
  );
}
