import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { readerLocale } from '../../../words/locale.ts';
import { t, worded } from '../../../words/reader.ts';
import type { HostedProposal, PastProposal } from '../../shared/proposals.ts';
import { useAnswer } from '../store/use-answer.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
import { ProposalChanges } from './proposal-changes.tsx';

/** The messages of states. */
const STATES: Record<PastProposal['state'] | HostedProposal['state'], string> = {
  local: 'studio/review:local',
  sent: 'studio/review:waiting',
  open: 'studio/review:waiting',
  approved: 'studio/review:approved',
  'changes-requested': 'studio/review:changes-requested',
  refused: 'studio/review:refused',
  accepted: 'studio/review:accepted',
  removed: 'studio/review:removed',
};

interface Props extends Sending {
  proposals: readonly PastProposal[];
}

interface Sending {
  /** Sends one that is only here; undefined if there is no server. */
  onResend: ((branch: string) => void) | undefined;
  /** Takes what is published since into one. */
  onRenew(branch: string): void;
  /** These may reject with an error whose message is shown. Undefined where nobody publishes. */
  onPublish: ((branch: string) => Promise<void>) | undefined;
  onWithdraw(branch: string): Promise<void>;
  busy: boolean;
}

/** The last proposals, and what became of each as far as this machine and the service of the repository know. */
export function PastProposals({ proposals, ...sending }: Props) {
  // Until it is answered, what this machine knows is shown. Asked again after something was sent.
  const { answer: hosted, error } = useAnswer(
    'hosted-proposals',
    proposals.length > 0 ? {} : undefined,
    { again: proposals },
  );
  const note = error || hosted?.note;
  if (proposals.length === 0) return null;
  return (
    <Box component="section" aria-label={t('studio/review:past')} sx={{ width: '100%' }}>
      <Typography variant="h2" component="h3" sx={{ marginBottom: 1 }}>
        {t('studio/review:past')}
      </Typography>
      {note && <Alert severity="info">{worded(note)}</Alert>}
      <PlainList>
        {proposals.map((proposal) => (
          <Proposal
            key={proposal.branch}
            proposal={proposal}
            hosted={hosted?.proposals[proposal.branch]}
            {...sending}
          />
        ))}
      </PlainList>
    </Box>
  );
}

interface ProposalProps extends Sending {
  proposal: PastProposal;
  hosted: HostedProposal | undefined;
}

function Proposal({ proposal, hosted, ...sending }: ProposalProps) {
  const { branch, title, date, state, isOutdated, author } = proposal;
  const isOpen = state === 'local' || state === 'sent';
  // What somebody else has sent has not been read here.
  const [isShown, setShown] = useState(isOpen && author !== undefined);
  const url = hosted?.url ?? proposal.url;
  // What has come into the site since is known here first, and what was not sent here alone.
  const isKnownHere = state === 'accepted' || state === 'local';
  const words = t(STATES[isKnownHere ? state : (hosted?.state ?? state)]);
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">
        {url ? <Outside href={url}>{title}</Outside> : title}
        {hosted?.preview && (
          <>
            {' · '}
            <Outside href={hosted.preview}>{t('studio/review:preview')}</Outside>
          </>
        )}
      </Typography>
      <Caption>
        {author && `${author}, `}
        {day(date)}, {words}
      </Caption>
      {isOutdated && <Caption>{t('studio/review:outdated')}</Caption>}
      {isShown && <ProposalChanges {...{ branch, date }} />}
      <Actions proposal={proposal} {...sending}>
        {isOpen && (
          <Button
            aria-expanded={isShown}
            aria-label={t('studio/review:what-changes-titled', { title })}
            onClick={() => setShown(!isShown)}
          >
            {t('studio/review:what-changes')}
          </Button>
        )}
      </Actions>
      {hosted?.comments.map((comment) => (
        <Box
          component="blockquote"
          key={`${comment.author} ${comment.date}`}
          sx={{ margin: 0, marginTop: 1, paddingLeft: 3, borderLeft: 2, borderColor: 'divider' }}
        >
          <Caption>
            {comment.author}, {day(comment.date)}
          </Caption>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {comment.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface ActionsProps extends Sending {
  proposal: PastProposal;
  children: ReactNode;
}

/** What may be done with a proposal. */
function Actions({ proposal, children, busy, ...on }: ActionsProps) {
  const { onResend, onRenew, onPublish, onWithdraw } = on;
  const { branch, title, state, isOutdated, canWithdraw, canPublish } = proposal;
  const [asking, setAsking] = useState<'withdraw' | 'publish'>();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {children}
        {state === 'local' && onResend && (
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={t('studio/review:send-titled', { title })}
            onClick={() => onResend(branch)}
          >
            {t(busy ? 'studio/review:sending' : 'studio/review:send')}
          </Button>
        )}
        {isOutdated && (
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={t('studio/review:renew-titled', { title })}
            onClick={() => onRenew(branch)}
          >
            {t('studio/review:renew')}
          </Button>
        )}
        {canPublish && onPublish && (
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={t('studio/remote:publish-titled', { title })}
            onClick={() => setAsking('publish')}
          >
            {t('studio/remote:publish')}
          </Button>
        )}
        {canWithdraw && (
          <Button
            disabled={busy}
            aria-label={t('studio/review:withdraw-titled', { title })}
            onClick={() => setAsking('withdraw')}
          >
            {t('studio/review:withdraw')}
          </Button>
        )}
      </Box>
      {asking === 'publish' && onPublish && (
        <TaskDialog
          title={t('studio/remote:publish-titled', { title })}
          action={t('studio/remote:publish')}
          onClose={() => setAsking(undefined)}
          onConfirm={() => onPublish(branch)}
        >
          <Typography variant="body2">{t('studio/remote:publish-text')}</Typography>
        </TaskDialog>
      )}
      {asking === 'withdraw' && (
        <TaskDialog
          title={t('studio/review:withdraw-titled', { title })}
          action={t('studio/review:withdraw')}
          danger
          onClose={() => setAsking(undefined)}
          onConfirm={() => onWithdraw(branch)}
        >
          <Typography variant="body2">{t('studio/review:withdraw-text')}</Typography>
        </TaskDialog>
      )}
    </>
  );
}

const Outside = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} target="_blank" rel="noreferrer">
    {children}
  </Link>
);

const day = (date: string): string => new Date(date).toLocaleDateString(readerLocale());
