import { recordOf } from '../../../content/read/files/layout.ts';
import { isOfCategory, isOver, isUpcoming } from '../../../content/read/records/choose-cards.ts';
import { optionLabel } from '../../../content/read/records/option-label.ts';
import { labelOf } from '../../../content/read/records/record-options.ts';
import type { RecordCard } from '../../../content/read/records/record-types.ts';
import { type ConfigFile, recordCards } from '../../../content/read/site/config-file.ts';
import { isLive } from '../../../content/read/site/is-live.ts';
import { listIn, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { atInstant } from '../../../content/read/words/time-zone.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg, field as named, quoted } from '../../../words/message.ts';

const CODES = ['options-alike'] as const;

/** People can tell the records that a form offers from each other, and from the options that are written. */
export const checkRecordOptions = siteCheck(CODES, (site, report) => {
  const forms = site.entries.filter(({ kind }) => kind === 'form');
  for (const entry of forms)
    for (const [index, field] of listIn(entry, 'fields').entries()) {
      const alike = isObject(field) && alikeIn(field, site);
      if (!alike) continue;
      const key = field.optionsLabel === undefined ? 'optionsFrom' : 'optionsLabel';
      report(entry, {
        code: CODES[0],
        severity: 'warning',
        pointer: pointerOf('fields', index, key),
        message: msg('checks/record-options:alike', { label: quoted(alike.label) }),
        hint: alike.better
          ? msg('checks/record-options:alike-hint', {
              property: named('optionsLabel'),
              label: JSON.stringify(alike.better),
            })
          : msg('checks/record-options:alike-named-hint'),
      });
    }
});

/** The first two options that read the same, and what would tell all of them apart. */
function alikeIn(field: JsonObject, site: Site): { label: string; better?: string } | undefined {
  const { optionsFrom, optionsLabel } = field;
  if (typeof optionsFrom !== 'string') return undefined;
  const all = recordCards(site.entries).filter(({ card }) => card.collection === optionsFrom);
  const cards = offeredAmong(all, field, site);
  const plain = all.length > 0 ? [] : plainLabels(optionsFrom, site);
  const language = siteLocaleIn(site.entries).language ?? 'en';
  const written = asList(field.options).flatMap((option) =>
    isObject(option) ? asText(option.label) : [],
  );
  const labelsBy = (label: string | undefined) =>
    cards.map((card) => optionLabel(card, label, language));
  const own = typeof optionsLabel === 'string' ? optionsLabel : undefined;
  const shown = [...labelsBy(own), ...plain];
  const label = shown.find((text, at) => shown.indexOf(text) !== at || written.includes(text));
  if (label === undefined) return undefined;
  const better = [`${own ?? '{title}'}, {date}`, '{title}, {date}, {category}'].find(
    (candidate) => {
      const labels = [...labelsBy(candidate), ...written];
      return cards.length > 0 && new Set(labels).size === labels.length;
    },
  );
  return { label, ...(better !== undefined && { better }) };
}

/** Those that a list offers on this day. */
function offeredAmong(
  all: ReturnType<typeof recordCards>,
  field: JsonObject,
  { clock }: Site,
): RecordCard[] {
  const { optionsOrder: order, optionsCategory: category } = field;
  const today = atInstant(clock.now, clock.timeZone).slice(0, 10);
  const isOffered = (card: RecordCard) => {
    if (!isOfCategory(card, category as string | undefined)) return false;
    if (order === 'upcoming') return isUpcoming(card, today);
    return order !== 'past' || isOver(card, today);
  };
  return all
    .filter(({ card }) => isOffered(card))
    .filter(({ entry, card }) => isLive(publishedIn(entry, card), clock))
    .map(({ card }) => card);
}

/** What says when a record is live; nothing of most, so that no file is read for it. */
function publishedIn(entry: ConfigFile, { id }: RecordCard): unknown {
  if (entry.kind === 'collection') return isObject(entry.value) ? entry.value[id] : undefined;
  const own = entry.made ?? entry;
  return own.facts?.isTimed ? own.value : undefined;
}

/** The names of records without a card. */
const plainLabels = (collection: string, { entries }: Site): string[] =>
  entries
    .flatMap((entry) => recordsIn(entry, collection))
    .filter(([, record]) => isObject(record) && record.draft !== true)
    .map(([id, record]) => labelOf(id, record));

function recordsIn(entry: ConfigFile, collection: string): [id: string, record: unknown][] {
  const { kind, name, partial, value } = entry;
  if (kind === 'collection' && name === collection && isObject(partial))
    return Object.entries(partial);
  if (kind !== 'record') return [];
  const [of, id] = recordOf(entry);
  return of === collection ? [[id, value]] : [];
}
