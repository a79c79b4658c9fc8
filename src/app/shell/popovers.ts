import { createContext, type FocusEvent, useContext } from 'react';

/** False while the prerenderer looks for the styles of the header as it is seen before a button is pressed. */
export const PopoversShown = /* @__PURE__ */ createContext(true);

export const usePopovers = import.meta.env.SSR ? () => useContext(PopoversShown) : () => true;

/**
 * For the element around a popover and its button: a popover stays open when the focus moves on behind it,
 * and would hide the focused element.
 */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
