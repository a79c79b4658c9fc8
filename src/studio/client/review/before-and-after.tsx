import { Alert, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import type { CheckAnswer, ProposalFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { Caption } from '../ui/elements.ts';
import { PagePicture } from './page-picture.tsx';

interface Props {
  file: ProposalFile & { page: string };
  /** All files that are sent. */
  sent: readonly string[];
}

interface Pages {
  before: CheckAnswer['page'];
  after: CheckAnswer['page'];
}

/** A page as it was and as it is proposed, side by side; both scroll together. */
export function BeforeAndAfter({ file: { title, page, what }, sent }: Props) {
  const { pages, error } = usePages(page, sent);
  if (error) return <Alert severity="error">{error}</Alert>;
  if (!pages) return <Caption role="status">Desenhando…</Caption>;
  const sides = [
    { name: 'Antes', shown: pages.before, isThere: what !== 'new' },
    { name: 'Depois', shown: pages.after, isThere: what !== 'removed' },
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

function usePages(page: string, sent: readonly string[]) {
  const [pages, setPages] = useState<Pages>();
  const [error, setError] = useState('');
  const chosen = sent.join('\n');
  useEffect(() => {
    let isLatest = true;
    const read = async (files: string[]) =>
      (await ask('proposal-page', { page, sent: files })).page;
    Promise.all([read([]), read(chosen.split('\n'))]).then(
      ([before, after]) => isLatest && setPages({ before, after }),
      ({ message }: Error) => isLatest && setError(message),
    );
    return () => {
      isLatest = false;
    };
  }, [page, chosen]);
  return { pages, error };
}
