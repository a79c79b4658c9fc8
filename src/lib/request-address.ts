interface RequestAddress {
  /** The path as it was sent, still encoded; always starts with one slash. */
  pathname: string;
  /** The query with its `?`, or empty. */
  search: string;
}

/**
 * Parses the address of a request line; undefined if it is invalid. Unlike `new URL()` it does not throw
 * on `//[`, and does not read the `a` of `//a` as a host.
 */
export function requestAddress(url = '/'): RequestAddress | undefined {
  const [, pathname = '/', search = ''] =
    /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)?(\?[^#]*)?/i.exec(url) ?? [];
  const taken = /^\/(?!\/)/.test(pathname) && /^(\/|\?|https?:)/i.test(url);
  return taken && decodes(pathname) ? { pathname, search } : undefined;
}

/** The path without a trailing slash, which static hosts ignore. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/+$/, '');

function decodes(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0'); // no file system accepts NUL
  } catch {
    return false;
  }
}
