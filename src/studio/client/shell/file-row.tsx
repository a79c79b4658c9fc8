import { Box, ListItemButton, Typography } from '@mui/material';
import type { StudioFile } from '../../shared/protocol.ts';
import { Caption } from '../ui/elements.ts';
import { navigate } from '../ui/route.ts';
import { type Mark, marksOf } from './file-marks.ts';

interface Props {
  file: StudioFile;
  isUnsaved: boolean;
}

/** A file in the list: its title, its path, and marks in words. */
export function FileRow({ file, isUnsaved }: Props) {
  const marks = marksOf(file, isUnsaved);
  const { path, state, stateText } = file;
  const date = state === 'draft' ? undefined : stateText;
  return (
    <li>
      <ListItemButton
        onClick={() => navigate({ target: file.file, pointer: '' })}
        sx={{ display: 'block', padding: '3px 8px', borderRadius: 1 }}
      >
        <Typography variant="body2" noWrap>
          {file.title}
        </Typography>
        {(path || date || marks.length > 0) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' }}>
            {path && (
              <Caption sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {path}
              </Caption>
            )}
            <Marks marks={marks} />
            {date && <Caption>{date}</Caption>}
          </Box>
        )}
      </ListItemButton>
    </li>
  );
}

const COLORS: Record<Mark['kind'], string> = {
  error: 'error.main',
  warning: 'warning.main',
  unsaved: 'primary.main',
  state: 'text.secondary',
};

export const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ words, kind }) => (
    <Box
      key={kind}
      component="span"
      sx={{
        typography: 'caption',
        fontWeight: 600,
        lineHeight: '15px',
        paddingInline: '4px',
        border: 1,
        borderRadius: '2px',
        whiteSpace: 'nowrap',
        color: COLORS[kind],
      }}
    >
      {words}
    </Box>
  ));
