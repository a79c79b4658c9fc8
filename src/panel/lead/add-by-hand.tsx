import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { ErrorText, Label } from '../../forms/kit/field-frame.tsx';
import { LONGEST_VALUE } from '../../forms/kit/sanitize.ts';
import { newSubmissionId } from '../../forms/submission/submission-id.ts';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionAdding } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { addSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { Dialog } from '../dialog.tsx';
import { EMPTY, ENTERED, fieldsOfLead, keptLead, type LeadField, problemsOf } from './new-lead.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  /** Called with the new row, once the dialog is closed. */
  onAdded(row: LoggedSubmission): void;
}

/** A button, and a dialog in which one adds somebody who telephoned, for example. */
export function AddByHand({ section: { add: texts }, onAdded }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outlined" data-no-print onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          {(close) => (
            <AddForm
              texts={texts}
              onClose={close}
              onAdded={(row) => {
                close();
                notify({ title: format(texts.done, { name: row.name }), tone: 'success' });
                onAdded(row);
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

interface FormProps {
  texts: SubmissionAdding;
  onAdded(row: LoggedSubmission): void;
  onClose(): void;
}

/** Adds a caller by hand. Typed values are kept in this tab until they are added. */
function AddForm({ texts, onAdded, onClose }: FormProps) {
  const base = useId();
  const kept = keptLead(useAuth().user?.id ?? '');
  const [lead, setLead] = useState(() => kept.read() ?? newLead());
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { id, values } = lead;
  const problems = checked ? problemsOf(values, texts) : {};
  const typed = ENTERED.some((name) => values[name]);

  function change(name: LeadField, value: string) {
    const after = { ...lead, values: { ...values, [name]: value } };
    kept.write(after);
    setLead(after);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    setFailed(false);
    const found = problemsOf(values, texts);
    const wrong = ENTERED.find((name) => found[name]);
    if (wrong) return document.getElementById(base + wrong)?.focus();
    setBusy(true);
    try {
      const row = await addSubmission(id, fieldsOfLead(values, texts));
      kept.remove();
      onAdded(row);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  function clear() {
    kept.remove();
    setLead(newLead());
    setChecked(false);
  }

  return (
    <Form onSubmit={submit} method="dialog" noValidate>
      <Typography>
        <RichText text={texts.text} />
      </Typography>
      {ENTERED.map((name) => (
        <FieldOf
          key={name}
          id={base + name}
          name={name}
          texts={texts}
          value={values[name]}
          problem={problems[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
      <div role="alert">{failed && <ErrorText>{texts.failed}</ErrorText>}</div>
      {typed && <Kept color="textSecondary">{texts.kept}</Kept>}
      <Buttons>
        <Button type="submit" variant="contained" disabled={busy}>
          {texts.save}
        </Button>
        <Button type="button" variant="outlined" onClick={onClose}>
          {texts.close}
        </Button>
        {typed && (
          <Button type="button" variant="outlined" disabled={busy} onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

const newLead = () => ({ id: newSubmissionId(), values: EMPTY });

interface FieldProps {
  id: string;
  name: LeadField;
  texts: SubmissionAdding;
  value: string;
  problem?: string;
  onChange(value: string): void;
}

/** Optional fields; of e-mail and telephone, one is required. */
const OPTIONAL: LeadField[] = ['company', 'message'];
const TYPES: Partial<Record<LeadField, string>> = { email: 'email', phone: 'tel' };

function FieldOf({ id, name, texts, value, problem, onChange }: FieldProps) {
  return (
    <Cell>
      <Label htmlFor={id}>
        {texts[name]}
        {OPTIONAL.includes(name) && <Optional> {texts.optional}</Optional>}
      </Label>
      <TextControl
        id={id}
        value={value}
        type={TYPES[name]}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off" // it is somebody else's name, not one's own
        disableInjectingGlobalStyles
        {...(name === 'message' && { multiline: true, minRows: 3 })}
        inputProps={{
          maxLength: name === 'message' ? LONGEST_VALUE : LONGEST_LINE,
          'aria-describedby': problem ? `${id}error` : undefined,
          'aria-invalid': problem ? true : undefined,
        }}
      />
      {problem && <ErrorText id={`${id}error`}>{problem}</ErrorText>}
    </Cell>
  );
}

const LONGEST_LINE = 200;

const Form = styled('form')({ display: 'grid', gap: spacing(1.5) });

const Cell = styled('div')({ display: 'grid', gap: 6 });

const Optional = styled('span')({ color: 'var(--muted)', fontWeight: 400 });

const Kept = styled(Typography)({ fontSize: '.9375rem' });

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1.5) });
