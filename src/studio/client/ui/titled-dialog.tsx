import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

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
