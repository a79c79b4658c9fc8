import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '../../../words/reader.ts';
import { type LinkComment, type LinkEnd, MOST_OF_COMMENT, sectionNow } from '../../shared/links.ts';
import type { Json } from '../../shared/protocol.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Said } from '../ui/said.tsx';
import type { AskAsGuest } from './ask-as-guest.ts';
import { useNewComment } from './use-new-comment.ts';

interface Props {
  ask: AskAsGuest;
  comments: readonly LinkComment[];
  sections: readonly Json[];
  /** What each section is called. */
  names: readonly string[];
  isOpen: boolean;
  /** What is spoken of; null for the page as a whole. */
  section: number | null;
  onSection(section: number | null): void;
  onComments(comments: LinkComment[]): void;
  onEnd(end: LinkEnd): void;
  onClose(): void;
}

/** What was said of the page, and a form to say more. It stays while it is closed, with what is typed in it. */
export function CommentsPanel(props: Props) {
  const { comments, sections, names, isOpen, section, onSection, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <Box
      component="aside"
      id="comments"
      aria-labelledby="comments-heading"
      hidden={!isOpen}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={PANEL}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography
          id="comments-heading"
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ flex: 1, outline: 'none' }}
        >
          {t('studio/links:comments-heading')}
        </Typography>
        <Button onClick={onClose}>{t('studio/links:close')}</Button>
      </Box>
      <Caption sx={{ marginBottom: 3 }}>{t('studio/links:how-to-comment')}</Caption>
      <CommentForm {...props} />
      {comments.length === 0 && (
        <Caption sx={{ marginTop: 4 }}>{t('studio/links:no-comments')}</Caption>
      )}
      <PlainList>
        {comments.map((comment) => {
          const now = comment.section ? sectionNow(comment.section, sections) : undefined;
          return (
            <Box component="li" key={comment.id} sx={ITEM}>
              {now === undefined ? (
                <Caption>{comment.section?.title ?? t('studio/links:whole-page')}</Caption>
              ) : (
                <Button
                  aria-current={now === section}
                  onClick={() => onSection(now)}
                  sx={{ justifyContent: 'start', padding: 0, textAlign: 'left' }}
                >
                  {names[now]}
                </Button>
              )}
              <Said
                {...comment}
                mark={comment.is_closed ? t('studio/links:is-closed') : ''}
                answered="studio/links:answer-of-author"
                variant="body1"
              />
            </Box>
          );
        })}
      </PlainList>
    </Box>
  );
}

function CommentForm({ ask, names, section, onSection, onComments, onEnd }: Props) {
  const { typed, type, busy, said, send } = useNewComment({ ask, section, onComments, onEnd });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const whole = { id: '', title: t('studio/links:whole-page') };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <LabelledField
        label={t('studio/links:section')}
        value={section === null ? '' : String(section)}
        onChange={(id) => onSection(id === '' ? null : Number(id))}
        options={[whole, ...names.map((title, index) => ({ id: String(index), title }))]}
      />
      <TextField
        required
        fullWidth
        label={t('studio/links:your-name')}
        value={typed.name}
        onChange={({ target }) => type({ name: target.value })}
        slotProps={{
          htmlInput: { maxLength: MOST_OF_COMMENT.name, dir: 'auto', autoComplete: 'name' },
        }}
      />
      <TextField
        required
        multiline
        fullWidth
        minRows={3}
        maxRows={8}
        id="comment-text"
        label={t('studio/links:your-comment')}
        helperText={t('studio/links:who-reads')}
        value={typed.comment}
        onChange={({ target }) => type({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: MOST_OF_COMMENT.text, dir: 'auto' } }}
      />
      {/* Not `disabled`, which would take the focus away. */}
      <Button type="submit" variant="contained" aria-disabled={busy} sx={{ justifySelf: 'start' }}>
        {t(busy ? 'studio/links:sending' : 'studio/links:send')}
      </Button>
      <div role="status">
        {said && <Alert severity={said.isDone ? 'success' : 'error'}>{said.text}</Alert>}
      </div>
    </Box>
  );
}

const PANEL = {
  gridArea: 'comments',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  boxSizing: 'border-box',
  height: '58dvh',
  padding: 4,
  backgroundColor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&[hidden]': { display: 'none' },
  '@media (min-width: 700px)': {
    width: 360,
    height: 'auto',
    borderTop: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
};

const ITEM = {
  paddingBlock: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { marginTop: 4 },
};
