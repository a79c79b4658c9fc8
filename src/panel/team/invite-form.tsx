import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { ErrorText, Label } from '../../forms/kit/field-frame.tsx';
import { SelectControl } from '../../forms/kit/select-control.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { type Invited, invite } from '../api/team.ts';
import { ROLES, type Role } from '../use-access.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RoleOptions } from './role-options.tsx';

const FAILED: Invited = { outcome: 'failed' };

interface Props {
  section: SectionOf<'team'>;
  onInvited(): void;
}

/** Invites somebody by e-mail, or by a link to be copied. Says what each role may do. */
export function InviteForm({ section: { invite: texts, roles }, onInvited }: Props) {
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('sales');
  const [error, setError] = useState('');
  const [result, setResult] = useState('');
  const [made, setMade] = useState<{ email: string; token: string }>();
  const [busy, setBusy] = useState(false);

  async function send(by: 'email' | 'link') {
    const address = email.trim();
    setResult('');
    setError('');
    setMade(undefined);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      setError(texts.missing);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const { outcome, token } = await invite(address, role, by).catch((): Invited => FAILED);
    setBusy(false);
    const told = format(texts[outcome], { email: address });
    if (outcome !== 'invited' && outcome !== 'added') return setError(told);
    if (token) setMade({ email: address, token });
    else setResult(told);
    setEmail('');
    onInvited();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('email');
  };

  return (
    <Form onSubmit={submit} method="dialog" noValidate data-no-print>
      <ItemTitle>{texts.title}</ItemTitle>
      <Typography color="textSecondary">{texts.text}</Typography>
      <Cell>
        <Label htmlFor={`${base}email`}>{texts.email}</Label>
        <TextControl
          id={`${base}email`}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          disableInjectingGlobalStyles
          inputRef={field}
          inputProps={{
            autoComplete: 'off',
            'aria-describedby': error ? `${base}error` : undefined,
            'aria-invalid': error ? true : undefined,
          }}
        />
        <div role="alert">{error && <ErrorText id={`${base}error`}>{error}</ErrorText>}</div>
      </Cell>
      <Cell>
        <Label htmlFor={`${base}role`}>{texts.role}</Label>
        <SelectControl
          id={`${base}role`}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
          inputProps={{ 'aria-describedby': `${base}means` }}
        >
          <RoleOptions roles={roles} />
        </SelectControl>
      </Cell>
      <Means id={`${base}means`}>
        {ROLES.toReversed().map((offered) => (
          <div key={offered}>
            <dt>{roles[offered].label}</dt>
            <Meaning>{roles[offered].text}</Meaning>
          </div>
        ))}
      </Means>
      <Buttons>
        <Button type="submit" variant="contained" disabled={busy}>
          {texts.send}
        </Button>
        {texts.link && (
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            onClick={() => void send('link')}
          >
            {texts.link.make}
          </Button>
        )}
      </Buttons>
      {texts.link && made && <InvitationLink key={made.token} texts={texts.link} {...made} />}
      <Typography role="status">{result}</Typography>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'stretch',
  padding: 'clamp(20px, 2.4vw, 32px)',
  border: '1px solid var(--line)',
  borderTop: '3px solid var(--fg)',
  borderRadius: 'var(--radius)',
  overflowWrap: 'anywhere',
});

const Cell = styled('div')({ display: 'grid', gap: 6 });

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1.5) });

const Means = styled('dl')({
  display: 'grid',
  gap: spacing(1),
  margin: spacing(0, 0, 1),
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& dt': { fontWeight: 600 },
});

const Meaning = styled('dd')({ margin: 0, color: 'var(--muted)' });
