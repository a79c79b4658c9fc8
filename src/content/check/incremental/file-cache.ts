import type { JsonObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { RecordTemplate, Slot } from '../../read/files/layout.ts';
import { readSource } from '../../read/files/read.ts';
import { keyOf } from '../../read/records/template.ts';
import { isNamed, linksOf } from '../../read/references/links-of.ts';
import type { Schemas } from '../../read/schema/schema.ts';
import type { ConfigFile } from '../../read/site/config-file.ts';
import { problemAt, spotFinder } from '../../read/site/locator.ts';
import type { Machine } from '../../read/site/machine.ts';
import { ChangedWhileRead, type Finding } from '../../read/words/problem.ts';
import type { SiteLocale } from '../../read/words/site-locale.ts';
import { inLocale } from '../loader.ts';
import { expandRecord, isOfAnotherIn, madeLocator, madeSlot } from '../made-page.ts';
import { checkBySchema, readConfigFile, withoutSchemaKey } from '../read-config-file.ts';
import { type CachedFile, type CachedPage, type PageStore, toCachedPage } from './cached-page.ts';

interface Parts {
  schemas: Schemas;
  machine: Machine;
  store: PageStore;
}

const STORED = new Set<Slot['kind']>(['page', 'record']);

/** Caches of a site's files, one for what its country and language decide: a file is read again only if it has changed. */
export function createFileCaches({ schemas, machine, store }: Parts) {
  const lazily = createLazyPages(machine, schemas, store);

  return (locale: SiteLocale) => {
    const local = inLocale(schemas, machine, locale);
    const sum = machine.hash(JSON.stringify(locale));
    const cached = new Map<string, CachedFile>();
    /** Drafts beside the files in whose place they are: who plans an edit reads the site with it and without it, in turn. */
    const drafted = new Map<string, CachedFile>();

    function readUncached(slot: Slot, draft: string | undefined): CachedFile {
      const stored = store.of(slot);
      if (stored) return lazily(slot, stored);
      const entry = readConfigFile(machine, slot, local, draft);
      const page = toCachedPage(entry, store.now());
      // The text is dropped: to hold those of ten thousand pages takes longer than to read a few again.
      return page ? lazily(slot, page) : entry;
    }

    function read(slot: Slot, draft?: string): CachedFile {
      const kept = draft === undefined ? cached : drafted;
      const before = kept.get(slot.file);
      if (before?.stamp === slot.stamp) return before;
      // What the draft was of is another file now.
      if (draft === undefined) drafted.delete(slot.file);
      const entry = readUncached(slot, draft);
      kept.set(slot.file, entry);
      return entry;
    }

    return {
      locale,
      read,
      /** The same slot; what is stored of a page is of the language and time zone that it was checked in. */
      localized: (slot: Slot): Slot =>
        STORED.has(slot.kind) ? { ...slot, stamp: `${slot.stamp} ${sum}` } : slot,
      /** Reads the files that are not stored. */
      readMany(all: readonly Slot[]): void {
        const slots = all.filter(
          (slot) => cached.get(slot.file)?.stamp !== slot.stamp && !store.of(slot),
        );
        const found = store.readMany(slots, locale, (slot) => void read(slot));
        for (const slot of slots) {
          const page = found.get(slot.file);
          if (page) cached.set(slot.file, lazily(slot, page));
        }
      },
    };
  };
}

/** Key of the position of a finding: everything that determines it. */
const spotKey = ({ pointer, at, offset, inside, fix }: Finding) =>
  JSON.stringify([pointer, at, offset, inside, fix]);

type Opened = Pick<ConfigFile, 'text' | 'value' | 'references'>;

/** How many pages stay in memory, those read last: to hold all of 3,000 took a sixth more. */
export const MOST_HELD = 500;

/**
 * Pages without errors, with everything stored except their contents and positions. A file is read when a caller
 * asks for those, which few do: to read and parse all files took a third of the time of a run without changes.
 */
type Reading = Pick<Machine, 'files' | 'hash'>;

function createLazyPages(machine: Reading, schemas: Schemas, store: PageStore) {
  const held = new Map<string, Opened>();

  function open(slot: Slot, sum: string): Opened {
    const key = `${slot.file} ${sum}`;
    const page = held.get(key) ?? openedAs(slot, sum);
    held.delete(key);
    held.set(key, page);
    const [oldest = ''] = held.keys();
    if (held.size > MOST_HELD) held.delete(oldest);
    return page;
  }

  /** Throws ChangedWhileRead if the file has changed since it was checked. */
  function openedAs(slot: Slot, sum: string): Opened {
    const { file } = slot;
    const { text } = readSource(machine.files, slot);
    const isSame = store.isUnchanged?.(slot) ?? machine.hash(text) === sum;
    if (!isSame) throw new ChangedWhileRead(msg('content/files:changed-while-read', { file }));
    return opened(schemas, slot, text, withoutSchemaKey(JSON.parse(text)));
  }

  return (slot: Slot, page: CachedPage) => {
    const openFile = () => open(slot, page.facts.sum);
    const entry = lazyPage(slot, page, openFile);
    if (slot.template && page.made)
      entry.made = lazyMadePage(schemas, { slot, template: slot.template }, page.made, openFile);
    return entry;
  };
}

/** The page of a record, which is made when somebody asks what it says. */
function lazyMadePage(
  schemas: Schemas,
  { slot, template }: { slot: Slot; template: RecordTemplate },
  stored: CachedPage,
  openRecord: () => Opened,
): CachedFile {
  const openMade = () => {
    const record = openRecord();
    const before = madeOf.get(record);
    if (before?.templateSum === keyOf(template)) return before;
    const { page, structuredData } = expandRecord(slot, template, record.value);
    // What the page refers to is found in the template's terms.
    const of = { ...madeSlot(slot), file: template.file };
    const made = {
      templateSum: keyOf(template),
      structuredData,
      opened: opened(schemas, of, JSON.stringify(page), page),
    };
    madeOf.set(record, made);
    return made;
  };
  return Object.assign(
    lazyPage(madeSlot(slot), stored, () => openMade().opened),
    {
      locate: madeLocator(slot.file, template, openRecord),
      ofRecord: {
        template: template.file,
        isOfAnother: isOfAnotherIn(template, openRecord),
        get structuredData() {
          return openMade().structuredData;
        },
      },
    },
  );
}

/** Pages that were made of opened records, as long as those are held. */
const madeOf = new WeakMap<Opened, Made>();

interface Made {
  templateSum: string;
  structuredData?: JsonObject | undefined;
  opened: Opened;
}

function lazyPage(slot: Slot, stored: CachedPage, open: () => Opened): CachedFile {
  const { facts, mentioned, warnings } = stored;
  let ids: ConfigFile['ids'] | undefined;
  const entry: ConfigFile & { page: CachedPage } = {
    ...slot,
    page: stored,
    facts,
    mentioned,
    isRead: true,
    problems: warnings,
    get ids() {
      ids ??= new Map(stored.ids);
      return ids;
    },
    get text() {
      return open().text;
    },
    get value() {
      return open().value;
    },
    get partial() {
      return open().value;
    },
    get references() {
      return open().references;
    },
    get named() {
      return open().references.filter(isNamed);
    },
    get links() {
      return linksOf(open().references).links;
    },
    locate(finding) {
      const key = spotKey(finding);
      const known = entry.page.spots[key];
      const spot = known ?? spotFinder(slot.file, open().text)(finding);
      // A new object, because the cache stores a page again only if its object has changed.
      if (!known) entry.page = { ...entry.page, spots: { ...entry.page.spots, [key]: spot } };
      return problemAt(slot.file, finding, spot);
    },
  };
  return entry;
}

function opened(schemas: Schemas, slot: Slot, text: string, value: unknown): Opened {
  const { file } = slot;
  let references: Opened['references'] | undefined;
  return {
    text,
    value,
    // They come from the check against the schemas, which few callers need.
    get references() {
      references ??= checkBySchema(schemas, slot, value).references.map((reference) => ({
        ...reference,
        file,
      }));
      return references;
    },
  };
}
