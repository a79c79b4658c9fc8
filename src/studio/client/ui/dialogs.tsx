import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../words/reader.ts';

interface Props {
  title: ReactNode;
  maxWidth: 'sm' | 'md' | 'lg';
  onClose?(): void;
  actions?: ReactNode;
  children: ReactNode;
}

export function TitledDialog({ title, maxWidth, onClose, actions, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

interface TaskDialogProps {
  title: string;
  action: string;
  danger?: boolean;
  onClose(): void;
  /** May reject with an error whose message the dialog shows. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

export function TaskDialog({
  title,
  action,
  danger = false,
  onClose,
  onConfirm,
  children,
}: TaskDialogProps) {
  const id = useId();
  const { busy, error, run, clearError } = useTask();
  const confirm = async () => {
    await onConfirm();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onInput={clearError} // the error was about what was typed before
        onSubmit={(event) => {
          event.preventDefault();
          void run(confirm);
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {children}
          {error && (
            <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
              {/* The validator names the property of the file; here the field has a label. */}
              {error.replaceAll('“path”', t('studio/ui:the-address'))}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('studio/ui:cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={busy}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Runs an asynchronous task, and keeps the message of its failure until the next one. */
export function useTask() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await task();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, clearError: () => setError('') };
}
