import type { FocusEvent } from 'react';

/**
 * For what holds a popover and its button: a popover stays open when the focus goes on behind it,
 * and then hides what has the focus.
 */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
