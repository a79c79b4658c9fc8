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
import { type Message, msg, field as named, quoted } from '../../../words/message.ts';

const CODES = ['options-alike', 'options-none'] as const;

/** There is something to choose, and people can tell the records that a form offers from each other, and from the options that are written. */
export const checkRecordOptions = siteCheck(CODES, (site, report) => {
  const forms = site.entries.filter(({ kind }) => kind === 'form');
  for (const entry of forms)
    for (const [index, field] of listIn(entry, 'fields').entries()) {
      if (!isObject(field) || typeof field.optionsFrom !== 'string') continue;
      const offer = offerOf(field, field.optionsFrom, site);
      const told = [nothingIn(field, offer), alikeIn(field, offer)];
      for (const { key, ...finding } of told.filter((one) => one !== undefined))
        report(entry, {
          ...finding,
          severity: 'warning',
          pointer: pointerOf('fields', index, key),
        });
    }
});

interface Told {
  code: (typeof CODES)[number];
  /** Of the field. */
  key: string;
  message: Message;
  hint: Message;
}

/** An answer that must be given, and cannot. */
function nothingIn(field: JsonObject, { shown, written }: Offer): Told | undefined {
  if (field.required !== true || shown.length + written.length > 0) return undefined;
  const name = quoted(asText(field.optionsFrom));
  return {
    code: 'options-none',
    key: 'optionsFrom',
    message: msg('checks/record-options:none', { name }),
    hint: msg('checks/record-options:none-hint', { property: named('options') }),
  };
}

interface Offer {
  cards: RecordCard[];
  /** What is read of the records, and of the options that are written. */
  shown: string[];
  written: string[];
  labelsBy(label: string | undefined): string[];
}

function offerOf(field: JsonObject, collection: string, site: Site): Offer {
  const all = recordCards(site.entries).filter(({ card }) => card.collection === collection);
  const cards = offeredAmong(all, field, site);
  const plain = all.length > 0 ? [] : plainLabels(collection, site);
  const language = siteLocaleIn(site.entries).language ?? 'en';
  const labelsBy = (label: string | undefined) =>
    cards.map((card) => optionLabel(card, label, language));
  const written = asList(field.options).flatMap((option) =>
    isObject(option) ? asText(option.label) : [],
  );
  return { cards, shown: [...labelsBy(ownLabel(field)), ...plain], written, labelsBy };
}

const ownLabel = ({ optionsLabel }: JsonObject) =>
  typeof optionsLabel === 'string' ? optionsLabel : undefined;

/** The first two options that read the same, and what would tell all of them apart. */
function alikeIn(field: JsonObject, { cards, shown, written, labelsBy }: Offer): Told | undefined {
  const label = shown.find((text, at) => shown.indexOf(text) !== at || written.includes(text));
  if (label === undefined) return undefined;
  const own = ownLabel(field);
  const better = [`${own ?? '{title}'}, {date}`, '{title}, {date}, {category}'].find(
    (candidate) => {
      const labels = [...labelsBy(candidate), ...written];
      return cards.length > 0 && new Set(labels).size === labels.length;
    },
  );
  return {
    code: 'options-alike',
    key: own === undefined ? 'optionsFrom' : 'optionsLabel',
    message: msg('checks/record-options:alike', { label: quoted(label) }),
    hint:
      better === undefined
        ? msg('checks/record-options:alike-named-hint')
        : msg('checks/record-options:alike-hint', {
            property: named('optionsLabel'),
            label: JSON.stringify(better),
          }),
  };
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
