import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { msg } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import { isRemote } from '../../shared/host.ts';
import type { ReviewAnswer } from '../../shared/protocol.ts';
import { hasEdits } from '../store/edits.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { CodeBlock } from '../ui/elements.ts';
import { SendForm } from './send-form.tsx';

/** Shows what saving will change, and once all is saved, sends it for review. */
export function ReviewDialog({ onClose, onSave }: { onClose(): void; onSave(): Promise<boolean> }) {
  const store = useStore();
  const edits = useStudio((state) => state.edits);
  const hasGit = useStudio(({ start }) => start.git);
  /** What is sent changes the list of proposals. */
  const [sendings, setSendings] = useState(0);
  const isDirty = hasEdits(edits);
  const review = useAnswer('review', isDirty ? { edits } : undefined);
  const body = hasGit && !isDirty ? {} : undefined;
  const { answer: proposal, error: refusal } = useAnswer('proposal', body, { again: sendings });
  const error = review.error || refusal;
  return (
    <TitledDialog
      title={t('studio/review:title')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('studio/ui:close')}</Button>
          {isDirty && (
            <Button
              variant="contained"
              color="primary"
              onClick={() => void onSave().then(() => store.refreshSite())}
            >
              {t(hasGit ? 'studio/review:save-and-go-on' : 'studio/review:save')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {error && <Alert severity="error">{error}</Alert>}
        {review.answer?.files.map((file) => (
          <FileChanges key={file.file} {...file} />
        ))}
        {!isDirty && (!isRemote() || (proposal?.files.length ?? 0) > 0) && (
          <Typography variant="body2">
            {worded([
              msg(isRemote() ? 'studio/remote:all-saved' : 'studio/review:all-saved'),
              hasGit ? undefined : msg('studio/review:no-git'),
            ])}
          </Typography>
        )}
        {body && !proposal && !error && (
          <Typography role="status" variant="body2">
            {t(isRemote() ? 'studio/remote:asking' : 'studio/review:asking')}
          </Typography>
        )}
        {proposal && <SendForm proposal={proposal} onSent={() => setSendings(sendings + 1)} />}
      </Box>
    </TitledDialog>
  );
}

const FileChanges = ({ file, title, changes, diff }: ReviewAnswer['files'][number]) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h2" component="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ marginBlock: 1, paddingLeft: 5 }}>
      {changes.map(worded).map((change) => (
        <Typography key={change} component="li" variant="body2">
          {change}
        </Typography>
      ))}
    </Box>
    <DiffText file={file} diff={diff} />
  </Box>
);

/** The changed lines of a file, for people who read JSON. */
function DiffText({ file, diff }: { file: string; diff: string }) {
  const lines = diff.split('\n').filter((line) => !/^(---|\+\+\+|===|Index:|\\)/.test(line));
  const label = t('studio/review:lines', { file });
  return (
    <Box
      component="details"
      sx={{ '& summary': { cursor: 'pointer', fontSize: 12, color: 'text.secondary' } }}
    >
      <summary>{label}</summary>
      <CodeBlock tabIndex={0} aria-label={label} sx={{ marginTop: 2, maxHeight: 360 }}>
        {lines.map((line, index) => (
          <Box
            key={index}
            component="span"
            sx={{ display: 'block', color: COLORS[line.charAt(0)] }}
          >
            {line || ' '}
          </Box>
        ))}
      </CodeBlock>
    </Box>
  );
}

const COLORS: Record<string, string> = { '+': 'success.main', '-': 'error.main' };
