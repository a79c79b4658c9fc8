/** No window is as wide, in em. In a module of its own, as scripts of pages need it not. */
export const NO_WIDTH = 9999;
