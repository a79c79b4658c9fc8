import type { RedirectTable } from '../../hosting/redirect-table.ts';
import type { PageFacts } from '../page-facts.ts';
import { parseLink } from '../references/link-target.ts';
import { ALWAYS, hull, intersection, type Span, spanOf } from './is-live.ts';

interface Sources {
  /** By path: the page's value, and where its anchors are (`idsOf`). */
  pages: ReadonlyMap<string, Destination>;
  redirects: Pick<RedirectTable, 'get'>;
  timeZone: string;
}

interface Destination {
  readonly facts?: Pick<PageFacts, 'isTimed'>;
  readonly value: unknown;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** When the target of an internal address is live: a page, a part of it, or the target of a redirect. */
export type SpanOfAddress = (path: string, anchor?: string) => Span;

export function destinations({ pages, redirects, timeZone }: Sources): SpanOfAddress {
  const cache = new Map<string, Span>();

  const ofPage: SpanOfAddress = (path, anchor) => {
    const page = pages.get(path);
    if (!page?.facts?.isTimed) return ALWAYS;
    const pageSpan = spanOf(page.value, timeZone);
    const pointers = anchor === undefined ? undefined : page.ids.get(anchor);
    const sections = (page.value as { sections?: unknown[] } | undefined)?.sections;
    if (!pointers || !Array.isArray(sections)) return pageSpan;
    const spans = pointers.map((pointer) =>
      spanOf(sections[Number(pointer.split('/')[2])], timeZone),
    );
    return intersection(pageSpan, spans.reduce(hull));
  };

  const find: SpanOfAddress = (path, anchor) => {
    if (pages.has(path)) return ofPage(path, anchor);
    const target = parseLink(redirects.get(path) ?? '');
    return target.kind === 'internal' && pages.has(target.path)
      ? ofPage(target.path, target.anchor)
      : ALWAYS;
  };

  return (path, anchor) => {
    const key = `${path}#${anchor ?? ''}`;
    const span = cache.get(key) ?? find(path, anchor);
    cache.set(key, span);
    return span;
  };
}
