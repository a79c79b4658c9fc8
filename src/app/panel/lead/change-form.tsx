import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { Label } from '../../forms/ui/field-frame.tsx';
import { SelectControl } from '../../forms/ui/select-control.tsx';
import { notify } from '../../toasts/notify.ts';
import { changeSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { afterConflict, afterSave } from './change-draft.ts';
import { Conflict } from './conflict.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  submission: LoggedSubmission;
  /** Called with the current row, whether the change was saved or not. */
  onRow(row: LoggedSubmission): void;
  onGone(): void;
}

/** Status and note. Only changed fields are saved, and only if the stored value is the one on the screen. */
export function ChangeForm({ section, submission, onRow, onGone }: Props) {
  const { details: texts, statuses } = section;
  const base = useId();
  const { draft, value, set, update, discard } = useDraft(submission);
  const [busy, setBusy] = useState(false);
  const changed = Object.keys(draft).length > 0;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!changed) return notify({ title: texts.saved, tone: 'success' });
    setBusy(true);
    try {
      const { row, conflicts } = await changeSubmission(submission.id, draft);
      if (!row) {
        notify({ title: texts.gone, tone: 'error' });
        return onGone();
      }
      const refused = Object.keys(conflicts).length > 0;
      update((now) => (refused ? afterConflict(now, conflicts, row) : afterSave(now, draft, row)));
      onRow(row);
      if (!refused) notify({ title: texts.saved, tone: 'success' });
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={save} method="dialog">
      <Label htmlFor={`${base}status`}>{texts.status}</Label>
      <SelectControl
        id={`${base}status`}
        value={value('status')}
        onChange={({ target }) => set('status', target.value)}
      >
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectControl>
      <Label htmlFor={`${base}note`}>{texts.note}</Label>
      <TextControl
        id={`${base}note`}
        value={value('note')}
        onChange={({ target }) => set('note', target.value)}
        multiline
        minRows={3}
        disableInjectingGlobalStyles
        inputProps={{ maxLength: LONGEST }}
      />
      <Conflict
        section={section}
        draft={draft}
        onJoin={(note) =>
          update((now) => ({ ...now, ...(now.note && { note: { was: now.note.was, now: note } }) }))
        }
      />
      {changed && <Unsaved color="textSecondary">{texts.unsaved}</Unsaved>}
      <Buttons>
        <Button type="submit" variant="contained" disabled={busy}>
          {texts.save}
        </Button>
        {changed && (
          <Button type="button" variant="outlined" disabled={busy} onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

/** Length limit of `submissions.note` (supabase/migrations/). */
const LONGEST = 4000;

const Form = styled('form')({ display: 'grid', gap: 8, width: '100%' });

const Unsaved = styled(Typography)({ fontSize: '.9375rem' });

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: 12, marginTop: 8 });
