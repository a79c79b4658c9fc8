import { Box, Typography } from '@mui/material';
import { Caption } from '../ui/elements.ts';

const MAX_SHOWN = 4;

/** What changed, in words: the first few, and the rest on demand. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0)
    return <Caption>Nenhum texto mudou, só a disposição do arquivo.</Caption>;
  const rest = changes.slice(MAX_SHOWN);
  return (
    <>
      <Items changes={changes.slice(0, MAX_SHOWN)} />
      {rest.length > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: 12 }}>
            E mais {rest.length}
          </Box>
          <Items changes={rest} />
        </details>
      )}
    </>
  );
}

const Items = ({ changes }: { changes: readonly string[] }) => (
  <Box component="ul" sx={{ margin: 0, paddingLeft: 4 }}>
    {changes.map((change, index) => (
      <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {change}
      </Typography>
    ))}
  </Box>
);
