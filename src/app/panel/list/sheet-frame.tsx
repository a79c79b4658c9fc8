import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FIXED } from '../screen.tsx';
import { useWindow } from './use-window.ts';

interface Props {
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** Beside the list where there is room, else over it, in all of the window. */
export function SheetFrame({ label, onClose, children }: Props) {
  if (useWindow('wide')) return <Pane data-no-print>{children}</Pane>;
  return (
    <Over label={label} onClose={onClose}>
      {children}
    </Over>
  );
}

function Over({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the content takes the focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} aria-label={label} data-background="paper" onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** What stands in it scrolls by itself. */
const Pane = styled('div')({ minWidth: 0, [FIXED]: { minHeight: 0, paddingBottom: 16 } });

const Dialog = styled('dialog')({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 'env(safe-area-inset-top) 0 env(safe-area-inset-bottom)',
  border: 0,
  overflow: 'hidden', // what stands in it scrolls by itself
  '@media (min-width: 760px)': { width: 'min(680px, 100%)', marginLeft: 'auto' },
  'html:has(&:modal)': { overflow: 'hidden' }, // the list behind it stays where it is
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});
