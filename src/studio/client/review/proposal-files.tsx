import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { msg } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import type { ProposalFile } from '../../shared/proposals.ts';
import { Caption } from '../ui/elements.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { WHAT } from './proposal-changes.tsx';

interface Props {
  files: readonly ProposalFile[];
  isSent(file: ProposalFile): boolean;
  onChoose(file: string, isSent: boolean): void;
}

/** What is sent, each of which can be looked at and left out. */
export function ProposalFiles({ files, isSent, onChoose }: Props) {
  const sent = files.filter(isSent).map(({ file }) => file);
  return (
    <Box component="fieldset" sx={{ width: '100%', margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, padding: 0 }}>
        {t('studio/review:what-goes')}
      </Typography>
      {files.map((file) => (
        <Choice
          key={file.file}
          {...{ file, sent }}
          onChoose={(isChosen) => onChoose(file.file, isChosen)}
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  file: ProposalFile;
  sent: readonly string[];
  onChoose(isSent: boolean): void;
}

function Choice({ file, sent, onChoose }: ChoiceProps) {
  const [isShown, setShown] = useState(false);
  const { title, what, isUnused, page } = file;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={sent.includes(file.file)}
              onChange={({ target }) => onChoose(target.checked)}
            />
          }
          label={
            <>
              <Typography component="span" variant="body2">
                {title}
              </Typography>{' '}
              <Caption as="span">
                {isUnused ? t('studio/review:unused', { what: msg(WHAT[what]) }) : t(WHAT[what])}
              </Caption>
            </>
          }
          sx={{
            flex: 1,
            marginInline: '-6px 0',
            minHeight: 30,
            '& .MuiCheckbox-root': { padding: '4px 6px' },
          }}
        />
        {page && (
          <Button
            aria-expanded={isShown}
            aria-label={t('studio/review:before-and-after-of', { title })}
            onClick={() => setShown(!isShown)}
          >
            {t('studio/review:before-and-after')}
          </Button>
        )}
      </Box>
      {isShown && page && <BeforeAndAfter file={{ ...file, page }} sent={sent} />}
    </>
  );
}
