import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { format } from '../../lib/format.ts';
import type { Draft } from './change-draft.ts';
import type { Status } from './log.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  draft: Draft;
  /** With both notes in one. */
  onJoin(note: string): void;
}

/** What somebody else saved meanwhile, beside what is typed here. */
export function Conflict({ section: { details: texts, statuses }, draft, onJoin }: Props) {
  const { status, note } = draft;
  const who = (by: string | null) => by || texts.someone;
  return (
    <div role="alert">
      {status?.theirs && (
        <Box>
          <p>
            {format(texts.statusConflict, {
              who: who(status.theirs.by),
              status: statuses[status.theirs.value as Status],
            })}
          </p>
        </Box>
      )}
      {note?.theirs && (
        <Box>
          <p>{format(texts.noteConflict, { who: who(note.theirs.by) })}</p>
          <blockquote>{note.theirs.value || texts.emptyNote}</blockquote>
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

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginTop: 8,
  padding: 16,
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--accent)',
  borderRadius: 'var(--radius)',
  overflowWrap: 'anywhere',
  '& blockquote': { margin: 0, whiteSpace: 'pre-wrap' },
});
