import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { TextControl } from '../../forms/ui/control.ts';
import { ErrorText, Label } from '../../forms/ui/field-frame.tsx';
import { format } from '../../lib/format.ts';
import { styled } from '../../theme/styled.tsx';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section-frame.tsx';
import { moment } from './cell-text.ts';
import { erasePerson } from './log.ts';

/** Removes a person's data, asked twice, and says so with a receipt. */
export function Erase({ texts }: { texts: SubmissionErasure }) {
  const base = useId();
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const [receipt, setReceipt] = useState('');

  function ask(event: FormEvent) {
    event.preventDefault();
    const sound = /^\S+@\S+$/.test(email.trim());
    setError(sound ? '' : texts.missing);
    setAsking(sound);
    setReceipt('');
  }

  async function erase() {
    setAsking(false);
    try {
      const { at, ...rest } = await erasePerson(email.trim());
      setReceipt(format(texts.receipt, { ...rest, at: moment(at) }));
      setEmail('');
    } catch {
      setError(texts.failed);
    }
  }

  return (
    <Form onSubmit={ask} method="dialog" noValidate data-no-print>
      <ItemTitle>{texts.title}</ItemTitle>
      <p>
        <RichText text={texts.text} />
      </p>
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
        <Row>
          <Button type="button" variant="contained" onClick={() => void erase()}>
            {format(texts.confirm, { email: email.trim() })}
          </Button>
          <Button type="button" variant="outlined" onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
        </Row>
      ) : (
        <Row>
          <Button type="submit" variant="outlined">
            {texts.ask}
          </Button>
        </Row>
      )}
      <p role="status">{receipt}</p>
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

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, overflowWrap: 'anywhere' });
