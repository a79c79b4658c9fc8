import { Alert, Box, Button, Link, Typography } from '@mui/material';
import type { HostedProposal, PastProposal } from '../../shared/proposals.ts';
import { useAnswer } from '../store/use-answer.ts';
import { Caption, PlainList } from '../ui/elements.ts';

const ACCEPTED = 'aceita: vai ao ar na publicação seguinte, se já não foi';

const STATES: Record<PastProposal['state'] | HostedProposal['state'], string> = {
  local: 'só neste computador',
  sent: 'enviada, à espera de revisão',
  open: 'enviada, à espera de revisão',
  approved: 'aprovada: falta entrar no site',
  'changes-requested': 'pedem mudanças',
  refused: 'encerrada, sem ser aceita',
  accepted: ACCEPTED,
  removed: 'apagada no servidor, sem ser aceita',
};

interface Props extends Sending {
  proposals: readonly PastProposal[];
}

interface Sending {
  /** Sends one that is only here; undefined if there is no server. */
  onResend: ((branch: string) => void) | undefined;
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
    <Box component="section" aria-label="Propostas anteriores" sx={{ width: '100%' }}>
      <Typography variant="h2" component="h3" sx={{ marginBottom: 1 }}>
        Propostas anteriores
      </Typography>
      {note && <Alert severity="info">{note}</Alert>}
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

function Proposal({ proposal, hosted, onResend, busy }: ProposalProps) {
  const { branch, title, date, state } = proposal;
  const url = hosted?.url ?? proposal.url;
  // What has come into the site since is known here first, and what was not sent here alone.
  const isKnownHere = state === 'accepted' || state === 'local';
  const words = STATES[isKnownHere ? state : (hosted?.state ?? state)];
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">
        {url ? <Outside href={url}>{title}</Outside> : title}
        {hosted?.preview && (
          <>
            {' · '}
            <Outside href={hosted.preview}>Ver o site com esta proposta</Outside>
          </>
        )}
      </Typography>
      <Caption>
        {day(date)}, {words}
      </Caption>
      {state === 'local' && onResend && (
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={`Enviar “${title}”`}
          onClick={() => onResend(branch)}
        >
          {busy ? 'Enviando…' : 'Enviar'}
        </Button>
      )}
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

const Outside = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} target="_blank" rel="noreferrer">
    {children}
  </Link>
);

const day = (date: string): string => new Date(date).toLocaleDateString('pt-BR');
