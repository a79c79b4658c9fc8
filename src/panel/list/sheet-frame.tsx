import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { openIn } from './use-address.ts';
import { useWindow } from './use-window.ts';

interface Props {
  label: string;
  onClose(): void;
  /** Called with the id that a link to another submission names. */
  onOpen(id: string): void;
  children: ReactNode;
}

/** Beside the list where there is room, else over it, in all of the window. Its content scrolls by itself. */
export function SheetFrame({ label, onClose, onOpen, children }: Props) {
  const isWide = useWindow('wide');
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link && link.pathname === location.pathname ? openIn(link.search) : '';
    if (!id) return;
    event.preventDefault(); // a navigation would lose the filters, and move the focus to the heading
    onOpen(id);
  };
  const content = (
    // A press of Enter on a link is a click.
    <Content onClick={follow}>{children}</Content>
  );
  if (isWide) return content;
  return (
    <Over label={label} onClose={onClose}>
      {content}
    </Over>
  );
}

function Over({ label, onClose, children }: Omit<Props, 'onOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the content takes the focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} aria-label={label} data-background="paper" onClose={onClose}>
      {children}
    </Dialog>
  );
}

const Content = styled('div')({ minWidth: 0, minHeight: 0, height: '100%' });

const Dialog = styled('dialog')({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 'env(safe-area-inset-top) 0 env(safe-area-inset-bottom)',
  border: 0,
  overflow: 'hidden',
  [breakpoints.up('md')]: { width: 'min(680px, 100%)', marginLeft: 'auto' },
  'html:has(&:modal)': { overflow: 'hidden' }, // the list behind it stays where it is
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});
