import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorText } from '../../forms/kit/field-frame.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { deleteSubmissions } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText } from '../cell-text.ts';
import { Dialog } from '../dialog.tsx';
import { ListButton } from '../list/quiet-button.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
  /** The label of the button that asks. */
  label: string;
  /** Called with the ids of the deleted submissions. */
  onGone(ids: string[]): void;
}

/** Number of submissions that the question names; of more it says how many. */
const NAMED = 10;

/** Deletes submissions, after a confirmation that names them. */
export function Remove({ section, rows, label, onGone }: Props) {
  const texts = section.details.remove;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove(close: () => void) {
    const ids = rows.map(({ id }) => id);
    setBusy(true);
    setFailed(false);
    try {
      const count = await deleteSubmissions(ids);
      close();
      notify({ title: format(texts.done, { count }), tone: 'success' });
      onGone(ids);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <>
      <ListButton type="button" onClick={() => setAsking(true)}>
        {label}
      </ListButton>
      {asking && (
        <Dialog title={texts.title} onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <Typography>
                <RichText text={texts.text} />
              </Typography>
              <Names>
                {rows.slice(0, NAMED).map((row) => (
                  <li key={row.id}>
                    <strong>{row.name || section.list.nameless}</strong>
                    {` · ${cellText(row, 'form', section)} · ${cellText(row, 'received_at', section)}`}
                  </li>
                ))}
                {rows.length > NAMED && (
                  <li>{format(texts.more, { count: rows.length - NAMED })}</li>
                )}
              </Names>
              <div role="alert">{failed && <ErrorText>{texts.failed}</ErrorText>}</div>
              <Buttons>
                <Button
                  type="button"
                  variant="contained"
                  disabled={busy}
                  onClick={() => void remove(close)}
                >
                  {texts.confirm}
                </Button>
                <Button type="button" variant="outlined" disabled={busy} onClick={close}>
                  {texts.cancel}
                </Button>
              </Buttons>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

const Names = styled('ul')({
  display: 'grid',
  gap: spacing(0.5),
  margin: 0,
  paddingLeft: spacing(2.5),
});

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1.5) });
