import type { ReadPage } from '../html/read-page.ts';
import { addressKey, hostOf, type OldPage } from '../old-site.ts';

/** Pages that say their address is that of another are other addresses of that one. */
export function withoutCopies(pages: readonly ReadPage[]): OldPage[] {
  const byKey = new Map<string, ReadPage>();
  for (const page of pages)
    if (!byKey.has(addressKey(page.address))) byKey.set(addressKey(page.address), page);
  const kept: OldPage[] = [];
  for (const { canonical, links, ...page } of pages) {
    const own = byKey.get(addressKey(page.address));
    const other = canonical === undefined ? own : (byKey.get(addressKey(canonical)) ?? own);
    const original = other && isOriginal(other) ? other : own;
    if (original && original.address !== page.address) original.aliases.push(page.address);
    else kept.push(page);
  }
  return kept;
}

/** Of two that each name the other, both stay. */
const isOriginal = ({ address, canonical }: ReadPage): boolean =>
  canonical === undefined || addressKey(canonical) === addressKey(address);

/** The host that most pages say is their own; undefined if they say none. */
export function sayingHost(pages: readonly ReadPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { canonical } of pages)
    if (canonical !== undefined) {
      const host = hostOf(new URL(canonical));
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
