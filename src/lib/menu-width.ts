/** From this width on, in em, the menu of the header is shown, unless it needs more to fit in one line. */
export const MENU_WIDTH = 64;
