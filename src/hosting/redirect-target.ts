import { addressText } from './escape.ts';
import { type Redirect, sourceOf } from './redirect-source.ts';

/** The target of a redirect, split where the query of the request is inserted. */
export interface RedirectTarget {
  before: string;
  /** The fragment with its `#`, or empty. */
  after: string;
  /** A target with a query of its own takes no other, nor does one that was chosen by a query. */
  takesQuery: boolean;
}

export function targetOf({ from, to }: Redirect): RedirectTarget {
  const address = addressText(to);
  const index = address.indexOf('#');
  const before = index < 0 ? address : address.slice(0, index);
  const takesQuery = !before.includes('?') && sourceOf(from).query === undefined;
  return { before, after: address.slice(before.length), takesQuery };
}

/** Where a request is led. */
export function redirectTarget(redirect: Redirect, search: string): string {
  const { before, after, takesQuery } = targetOf(redirect);
  return before + (takesQuery ? search : '') + after;
}
