import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../../lib/format.ts';
import type { SectionOf } from '../../data/types.ts';
import { Notice } from '../../ui/notice.tsx';
import { statusText } from '../cell-text.ts';
import type { Draft } from './change-draft.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  draft: Draft;
  /** Called with the two notes joined. */
  onJoin(note: string): void;
}

/** Shows what somebody else saved meanwhile. */
export function Conflict({ section: { details: texts, statuses }, draft, onJoin }: Props) {
  const { status, note } = draft;
  const who = (by: string | null) => by || texts.someone;
  return (
    <div role="alert">
      {status?.theirs && (
        <Box>
          <Typography>
            {format(texts.statusConflict, {
              who: who(status.theirs.by),
              status: statusText(status.theirs.value, statuses),
            })}
          </Typography>
        </Box>
      )}
      {note?.theirs && (
        <Box>
          <Typography>{format(texts.noteConflict, { who: who(note.theirs.by) })}</Typography>
          <Note component="blockquote">{note.theirs.value || texts.emptyNote}</Note>
          {note.theirs.value && (
            <Button
              type="button"
              variant="outlined"
              onClick={() => onJoin(`${note.theirs?.value}\n\n${note.now}`)}
            >
              {texts.join}
            </Button>
          )}
        </Box>
      )}
    </div>
  );
}

const Box = styled(Notice)({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginTop: 8,
  padding: 16,
  overflowWrap: 'anywhere',
});

const Note = styled(Typography)({ whiteSpace: 'pre-wrap' }) as typeof Typography;
