import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { format } from '../../../lib/format.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { ErrorText, Label } from '../../forms/ui/field-frame.tsx';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { erasePerson, type Receipt } from '../api/lead.ts';
import { ErasureReceipt } from './erasure-receipt.tsx';

interface Props {
  texts: SubmissionErasure;
  /** Called with the ids of the erased submissions. */
  onErased(ids: string[]): void;
}

/** Erases a person's data after a confirmation, and says what is left to do in other systems. */
export function Erase({ texts, onErased }: Props) {
  const base = useId();
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const [receipt, setReceipt] = useState<Receipt>();

  function ask(event: FormEvent) {
    event.preventDefault();
    const sound = /^\S+@\S+$/.test(email.trim());
    setError(sound ? '' : texts.missing);
    setAsking(sound);
    setReceipt(undefined);
  }

  async function erase() {
    setAsking(false);
    try {
      const erased = await erasePerson(email.trim());
      setReceipt(erased);
      setEmail('');
      onErased(erased.ids);
    } catch {
      setError(texts.failed);
    }
  }

  return (
    <Form onSubmit={ask} method="dialog" noValidate data-no-print>
      <ItemTitle>{texts.title}</ItemTitle>
      <Typography>
        <RichText text={texts.text} />
      </Typography>
      <Label htmlFor={base}>{texts.email}</Label>
      <div role="alert">{error && <ErrorText id={`${base}error`}>{error}</ErrorText>}</div>
      <TextControl
        id={base}
        type="email"
        value={email}
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
      {asking ? (
        // Keys, so that React does not reuse the pressed button for the confirmation.
        <Buttons key="sure">
          <Button type="button" variant="contained" onClick={() => void erase()}>
            {format(texts.confirm, { email: email.trim() })}
          </Button>
          <Button type="button" variant="outlined" onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
        </Buttons>
      ) : (
        <Buttons key="ask">
          <Button type="submit" variant="outlined">
            {texts.ask}
          </Button>
        </Buttons>
      )}
      <div role="status">{receipt && <ErasureReceipt texts={texts} receipt={receipt} />}</div>
    </Form>
  );
}

const Form = styled('form')({
  '--field': 'var(--white)',
  display: 'grid',
  gap: 12,
  maxWidth: 640,
  marginTop: 'var(--space)',
  paddingTop: 32,
  borderTop: '1px solid var(--line)',
});

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: 12, overflowWrap: 'anywhere' });
