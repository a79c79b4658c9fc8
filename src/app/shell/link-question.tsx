import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { format } from '../../lib/format.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { buttonBox } from '../../ui/theme/button.ts';
import type { AuthLink } from '../../visitor/auth/auth-link.ts';
import { authTexts } from '../../visitor/auth/load-auth.ts';

const TITLE = '_link-question-title';
const TEXT = '_link-question-text';

/** Asks before a link of an e-mail is used, and which account to use if it is for another one. Closing it changes nothing. */
export function LinkQuestion({ link: { accounts, answer } }: { link: AuthLink }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const texts = authTexts();

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus(); // no answer is preselected
  }, []);

  if (!texts) return null;
  const { openLink, otherAccount } = texts;
  const words = accounts ? otherAccount : openLink;
  const filled = (text: string) => format(text, { ...accounts });
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      data-background="white"
      onClose={() => answer?.(dialog.current?.returnValue === 'there')}
    >
      <Title component="h2" variant="h3" id={TITLE} ref={title} tabIndex={-1}>
        {words.title}
      </Title>
      <Typography id={TEXT}>{filled(words.text)}</Typography>
      <Answers>
        {accounts && (
          <Answer type="button" onClick={() => dialog.current?.close()}>
            {filled(otherAccount.stay)}
          </Answer>
        )}
        <Answer type="button" onClick={() => dialog.current?.close('there')}>
          {accounts ? filled(otherAccount.switch) : openLink.button}
        </Answer>
      </Answers>
    </Dialog>
  );
}

const Dialog = styled('dialog')({
  width: 'min(560px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: spacing(3),
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});

const Title = styled(Typography)({ marginBottom: spacing(1.5) }) as typeof Typography;

const Answers = styled(Stack)({ gap: spacing(1), marginTop: spacing(3) });

/** Two buttons look alike. */
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
