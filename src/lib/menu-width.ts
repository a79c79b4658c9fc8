/** From this width on, in em, the menu of the header is shown, unless it needs more to fit in one line. */
export const MENU_WIDTH = 64;

/** No window is as wide, in em. */
export const NO_WIDTH = 9999;
