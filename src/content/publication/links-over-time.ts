import type { ConfigFile } from '../config-file.ts';
import { isObject, segmentsOf } from '../json/json.ts';
import type { LinkTarget } from '../references/link-target.ts';
import { linksSaying } from '../references/link-uses.ts';
import type { Link } from '../references/links-of.ts';
import { collectionsOf, type Site } from '../site.ts';
import { draftRecords } from './draft-records.ts';
import { ALWAYS, hull, intersection, type Span, spanOf } from './is-live.ts';

export interface TimedLink {
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
  const drafts = draftRecords(collectionsOf(site));
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
    return ALWAYS;
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
    const entry = files.get(kind === 'forms' ? `form ${id}` : `collection ${kind}`);
    const prefix = kind === 'forms' ? '/' : `/${id}/`;
    for (const { kind, value, pointer } of entry?.named ?? [])
      if (pointer.startsWith(prefix)) show(kind, value, span);
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
