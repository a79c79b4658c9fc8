import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { tabStorage } from '../../../lib/safe-storage.ts';
import { t } from '../../../words/reader.ts';
import { host } from '../../shared/host.ts';
import { type LinkComment, MOST_OF_COMMENT } from '../../shared/links.ts';
import { told } from '../store/api.ts';
import { useTask } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
import { Said } from '../ui/said.tsx';
import { useComments } from './use-links.ts';

interface Props {
  file: string;
  /** Without one: what is said of the page as a whole, and of what is gone. `all` where no section can be chosen. */
  section: number | undefined | 'all';
}

/** What those who have a link say of a section, above its fields. */
export function SectionComments({ file, section }: Props) {
  const comments = useComments(file, section);
  const id = useId();
  if (comments.length === 0) return null;
  const closed = comments.filter(({ is_closed }) => is_closed);
  return (
    <Box component="section" aria-labelledby={id} sx={BOX}>
      <Typography id={id} variant="h3">
        {t('studio/links:comments-here')}
      </Typography>
      {section === undefined && <Caption>{t('studio/links:elsewhere')}</Caption>}
      <Items comments={comments.filter(({ is_closed }) => !is_closed)} />
      {closed.length > 0 && (
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', paddingBlock: 1 } }}>
          <Caption as="summary">{t('studio/links:closed-ones', { count: closed.length })}</Caption>
          <Items comments={closed} />
        </Box>
      )}
    </Box>
  );
}

const Items = ({ comments }: { comments: readonly LinkComment[] }) => (
  <PlainList>
    {comments.map((comment) => (
      <Item key={comment.id} {...comment} />
    ))}
  </PlainList>
);

function Item(comment: LinkComment) {
  const { id, name, answer, is_closed } = comment;
  const { busy, error, run } = useTask();
  const [typed, setTyped] = useTyped(id);
  // What was left in the field takes the focus from nobody who opens the section again.
  const [hasBegun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    setTyped(answer ?? '');
  };
  const settle = (change: Partial<Pick<LinkComment, 'answer' | 'is_closed'>>) =>
    run(async () => {
      await host().remote?.links.settle(id, change).catch(told);
      if (change.answer !== undefined) setTyped(undefined);
    });
  return (
    <Box component="li" sx={{ paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}>
      <Said
        {...comment}
        answer={typed === undefined ? answer : null}
        answered="studio/links:your-answer"
        variant="body2"
      />
      {typed !== undefined && (
        <TextField
          autoFocus={hasBegun}
          multiline
          fullWidth
          minRows={2}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{
            htmlInput: {
              'aria-label': t('studio/links:answer-to', { name }),
              maxLength: MOST_OF_COMMENT.text,
              dir: 'auto',
            },
          }}
          sx={{ marginTop: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 1 }}>
        {typed === undefined ? (
          <Button onClick={begin}>
            {t(answer === null ? 'studio/links:answer' : 'studio/links:answer-again')}
          </Button>
        ) : (
          <>
            <Button
              variant="outlined"
              disabled={busy || typed.trim() === ''}
              onClick={() => settle({ answer: typed.trim() })}
            >
              {t('studio/links:answer')}
            </Button>
            <Button onClick={() => setTyped(undefined)}>{t('studio/ui:cancel')}</Button>
          </>
        )}
        <Button
          disabled={busy}
          aria-label={t(is_closed ? 'studio/links:reopen-of' : 'studio/links:end-of', { name })}
          onClick={() => settle({ is_closed: !is_closed })}
        >
          {t(is_closed ? 'studio/links:reopen' : 'studio/links:end')}
        </Button>
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
    </Box>
  );
}

/** What is typed as an answer, kept in this tab while another section is open; undefined while nobody types. */
function useTyped(comment: string) {
  const key = `studio-answer ${comment}` as const;
  const [typed, setTyped] = useState(() => tabStorage.get(key) ?? undefined);
  return [
    typed,
    (next: string | undefined) => {
      if (next === undefined) tabStorage.remove(key);
      else tabStorage.set(key, next);
      setTyped(next);
    },
  ] as const;
}

const BOX = { marginBottom: 4, padding: 3, border: 1, borderColor: 'divider', borderRadius: 1 };
