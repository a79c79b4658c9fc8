import { styled, type Theme } from '@mui/material/styles';
import { createContext, type FocusEvent, useContext } from 'react';
import { size } from '../../ui/theme/size.ts';

interface Themed {
  theme: Theme;
}

export const mobileOnly = ({ theme }: Themed) => ({ [theme.menu.fits]: { display: 'none' } });

/** Styles of the link to the current page, and of its group. Safari knows no width or colour in `text-decoration`. */
export const current = {
  textDecoration: 'underline',
  textDecorationColor: 'var(--accent)',
  textDecorationThickness: 2,
  textUnderlineOffset: '.35em',
};

/** How links and groups of the menu answer the pointer. */
export const menuHover = {
  borderRadius: 'var(--radius)',
  transition: 'background-color 180ms',
  '&:hover': { background: 'color-mix(in srgb, var(--fg) 9%, transparent)' },
} as const;

export const menuItem = {
  alignItems: 'center',
  padding: '10.75px 14px', // 44 px tall around a line of text
  color: 'var(--fg)',
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
} as const;

/** The mark of a group in the menu; it points up while the group is open. */
export function Chevron() {
  return (
    <Svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
      <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </Svg>
  );
}

const Svg = styled('svg')({
  'button > &': { transition: 'transform 180ms var(--ease)' },
  'li:has(> :popover-open) > button > &, [open] > summary > &': { transform: 'rotate(180deg)' },
});

/** False while the prerenderer looks for the styles of the header as it is seen before a button is pressed. */
export const PopoversShown = /* @__PURE__ */ createContext(true);

export const usePopovers = import.meta.env.SSR ? () => useContext(PopoversShown) : () => true;

/**
 * For an element around popovers and their buttons: a popover stays open when the focus moves on behind it, and would
 * hide the focused element.
 */
export function closeWhenLeft({ currentTarget, target, relatedTarget }: FocusEvent<Element>): void {
  const open = currentTarget.querySelector<HTMLElement>(':popover-open');
  const around = open?.parentElement;
  if (relatedTarget && around?.contains(target) && !around.contains(relatedTarget))
    open?.hidePopover();
}
