import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ProposalFile } from '../../shared/protocol.ts';
import { Caption } from '../ui/elements.ts';

interface Props {
  files: readonly ProposalFile[];
  isSent(file: ProposalFile): boolean;
  onChoose(file: string, isSent: boolean): void;
}

const WHAT: Record<ProposalFile['what'], string> = {
  new: 'novo',
  changed: 'mudou',
  removed: 'apagado',
};

/** What is sent, each of which can be left out. */
export const ProposalFiles = ({ files, isSent, onChoose }: Props) => (
  <Box component="fieldset" sx={{ width: '100%', margin: 0, padding: 0, border: 0 }}>
    <Typography component="legend" variant="body2" sx={{ fontWeight: 600, padding: 0 }}>
      O que vai
    </Typography>
    {files.map((changed) => (
      <FormControlLabel
        key={changed.file}
        control={
          <Checkbox
            size="small"
            checked={isSent(changed)}
            onChange={({ target }) => onChoose(changed.file, target.checked)}
          />
        }
        label={
          <>
            <Typography component="span" variant="body2">
              {changed.title}
            </Typography>{' '}
            <Caption as="span">
              {WHAT[changed.what]}
              {changed.isUnused && '; nada no site o mostra'}
            </Caption>
          </>
        }
        sx={{
          display: 'flex',
          marginInline: '-6px 0',
          minHeight: 30,
          '& .MuiCheckbox-root': { padding: '4px 6px' },
        }}
      />
    ))}
  </Box>
);
