import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import { host, isRemote } from '../../shared/host.ts';
import type { ProposalAnswer, ProposalFile, SentProposal } from '../../shared/proposals.ts';
import { ask, told } from '../store/api.ts';
import { useTask } from '../ui/dialogs.tsx';
import { Caption } from '../ui/elements.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { PastProposals } from './past-proposals.tsx';
import { ProposalFiles } from './proposal-files.tsx';
import { PUBLISHED, SaveConflicts } from './save-conflicts.tsx';
import { useConflictsFirst } from './use-conflicts-first.ts';

/** Proposes what is saved, or a part of it, for somebody to review. */
export function SendForm({ proposal, onSent }: { proposal: ProposalAnswer; onSent(): void }) {
  const [title, setTitle] = useState('');
  /** What was chosen by hand; else only what nothing shows is left out. */
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isSent = ({ file, isUnused }: ProposalFile) => choices[file] ?? !isUnused;
  /** The branch that it is added to, '' for a new one; undefined until somebody chooses. */
  const [branch, setBranch] = useState<string>();
  const { busy, error, run } = useTask();
  const [sent, setSent] = useState<SentProposal>();
  const show = (answer: SentProposal) => {
    setSent(answer);
    onSent();
  };
  const conflicts = useConflictsFirst(run, show);
  const chosen = proposal.open.find((open) => open.branch === (branch ?? proposal.continues));
  const failure = error && <Refusal>{error}</Refusal>;
  const past = (
    <>
      {proposal.hasRemote && !proposal.isCurrent && (
        <Caption role="status">
          {t(isRemote() ? 'studio/remote:not-asked' : 'studio/review:not-asked')}
        </Caption>
      )}
      <PastProposals
        proposals={proposal.past}
        onResend={
          proposal.hasRemote
            ? (branch) => run(async () => show(await ask('resend', { branch })))
            : undefined
        }
        onRenew={(branch) => conflicts.attempt((answered) => ask('renew', { branch, ...answered }))}
        onPublish={publishProposal(onSent)}
        onWithdraw={async (branch) => {
          await ask('withdraw', { branch });
          setSent(undefined);
          onSent();
        }}
        busy={busy}
      />
      <SaveConflicts
        conflicts={conflicts.asked}
        words={PUBLISHED}
        onSettle={conflicts.settle}
        onClose={conflicts.close}
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
              setBranch('');
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
  const send = (publish?: true) => {
    if (!title.trim()) return run(() => Promise.reject(new Error(t('studio/review:needs-line'))));
    const files = proposal.files.filter(isSent).map(({ file }) => file);
    const asked = { title: title.trim(), branch: chosen?.branch, files, publish };
    return conflicts.attempt((answered) => ask('send', { ...asked, ...answered }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
    >
      <Typography variant="h2" component="h3">
        {t('studio/review:send-for-review')}
      </Typography>
      <Typography variant="body2">
        {t(proposal.hasRemote ? 'studio/review:becomes-proposal' : 'studio/review:becomes-local')}
      </Typography>
      {proposal.open.length > 0 && (
        <WhichProposal open={proposal.open} chosen={chosen?.branch ?? ''} onChoose={setBranch} />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="outlined" disabled={busy}>
          {t(busy ? 'studio/review:sending' : 'studio/review:send-for-review')}
        </Button>
        {proposal.canPublish && (
          <Button disabled={busy} onClick={() => void send(true)}>
            {t('studio/remote:publish-now')}
          </Button>
        )}
      </Box>
      {past}
    </form>
  );
}

/** Undefined where nobody publishes. */
function publishProposal(onAnswered: () => void) {
  const { remote } = host();
  return (
    remote &&
    // Refused, it may be one that can be put on the site now.
    ((branch: string) => remote.publish(branch).catch(told).finally(onAnswered))
  );
}

const Refusal = ({ children }: { children: string }) => (
  <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
    {children}
  </Alert>
);

interface WhichProps {
  open: ProposalAnswer['open'];
  /** A branch; '' for a new one. */
  chosen: string;
  onChoose(branch: string): void;
}

function WhichProposal({ open, chosen, onChoose }: WhichProps) {
  return (
    <div>
      <RadioGroup
        aria-label={t('studio/review:which')}
        value={chosen}
        onChange={(_, value) => onChoose(value)}
      >
        {open.map(({ branch, title }) => (
          <FormControlLabel
            key={branch}
            value={branch}
            control={<Radio size="small" />}
            label={t('studio/review:add-to', { title })}
          />
        ))}
        <FormControlLabel
          value=""
          control={<Radio size="small" />}
          label={t('studio/review:another')}
        />
      </RadioGroup>
      {chosen === '' && <Caption role="status">{t('studio/review:stands-alone')}</Caption>}
    </div>
  );
}

const nothingNew = ({ hasRemote, past }: ProposalAnswer): string =>
  hasRemote && past.some(({ state }) => state === 'local')
    ? t('studio/review:one-not-sent')
    : t('studio/review:nothing-to-send');

function Sent({ answer, hasRemote }: { answer: SentProposal; hasRemote: boolean }) {
  const { pushed, isPublished } = answer;
  const done = pushed ? 'studio/review:sent' : 'studio/review:kept';
  return (
    <Alert severity={hasRemote && !pushed ? 'warning' : 'success'}>
      {t(isPublished ? 'studio/remote:published' : done)}{' '}
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
