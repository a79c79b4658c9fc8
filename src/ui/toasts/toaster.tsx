import './style-sheet.ts';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { spacing } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { setToaster, type Toast } from './notify.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

/** What is open at the right of a list: a toast would be over its buttons. */
const SHEET = '[data-fixed][data-open]';
const BESIDE_SHEET = { vertical: 'bottom', horizontal: 'left' } as const;

/** Shows at most 3 toasts at a time, for 4 seconds each; a hovered one stays, and one with a link until it is closed. */
export default function Toaster() {
  useEffect(() => {
    setToaster((toast) =>
      enqueueSnackbar({
        variant: 'toast',
        toast,
        message: toast.title,
        persist: Boolean(toast.link),
        ...(document.querySelector(SHEET) && { anchorOrigin: BESIDE_SHEET }),
      }),
    );
    return () => setToaster(undefined);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={4000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ toast: ToastCard }}
    />
  );
}

const ToastCard = forwardRef<HTMLDivElement, CustomContentProps & { toast: Toast }>(
  function ToastCard({ id, toast: { title, text, reason, lang, tone, link } }, ref) {
    const close = () => closeSnackbar(id);
    return (
      <SnackbarContent ref={ref} role="alert">
        <Card data-background={GROUNDS[tone]} data-tone={tone}>
          <Sign viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[tone]} />
          </Sign>
          <div>
            <strong lang={lang}>{title}</strong>
            {reason ? (
              <Text color="textSecondary">{reason}</Text>
            ) : (
              text && (
                <Text color="textSecondary" lang={lang}>
                  {text}
                </Text>
              )
            )}
            {link && (
              <Actions>
                <Link href={link.to} onClick={close}>
                  {link.label}
                </Link>
                <Close type="button" onClick={close}>
                  {link.close}
                </Close>
              </Actions>
            )}
          </div>
        </Card>
      </SnackbarContent>
    );
  },
);

/** That of errors is no background of sections. */
const GROUNDS = { success: 'ink', error: undefined };

/** A tick in a circle; an exclamation mark in an octagon. */
const SIGNS = {
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12l3 3 5-6',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 15.5v1.5',
};

const Card = styled(Paper)({
  display: 'flex',
  gap: 14,
  width: 'min(420px, 100%)',
  padding: spacing(2, 2.5),
  border: '1px solid var(--line)',
  backgroundColor: 'var(--bg)',
  color: 'var(--fg)',
  '&[data-tone=error]': {
    '--bg': 'var(--error)',
    '--fg': 'var(--white)',
    '--muted': 'var(--white)',
    '--line': 'rgba(255,255,255,.4)',
    '--focus': 'var(--white)',
  },
});

const Sign = styled('svg')({
  flex: 'none',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
});

const Text = styled(Typography)({ marginTop: spacing(0.5), fontSize: size.small, lineHeight: 1.5 });

const Actions = styled('div')({ display: 'flex', gap: spacing(3), marginTop: spacing(1) });

const action = {
  padding: '6px 0',
  color: 'inherit',
  fontSize: size.small,
  lineHeight: 1.5,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
} as const;

const Link = styled('a')({ ...action, fontWeight: 600 });

const Close = styled('button')({ ...action, border: 0, background: 'none', cursor: 'pointer' });
