import { addressText } from './escape.ts';

/** The address of a redirect, before and after the place of the query that it was asked with. */
export interface RedirectTarget {
  before: string;
  /** The fragment with its `#`, or empty. */
  after: string;
  /** A target with a query of its own takes no other. */
  takesQuery: boolean;
}

export function targetOf(to: string): RedirectTarget {
  const address = addressText(to);
  const at = address.indexOf('#');
  const before = at < 0 ? address : address.slice(0, at);
  return { before, after: address.slice(before.length), takesQuery: !before.includes('?') };
}

/** The target of a redirect, with the query of the request unless the target has its own. */
export function redirectTarget(to: string, search: string): string {
  const { before, after, takesQuery } = targetOf(to);
  return before + (takesQuery ? search : '') + after;
}
