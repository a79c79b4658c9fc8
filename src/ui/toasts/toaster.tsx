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
import { size } from '../theme/size.ts';
import { setToaster, type Toast } from './notify.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

/** Shows at most 3 toasts at a time, for 4 seconds each; a hovered one stays, and one with a link until it is closed. */
export default function Toaster() {
  useEffect(() => {
    setToaster((toast) =>
      enqueueSnackbar({
        variant: 'toast',
        toast,
        message: toast.title,
        persist: Boolean(toast.link),
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
        <Card data-background="ink" data-tone={tone}>
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
        </Card>
      </SnackbarContent>
    );
  },
);

const Card = styled(Paper)({
  width: 'min(420px, 100%)',
  padding: '16px 20px',
  borderLeft: '4px solid var(--fg)',
  backgroundColor: 'var(--bg)',
  color: 'var(--fg)',
  '&[data-tone=error]': { borderLeftColor: 'var(--brand)' },
});

const Text = styled(Typography)({ marginTop: 4, fontSize: size.small, lineHeight: 1.5 });

const Actions = styled('div')({ display: 'flex', gap: 24, marginTop: 8 });

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
