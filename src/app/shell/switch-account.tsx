import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { format } from '../../lib/format.ts';
import { buttonBox } from '../../ui/theme/button.ts';
import type { AuthLink } from '../../visitor/auth/auth-link.ts';
import { authTexts } from '../../visitor/auth/load-auth.ts';

const TITLE = '_switch-account-title';
const TEXT = '_switch-account-text';

/** Asks which account to use if a link is for another one. Closing it changes nothing. */
export function SwitchAccount({ link: { accounts, answer } }: { link: AuthLink }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const texts = authTexts()?.otherAccount;

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus(); // neither answer is preselected
  }, []);

  if (!texts || !accounts) return null;
  const values = { ...accounts };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      data-background="white"
      onClose={() => answer?.(dialog.current?.returnValue === 'there')}
    >
      <Title component="h2" variant="h3" id={TITLE} ref={title} tabIndex={-1}>
        {texts.title}
      </Title>
      <Typography id={TEXT}>{format(texts.text, values)}</Typography>
      <Answers>
        <Answer type="button" onClick={() => dialog.current?.close()}>
          {format(texts.stay, values)}
        </Answer>
        <Answer type="button" onClick={() => dialog.current?.close('there')}>
          {format(texts.switch, values)}
        </Answer>
      </Answers>
    </Dialog>
  );
}

const Dialog = styled('dialog')({
  width: 'min(560px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 24,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});

const Title = styled(Typography)({ marginBottom: 12 }) as typeof Typography;

const Answers = styled(Stack)({ gap: 8, marginTop: 24 });

/** The two buttons look alike. */
const Answer = styled('button')({
  ...buttonBox,
  minHeight: 48,
  padding: '10px 16px',
  border: '1px solid var(--ink)',
  background: 'var(--ink)',
  color: 'var(--white)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: 'var(--graphite)' },
});
