import { Box } from '@mui/material';
import { t } from '../../../words/reader.ts';
import { useComments } from './use-links.ts';

/** How many comments on a section wait for their author; for the outline. */
export function OpenCount({ file, section }: { file: string; section: number | undefined }) {
  const open = useComments(file, section).filter(({ is_closed }) => !is_closed).length;
  if (open === 0) return null;
  return (
    <Box component="span" sx={{ color: 'primary.main', marginLeft: 1 }}>
      · {t('studio/links:open-count', { count: open })}
    </Box>
  );
}
