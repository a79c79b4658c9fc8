/** Where a redirect leads, with the query it was asked with, unless it has one of its own. */
export function redirectTarget(to: string, search: string): string {
  if (to.includes('?')) return to;
  const at = to.indexOf('#');
  return at < 0 ? to + search : to.slice(0, at) + search + to.slice(at);
}
