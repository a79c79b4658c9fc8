import './style-sheet.ts';
import { styled } from '@mui/material/styles';
import {
  type CustomContentProps,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
import { forwardRef, useEffect } from 'react';
import { setToaster, type Toast } from './notify.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

/** At most 3 at a time, 4 seconds each; hovering keeps one. */
export default function Toaster() {
  useEffect(() => {
    setToaster((toast) => enqueueSnackbar({ variant: 'toast', toast, message: toast.title }));
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
  function ToastCard({ toast: { title, text, reason, lang, tone } }, ref) {
    return (
      <SnackbarContent ref={ref} role="alert">
        <Card data-background="ink" data-tone={tone}>
          <strong lang={lang}>{title}</strong>
          {reason ? <p>{reason}</p> : text && <p lang={lang}>{text}</p>}
        </Card>
      </SnackbarContent>
    );
  },
);

const Card = styled('div')({
  width: 'min(420px, 100%)',
  padding: '16px 20px',
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--fg)',
  borderRadius: 'var(--radius)',
  '&[data-tone=error]': { borderLeftColor: 'var(--brand)' },
  '& p': { color: 'var(--muted)', marginTop: 4, fontSize: '1rem', lineHeight: 1.5 },
});
