/** From this width on, in em, the menu of the header is shown, unless it needs more to fit in one line. */
export const MENU_WIDTH = 64;
/** The same of its main button beside the button of the folded menu: two columns fit, as from `sm` on. */
export const ACTION_WIDTH = 37.5;
