import { addressText } from './escape.ts';

/** The target of a redirect, split where the query of the request is inserted. */
export interface RedirectTarget {
  before: string;
  /** The fragment with its `#`, or empty. */
  after: string;
  /** A target with a query of its own takes no other. */
  takesQuery: boolean;
}

export function targetOf(to: string): RedirectTarget {
  const address = addressText(to);
  const index = address.indexOf('#');
  const before = index < 0 ? address : address.slice(0, index);
  return { before, after: address.slice(before.length), takesQuery: !before.includes('?') };
}

/** The target of a redirect, with the query of the request unless the target has its own. */
export function redirectTarget(to: string, search: string): string {
  const { before, after, takesQuery } = targetOf(to);
  return before + (takesQuery ? search : '') + after;
}
