import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { Label } from '../../forms/kit/field-frame.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { TeamInviteLink } from '../../types/config.gen.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';

interface Props {
  texts: TeamInviteLink;
  email: string;
  token: string;
}

/** The link of an invitation, which is nowhere else: whoever opens it chooses a password. It takes the focus. */
export function InvitationLink({ texts, email, token }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState('');
  const { newPassword = '/' } = useSite().accounts ?? {};
  const link = `${location.origin}${newPassword}?token_hash=${encodeURIComponent(token)}&type=invite`;
  useEffect(() => field.current?.focus(), []);

  // Old browsers, and pages that are not secure, have no clipboard.
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setResult(texts.copied);
    } catch {
      field.current?.select();
      setResult(texts.notCopied);
    }
  }

  return (
    <Box>
      <Typography>{format(texts.made, { email })}</Typography>
      <Label htmlFor={id}>{texts.label}</Label>
      <TextControl
        id={id}
        value={link}
        readOnly
        inputRef={field}
        onFocus={({ target }) => target.select()}
        disableInjectingGlobalStyles
      />
      <Button type="button" variant="contained" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Typography role="status">{result}</Typography>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'stretch',
  paddingTop: spacing(1.5),
  borderTop: '1px solid var(--line)',
});
