import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTask } from './use-task.ts';

interface Props {
  title: string;
  action: string;
  danger?: boolean;
  onClose(): void;
  /** May reject with an error whose message the dialog shows. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

export function TaskDialog({ title, action, danger = false, onClose, onConfirm, children }: Props) {
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
              {error.replaceAll('“path”', 'O endereço')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
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
