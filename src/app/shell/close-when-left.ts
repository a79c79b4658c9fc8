import type { FocusEvent } from 'react';

/**
 * For the element around a popover and its button: a popover stays open when the focus moves on behind it,
 * and would hide the focused element.
 */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
