import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Notice } from '../../ui/notice.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { CHANGED, type ChangeDraft, type ChangedField } from './change-draft.ts';

interface Props {
  texts: SectionOf<'submission-panel'>['details'];
  draft: ChangeDraft;
  /** The text of a value, as the controls show it. */
  textOf(field: ChangedField, value: string): string;
  onChoice(field: ChangedField, mine: boolean): void;
  /** Called with the two notes joined. */
  onJoin(note: string): void;
}

const SENTENCES = { status: 'status', owner: 'owner', call_on: 'callOn', note: 'note' } as const;

/** Values that somebody else saved in the meantime, and the choice between them and one's own. */
export function Conflicts({ texts, draft, textOf, onChoice, onJoin }: Props) {
  const { conflict, someone } = texts;
  const base = useId();
  return (
    <>
      {CHANGED.map((field) => {
        const { now = '', theirs } = draft[field] ?? {};
        if (!theirs) return null;
        const values = { theirs: textOf(field, theirs.value), mine: textOf(field, now) };
        return (
          <Box key={field}>
            <Typography id={base + field}>
              {format(conflict[SENTENCES[field]], { who: theirs.by || someone, ...values })}
            </Typography>
            {field === 'note' && (
              <Note component="blockquote">{theirs.value || conflict.empty}</Note>
            )}
            <Choices>
              {field === 'note' && theirs.value && (
                <Button
                  type="button"
                  variant="outlined"
                  onClick={() => onJoin(`${theirs.value}\n\n${now}`)}
                >
                  {conflict.join}
                </Button>
              )}
              {([false, true] as const).map((mine) => (
                <Button
                  key={`${mine}`}
                  type="button"
                  variant="outlined"
                  aria-describedby={base + field}
                  onClick={() => onChoice(field, mine)}
                >
                  {mine ? conflict.useMine : conflict.keepTheirs}
                </Button>
              ))}
            </Choices>
          </Box>
        );
      })}
    </>
  );
}

const Box = styled(Notice)({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
  marginTop: spacing(1),
  padding: spacing(2),
  overflowWrap: 'anywhere',
});

const Note = styled(Typography)({ margin: 0, whiteSpace: 'pre-wrap' }) as typeof Typography;

const Choices = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1) });
