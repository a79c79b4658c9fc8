import { readingsThrough } from '../../../content/read/records/relations.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { ALWAYS, dayOf, type Span, spanOf, stateAt } from '../../../content/read/site/is-live.ts';
import { pathOf, type Site } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { type Message, msg, quoted } from '../../../words/message.ts';

interface Told {
  entry: ConfigFile;
  pointer: string;
  severity?: 'warning';
  message: Message;
  hint: Message;
}

/**
 * Records whose pages read another that is not there when they are. What passing time alone brings about is a warning.
 * Where the page leads to that of the other, the link is told.
 */
export function unpublishedNamed({ entries, clock }: Pick<Site, 'entries' | 'clock'>): Told[] {
  const { timeZone } = clock;
  const ofRecords = entries.filter(({ template, made }) => template?.named && made);
  if (ofRecords.length === 0) return [];
  const files = new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]));
  const spanOfNamed = (collection: string, id: string): Span => {
    const own = files.get(`record ${collection}/${id}`);
    if (own) return own.facts?.isTimed ? spanOf(own.value, timeZone) : ALWAYS;
    const all = files.get(`collection ${collection}`)?.value;
    return isObject(all) ? spanOf(all[id], timeZone) : ALWAYS;
  };
  return ofRecords.flatMap((entry) =>
    namedBy(entry).flatMap(({ field, collection, id }) => {
      const span = spanOfNamed(collection, id);
      if (span === ALWAYS || leadsTo(entry, files.get(`record ${collection}/${id}`))) return [];
      const { made } = entry;
      const during = made?.facts?.isTimed ? spanOf(made.value, timeZone) : ALWAYS;
      const told = whyNot(id, span, during, clock);
      return told ? [{ entry, pointer: pointerOf(field), ...told }] : [];
    }),
  );
}

/** The records that the page of another reads. */
function namedBy({ template, made }: ConfigFile) {
  const { names = {} } = made?.facts?.card ?? {};
  const fields = template ? readingsThrough(template).map(({ names: [name = ''] }) => name) : [];
  return [...new Set(fields)].flatMap((field) => {
    const { collection = '' } = template?.relations?.[field] ?? {};
    return (names[field] ?? []).map((id) => ({ field, collection, id }));
  });
}

function leadsTo({ made }: ConfigFile, named: ConfigFile | undefined): boolean {
  const path = named?.made && pathOf(named.made);
  return path !== undefined && (made?.mentioned.links.includes(path) ?? false);
}

function whyNot(
  id: string,
  span: Span,
  during: Span,
  { now, timeZone }: Site['clock'],
): Omit<Told, 'entry' | 'pointer'> | undefined {
  const record = quoted(id);
  const hint = msg('checks/unpublished-records:named-hint');
  if (Math.max(during.from, now) < Math.min(span.from, during.until))
    return {
      message:
        span.from === Infinity
          ? msg('checks/unpublished-records:named-draft', { record })
          : msg('checks/unpublished-records:named-scheduled', {
              record,
              day: dayOf(span.from, timeZone),
            }),
      hint,
    };
  return stateAt(during, now) === 'live' && stateAt(span, now) === 'expired'
    ? {
        severity: 'warning',
        message: msg('checks/unpublished-records:named-expired', {
          record,
          day: dayOf(span.until, timeZone),
        }),
        hint,
      }
    : undefined;
}
