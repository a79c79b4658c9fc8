import type { OldPage } from './old-site.ts';

/** Titles have single spaces. */
const SEPARATOR = / [–—·»:-] | ?\| ?/;
/** The share of pages whose titles have the name of the site. */
const SHARE = 0.5;

/** The titles of pages without the name of the site, which most of them begin or end with. */
export function ownTitles(pages: readonly OldPage[]): Map<OldPage, string> {
  const counts = new Map<string, number>();
  const parts = new Map(pages.map((page) => [page, page.title.split(SEPARATOR).filter(Boolean)]));
  for (const pieces of parts.values())
    for (const piece of new Set(pieces)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const isName = (piece: string) => (counts.get(piece) ?? 0) > Math.max(1, pages.length * SHARE);
  return new Map(
    [...parts].map(([page, pieces]) => {
      const own = pieces.filter((piece) => !isName(piece));
      const all = own.length === pieces.length || own.length === 0;
      return [page, all ? page.title : own.join(' – ')];
    }),
  );
}
