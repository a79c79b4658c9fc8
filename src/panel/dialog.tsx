import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { spacing } from '../ui/theme/breakpoints.ts';

interface Props {
  title: string;
  onClose(): void;
  /** Also closes on a press outside; for dialogs without text fields. */
  light?: boolean;
  /** Called with the function that closes the dialog and gives the focus back. */
  children(close: () => void): ReactNode;
}

/** A native modal: the page is inert, Escape closes it, and the focus returns to the opening button. */
export function Dialog({ title, onClose, light, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus(); // so that screen readers read the title first
  }, []);

  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      data-background="white"
      closedby={light ? 'any' : undefined}
      onClose={onClose}
    >
      <Typography component="h2" variant="middle" id={id} ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {children(() => dialog.current?.close())}
    </Box>
  );
}

// Emotion does not know `closedby`, and leaves out what it does not know.
const Box = styled('dialog', { shouldForwardProp: () => true })({
  '--field': 'var(--white)',
  width: 'min(640px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 'clamp(20px, 4vw, 32px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', gap: spacing(2) },
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});
