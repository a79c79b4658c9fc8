import type { ConfigFile } from '../config-file.ts';
import { isObject, segmentsOf } from '../json/json.ts';
import type { Link } from '../references/links-of.ts';
import type { Site } from '../site.ts';
import { ALWAYS, both, either, type Span, spanOf } from './is-live.ts';

export interface TimedLink {
  entry: ConfigFile;
  link: Link;
  /** When it is to be seen. */
  during: Span;
}

/** Every link that some visitor sees at some time. Those of a form or a record are seen where that is shown. */
export function linksOverTime({ entries, clock }: Site): TimedLink[] {
  const { timeZone } = clock;
  const spanAt = spansIn(timeZone);
  const shown = new Map<string, Span>();
  const files = new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]));

  const show = (kind: string, id: string, during: Span): void => {
    const name = `${kind} ${id}`;
    const before = shown.get(name);
    const span = before ? either(before, during) : during;
    if (before && before.from === span.from && before.until === span.until) return;
    shown.set(name, span);
    const entry = files.get(kind === 'forms' ? `form ${id}` : `collection ${kind}`);
    const at = kind === 'forms' ? '/' : `/${id}/`;
    for (const { kind, value, pointer } of entry?.named ?? [])
      if (pointer.startsWith(at)) show(kind, value, span);
  };
  for (const entry of entries) {
    if (entry.kind !== 'page' && entry.kind !== 'single') continue;
    for (const { kind, value, pointer } of entry.named)
      show(kind, value, entry.kind === 'page' ? spanAt(entry, pointer) : ALWAYS);
  }

  const spanOfLink = (entry: ConfigFile, { pointer }: Link): Span | undefined => {
    if (entry.kind === 'page') return spanAt(entry, pointer);
    if (entry.kind === 'form') return shown.get(`forms ${entry.name}`);
    if (entry.kind === 'collection') return shown.get(`${entry.name} ${segmentsOf(pointer)[0]}`);
    return ALWAYS;
  };
  return entries.flatMap((entry) =>
    entry.links.flatMap((link) => {
      const during = spanOfLink(entry, link);
      return during ? [{ entry, link, during }] : [];
    }),
  );
}

/** Of a page's own value, or of the section that a pointer is in. */
function spansIn(timeZone: string): (entry: ConfigFile, pointer: string) => Span {
  const spans = new Map<unknown, Span>();
  const once = (thing: unknown) => {
    const span = spans.get(thing) ?? spanOf(thing, timeZone);
    spans.set(thing, span);
    return span;
  };
  return (entry, pointer) => {
    if (!entry.facts?.isTimed) return ALWAYS;
    const { value } = entry;
    const [list, index] = segmentsOf(pointer);
    const sections = isObject(value) && list === 'sections' ? value.sections : undefined;
    return Array.isArray(sections) ? both(once(value), once(sections[Number(index)])) : once(value);
  };
}
