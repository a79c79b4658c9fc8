import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { ErrorText, Help, Label } from '../../forms/kit/field-frame.tsx';
import { sanitize } from '../../forms/kit/sanitize.ts';
import type { AccountDetails } from '../../types/config.gen.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { updateFullName } from '../../visitor/auth/actions.ts';

/** Length limit of `profiles.full_name` (supabase/migrations/). */
const LONGEST = 200;

/** The name, which is changed without leaving the page. */
export function NameForm({ texts, name }: { texts: AccountDetails; name: string }) {
  const id = useId();
  const [value, setValue] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  useEffect(() => setValue(name), [name]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const clean = sanitize(value);
    setError(clean ? '' : texts.nameMissing);
    if (!clean) return document.getElementById(id)?.focus();
    setBusy(true);
    const result = await updateFullName(clean);
    setBusy(false);
    if (result.ok) return notify({ title: texts.saved, tone: 'success' });
    setError(result.reason ?? result.text);
    notify({ ...result, tone: 'error' });
  }

  return (
    <Form onSubmit={save} method="dialog" noValidate data-ready="" aria-label={texts.name}>
      <Label htmlFor={id}>{texts.name}</Label>
      <Help id={`${id}help`} color="textSecondary">
        {texts.nameHelp}
      </Help>
      {error && <ErrorText id={`${id}error`}>{error}</ErrorText>}
      <Row>
        <TextControl
          id={id}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          required
          autoComplete="name"
          disableInjectingGlobalStyles
          inputProps={{
            maxLength: LONGEST,
            'aria-describedby': `${id}help${error && ` ${id}error`}`,
            'aria-invalid': error ? true : undefined,
          }}
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled('form')({ '--field': 'var(--white)', display: 'grid', gap: 6 });

const Row = styled('div')({
  display: 'grid',
  gap: spacing(1.5),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
