import { Box, Link, Typography } from '@mui/material';
import type { PastProposal } from '../../shared/protocol.ts';
import { Caption, PlainList } from '../ui/elements.ts';

const STATES: Record<PastProposal['state'], string> = {
  local: 'só neste computador',
  sent: 'enviada, à espera de revisão',
  accepted: 'aceita: vai ao ar na publicação seguinte, se já não foi',
};

/** The last proposals, and what became of each as far as this machine knows. */
export function PastProposals({ proposals }: { proposals: readonly PastProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <Box component="section" aria-label="Propostas anteriores" sx={{ width: '100%' }}>
      <Typography variant="h2" component="h3" sx={{ marginBottom: 1 }}>
        Propostas anteriores
      </Typography>
      <PlainList>
        {proposals.map(({ title, at, state, url }) => (
          <Box
            component="li"
            key={`${title} ${at}`}
            sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="body2">
              {url ? (
                <Link href={url} target="_blank" rel="noreferrer">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Typography>
            <Caption>
              {new Date(at).toLocaleDateString('pt-BR')}, {STATES[state]}
            </Caption>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
