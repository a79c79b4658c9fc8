import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { ErrorText, Label } from '../../forms/kit/field-frame.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { erasePerson, type Receipt } from '../api/lead.ts';

interface Props {
  texts: SubmissionErasure;
  address?: string;
  onErased(receipt: Receipt): void;
  onCancel(): void;
}

/** Erases a person's data by e-mail address, after a confirmation that names the address. */
export function EraseForm({ texts, address, onErased, onCancel }: Props) {
  const base = useId();
  const [email, setEmail] = useState(address ?? '');
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');

  function ask(event: FormEvent) {
    event.preventDefault();
    // Not `isEmail`: whatever was accepted at any time can be erased.
    const sound = /\S@\S/.test(email);
    setError(sound ? '' : texts.missing);
    setAsking(sound);
  }

  async function erase() {
    setAsking(false);
    try {
      onErased(await erasePerson(email.trim()));
    } catch {
      setError(texts.failed);
    }
  }

  return (
    <Form onSubmit={ask} method="dialog" noValidate>
      <Typography>
        <RichText text={texts.text} />
      </Typography>
      <Label htmlFor={base}>{texts.email}</Label>
      <div role="alert">{error && <ErrorText id={`${base}error`}>{error}</ErrorText>}</div>
      <TextControl
        id={base}
        type="email"
        value={email}
        readOnly={address !== undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setAsking(false);
        }}
        disableInjectingGlobalStyles
        inputProps={{
          'aria-describedby': error ? `${base}error` : undefined,
          'aria-invalid': error ? true : undefined,
        }}
      />
      {/* A key, so that React does not reuse the pressed button for the confirmation. */}
      <Buttons key={asking ? 'sure' : 'ask'}>
        {asking ? (
          <Button type="button" variant="contained" onClick={() => void erase()}>
            {format(texts.confirm, { email: email.trim() })}
          </Button>
        ) : (
          <Button type="submit" variant="outlined">
            {texts.ask}
          </Button>
        )}
        <Button type="button" variant="outlined" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: spacing(1.5) });

const Buttons = styled(Stack)({
  flexFlow: 'row wrap',
  gap: spacing(1.5),
  overflowWrap: 'anywhere',
});
