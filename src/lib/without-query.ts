/** Origin and path of an address, without query and hash. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}
