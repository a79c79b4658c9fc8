/**
 * An element during hydration, as the boot script left it; undefined on the server, and on a page that the
 * app rendered itself.
 */
export const servedElement = (id: string): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById(id);
