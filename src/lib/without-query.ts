/** Site and path of an address, without what may carry data. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}
