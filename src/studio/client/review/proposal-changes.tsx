import { Alert, Box, Typography } from '@mui/material';
import { t } from '../../../words/reader.ts';
import type { PastProposal, ProposalFile } from '../../shared/proposals.ts';
import { useAnswer } from '../store/use-answer.ts';
import { Caption } from '../ui/elements.ts';

/** The messages of what happened to a file. */
export const WHAT: Record<ProposalFile['what'], string> = {
  new: 'studio/review:new',
  changed: 'studio/review:changed',
  removed: 'studio/review:deleted',
};

/** What a proposal changes: its pages, and each field as it was and is. */
export function ProposalChanges({ branch, date }: Pick<PastProposal, 'branch' | 'date'>) {
  const { answer, error } = useAnswer('proposal-changes', { branch }, { again: date });
  if (error) return <Alert severity="error">{error}</Alert>;
  if (!answer) return <Caption role="status">{t('studio/review:reading')}</Caption>;
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2 }}>
      {answer.files.map(({ file, title, what, changes }) => (
        <div key={file}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}{' '}
            <Caption as="span" sx={{ fontWeight: 400 }}>
              {t(WHAT[what])}
            </Caption>
          </Typography>
          <Box component="ul" sx={{ margin: 0, paddingLeft: 5 }}>
            {changes.map((change, index) => (
              <Typography
                key={index}
                component="li"
                variant="body2"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {change}
              </Typography>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
