import './style-sheet.ts';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type CustomContentProps,
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

/** Shows at most 3 toasts at a time, for 4 seconds each; a hovered one stays. */
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
          {reason ? (
            <Text color="textSecondary">{reason}</Text>
          ) : (
            text && (
              <Text color="textSecondary" lang={lang}>
                {text}
              </Text>
            )
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
