export interface RequestAddress {
  /** As it was sent, still encoded; always starts with one slash. */
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
}

/**
 * Reads the address of a request line; undefined for one that names nothing here. Never throws, as
 * `new URL()` does on `//[`, nor takes the `a` of `//a` for another host's name.
 */
export function requestAddress(url = '/'): RequestAddress | undefined {
  const [, pathname = '/', search = ''] =
    /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)?(\?[^#]*)?/i.exec(url) ?? [];
  const taken = /^\/(?!\/)/.test(pathname) && /^(\/|\?|https?:)/i.test(url);
  return taken && decodes(pathname) ? { pathname, search } : undefined;
}

/** What a static host does with the slash at the end of an address: nothing. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

function decodes(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0'); // which no file system takes
  } catch {
    return false;
  }
}
