import { Box, Typography } from '@mui/material';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import type { LinkComment } from '../../shared/links.ts';
import { Caption } from './elements.ts';

interface Props extends Pick<LinkComment, 'name' | 'at' | 'text' | 'answer'> {
  /** After the day. */
  mark?: string;
  /** What stands above the answer. */
  answered: string;
  variant: 'body1' | 'body2';
}

/** What somebody with a link said, and the answer to it. */
export const Said = ({ name, at, text, answer, mark, answered, variant }: Props) => (
  <>
    <Caption>
      <b>{name}</b>, {new Date(at).toLocaleDateString(readerLocale())}
      {mark && ` · ${mark}`}
    </Caption>
    <Typography variant={variant} dir="auto" sx={TEXT}>
      {text}
    </Typography>
    {answer !== null && (
      <Box sx={{ marginTop: 2, paddingLeft: 3, borderLeft: 2, borderColor: 'divider' }}>
        <Caption>{t(answered)}</Caption>
        <Typography variant={variant} dir="auto" sx={TEXT}>
          {answer}
        </Typography>
      </Box>
    )}
  </>
);

const TEXT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
