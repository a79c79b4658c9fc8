/**
 * An element that is hydrated, as the boot script left it; nothing on the server, nor of a page that the
 * app has opened itself.
 */
export const servedElement = (id: string): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById(id);
