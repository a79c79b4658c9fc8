import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  title: string;
  /** What the button says that does it. */
  action: string;
  danger?: boolean;
  onClose(): void;
  /** Rejects with an Error whose message is for the person. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

/** A dialog that does one thing, and says why when it cannot: what was typed stays. */
export function TaskDialog({ title, action, danger = false, onClose, onConfirm, children }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      onClose();
    } catch (refused) {
      // The validator names the field as files do; here it has a label.
      setError((refused as Error).message.replaceAll('“path”', 'O endereço'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onInput={() => setError('')} // it was about what is no longer there
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {children}
          {error && (
            <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
              {error}
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
