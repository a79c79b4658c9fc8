import { Alert, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ProposalFile, ProposalPageAnswer } from '../../shared/proposals.ts';
import { ask } from '../store/api.ts';
import { showAnswer } from '../store/show-answer.ts';
import { Caption } from '../ui/elements.ts';
import { PagePicture } from './page-picture.tsx';

interface Props {
  file: ProposalFile & { page: string };
  sent: readonly string[];
}

/** A page as it was and as it is proposed, side by side; both scroll together. */
export function BeforeAndAfter({ file: { title, page, what }, sent }: Props) {
  const before = useProposalPage(page, NOTHING);
  const after = useProposalPage(page, sent);
  const error = before.error || after.error;
  if (error) return <Alert severity="error">{error}</Alert>;
  if (!before.answer || !after.answer) return <Caption role="status">Desenhando…</Caption>;
  const sides = [
    { name: 'Antes', shown: before.answer.page, isThere: what !== 'new' },
    { name: 'Depois', shown: after.answer.page, isThere: what !== 'removed' },
  ];
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={`Antes e depois: ${title}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 2,
        maxHeight: 480,
        overflow: 'auto',
        marginBlock: 1,
        border: 1,
        borderColor: 'divider',
        padding: 2,
      }}
    >
      {sides.map(({ name, shown, isThere }) => (
        <div key={name}>
          <Caption sx={{ marginBottom: 1 }}>{name}</Caption>
          {shown ? (
            <PagePicture label={`${name}: ${title}`} page={shown} />
          ) : (
            <Caption>{isThere ? 'Não pode aparecer: tem erros.' : 'A página não existe.'}</Caption>
          )}
        </div>
      ))}
    </Box>
  );
}

const NOTHING: readonly string[] = [];

/** A page as it would be if only these files were sent. */
function useProposalPage(page: string, sent: readonly string[]) {
  const [answer, setAnswer] = useState<ProposalPageAnswer>();
  const [error, setError] = useState('');
  const chosen = JSON.stringify(sent);
  useEffect(
    () =>
      showAnswer(
        () => ask('proposal-page', { page, sent: JSON.parse(chosen) as string[] }),
        setAnswer,
        setError,
      ),
    [page, chosen],
  );
  return { answer, error };
}
