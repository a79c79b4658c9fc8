import type { RedirectTable } from '../../../hosting/redirect-table.ts';
import { isObject, segmentsOf } from '../../../lib/json.ts';
import { recordOf } from '../files/layout.ts';
import { type LinkTarget, parseLink } from '../references/link-target.ts';
import type { Link } from '../references/links-of.ts';
import type { ConfigFile, PageFacts } from './config-file.ts';
import { ALWAYS, hull, intersection, type Span, spanOf } from './is-live.ts';
import { linksSaying } from './link-uses.ts';
import { draftsOf, type Site } from './site.ts';

interface TimedLink {
  entry: ConfigFile;
  link: Link;
  /** When visitors see the link. */
  during: Span;
}

/**
 * Every link that some visitor sees at some time, of those that `isMeant`. Those of a form or a record are seen where
 * that is shown.
 */
export function linksOverTime(
  site: Site,
  isMeant: (target: LinkTarget, entry: ConfigFile) => boolean,
): TimedLink[] {
  const { entries, mentions, clock } = site;
  const drafts = draftsOf(site);
  const spanAt = spansIn(clock.timeZone);
  let shown: ReadonlyMap<string, Span> | undefined;
  const spanShown = (name: string) => {
    shown ??= spansShown(entries, spanAt);
    return shown.get(name);
  };
  const spanOfLink = (entry: ConfigFile, { pointer }: Link): Span | undefined => {
    if (entry.kind === 'page') return spanAt(entry, pointer);
    if (entry.kind === 'form') return spanShown(`forms ${entry.name}`);
    if (entry.kind === 'collection') {
      const [id] = segmentsOf(pointer);
      return drafts.has(`${entry.name}/${id}`) ? undefined : spanShown(`${entry.name} ${id}`);
    }
    if (entry.kind === 'record') {
      const [collection, id] = recordOf(entry);
      if (drafts.has(`${collection}/${id}`)) return undefined;
      return within(spanShown(`${collection} ${id}`), entry, clock.timeZone);
    }
    return spanOfAnnouncement(entry, pointer, clock.timeZone);
  };
  return [...mentions.links].flatMap(([value, { target, files }]) =>
    linksSaying(
      value,
      [...files].filter((entry) => isMeant(target, entry)),
    ).flatMap(({ entry, link }) => {
      const during = spanOfLink(entry, link);
      return during ? [{ entry, link, during }] : [];
    }),
  );
}

/** Of the time that something is shown, what its own dates leave. */
const within = (shown: Span | undefined, entry: ConfigFile, timeZone: string) =>
  shown && entry.facts?.isTimed ? intersection(shown, spanOf(entry.value, timeZone)) : shown;

/** What a form or a record names in turn. */
function namedBy(files: ReadonlyMap<string, ConfigFile>, kind: string, id: string) {
  const own = files.get(kind === 'forms' ? `form ${id}` : `record ${kind}/${id}`);
  if (own) return own.named;
  const all = files.get(`collection ${kind}`)?.named ?? [];
  return all.filter(({ pointer }) => pointer.startsWith(`/${id}/`));
}

/** Of all that is on every page, the announcement alone has dates. */
const spanOfAnnouncement = (entry: ConfigFile, pointer: string, timeZone: string): Span =>
  // A page is read when its value is asked for.
  pointer.startsWith('/announcement/') && isObject(entry.value)
    ? spanOf(entry.value.announcement, timeZone)
    : ALWAYS;

type SpanAt = (entry: ConfigFile, pointer: string) => Span;

/** When each form and each record is to be seen, by its kind and name. */
function spansShown(entries: readonly ConfigFile[], spanAt: SpanAt): ReadonlyMap<string, Span> {
  const shown = new Map<string, Span>();
  const files = new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]));
  const show = (kind: string, id: string, during: Span): void => {
    const name = `${kind} ${id}`;
    const before = shown.get(name);
    const span = before ? hull(before, during) : during;
    if (before && before.from === span.from && before.until === span.until) return;
    shown.set(name, span);
    for (const named of namedBy(files, kind, id)) show(named.kind, named.value, span);
  };
  for (const entry of entries.filter(({ kind }) => kind === 'page'))
    for (const { kind, value, pointer } of entry.named) show(kind, value, spanAt(entry, pointer));
  // integrations.json names forms to set their recipients; that does not show the form on a page.
  for (const entry of entries.filter(({ kind }) => kind === 'single'))
    for (const { kind, value } of entry.named) if (kind !== 'forms') show(kind, value, ALWAYS);
  return shown;
}

/** The span of the page, or of the section that contains a pointer. */
export function spansIn(timeZone: string): SpanAt {
  const spans = new Map<unknown, Span>();
  const once = (pageOrSection: unknown) => {
    const span = spans.get(pageOrSection) ?? spanOf(pageOrSection, timeZone);
    spans.set(pageOrSection, span);
    return span;
  };
  return (entry, pointer) => {
    if (!entry.facts?.isTimed) return ALWAYS;
    const { value } = entry;
    const [list, index] = segmentsOf(pointer);
    const sections = isObject(value) && list === 'sections' ? value.sections : undefined;
    return Array.isArray(sections)
      ? intersection(once(value), once(sections[Number(index)]))
      : once(value);
  };
}

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
type SpanOfAddress = (path: string, anchor?: string) => Span;

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

/** Whether a pointer is that of a list item, which can be left out. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);

/**
 * Whether a link (not one inside a text) goes with its page, unasked: an entry of a menu, of the footer or
 * of the path above a page, a redirect, and what a record says of its own page, whose cards then go.
 */
export function mayBeLeftOut(file: { kind: string; name: string }, pointer: string): boolean {
  if (file.kind === 'page')
    return /^\/(translationOf|meta\/breadcrumb\/parents\/\d+\/to)$/.test(pointer);
  if (file.kind === 'collection') return segmentsOf(pointer).length === 2;
  if (file.kind !== 'single') return false;
  const isMenu = /^([^/]+\/)?navigation$/.test(file.name);
  return isMenu ? pointer !== '/header/action/to' : file.name === 'redirects';
}
