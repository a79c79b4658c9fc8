import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { Label } from '../../forms/ui/field-frame.tsx';
import { SelectControl } from '../../forms/ui/select-control.tsx';
import { styled } from '../../theme/styled.tsx';
import { notify } from '../../toasts/notify.ts';
import { ItemTitle } from '../../ui/section-frame.tsx';
import { cellText } from './cell-text.ts';
import { Fact, Facts } from './facts.tsx';
import { type LoggedSubmission, type Status, saveSubmission } from './log.ts';
import { Reply } from './reply.tsx';
import { Taking } from './taking.tsx';

interface Props {
  section: SectionOf<'submission-panel'>;
  submission: LoggedSubmission;
  mayChange: boolean;
  onClose(): void;
  onSaved(submission: LoggedSubmission): void;
}

/** All that was entered in one submission, the ways to answer it, and what became of it. */
export function OpenedSubmission({ section, submission, mayChange, onClose, onSaved }: Props) {
  const { details: texts, statuses, list } = section;
  const base = useId();
  const top = useRef<HTMLElement>(null);
  const [status, setStatus] = useState(submission.status);
  const [note, setNote] = useState(submission.note);
  const [busy, setBusy] = useState(false);
  useEffect(() => top.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await saveSubmission(submission.id, { status, note });
      onSaved({ ...submission, status, note });
      notify({ title: texts.saved, tone: 'success' });
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Sheet ref={top} tabIndex={-1} aria-labelledby={base}>
      <ItemTitle>
        <span id={base}>{submission.name || list.nameless}</span>
      </ItemTitle>
      <Facts>
        <dt>{texts.received}</dt>
        <dd>{cellText(submission, 'received_at', section)}</dd>
        {submission.fields.map(({ name, label, value }) => (
          <Fact key={name} label={label} value={value} />
        ))}
        <Fact label={texts.page} value={submission.page} />
      </Facts>
      <Reply texts={texts} submission={submission} country={section.phoneCountry} />
      <Taking
        texts={texts}
        submission={submission}
        mayChange={mayChange}
        onTaken={(owner) => onSaved({ ...submission, ...owner })}
      />
      {mayChange ? (
        <Form onSubmit={save} method="dialog">
          <Label htmlFor={`${base}status`}>{texts.status}</Label>
          <SelectControl
            id={`${base}status`}
            value={status}
            onChange={({ target }) => setStatus(target.value as Status)}
          >
            {Object.entries(statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectControl>
          <Label htmlFor={`${base}note`}>{texts.note}</Label>
          <TextControl
            id={`${base}note`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={3}
            disableInjectingGlobalStyles
            inputProps={{ maxLength: LONGEST }}
          />
          <Button type="submit" variant="contained" disabled={busy}>
            {texts.save}
          </Button>
        </Form>
      ) : (
        <>
          <Facts>
            <Fact label={texts.status} value={statuses[submission.status]} />
            {submission.note && <Fact label={texts.note} value={submission.note} />}
          </Facts>
          <p>{texts.readOnly}</p>
        </>
      )}
      <Button type="button" variant="outlined" onClick={onClose}>
        {texts.close}
      </Button>
    </Sheet>
  );
}

/** As long as `submissions.note` takes (supabase/migrations/). */
const LONGEST = 4000;

const Sheet = styled('section')({
  '--field': 'var(--white)',
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: 'clamp(16px, 2.4vw, 32px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
});

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  width: '100%',
  '& .MuiButton-root': { justifySelf: 'start', marginTop: 8 },
});
