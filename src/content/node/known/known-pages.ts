import { hashOf } from '../../../node/hash-of.ts';
import type { ConfigFile } from '../../config-file.ts';
import type { Slot } from '../../files/layout.ts';
import { readSource } from '../../files/read.ts';
import { problemAt, spotFinder } from '../../locator.ts';
import type { SiteFiles } from '../../machine.ts';
import { CannotRun, type Finding } from '../../problem.ts';
import { linksOf } from '../../references/links-of.ts';
import { isNamed } from '../../references/mentioned.ts';
import type { Schemas } from '../../schema/schema.ts';
import type { CachedFile, KnownPage } from './known-page.ts';

type Opened = Pick<ConfigFile, 'text' | 'value' | 'references'>;

/** How many pages are held open: all of most sites, and of a large one those that are worked on. */
export const MOST_HELD = 500;

/** All of a finding that decides where it is. */
const spotKey = ({ pointer, at, offset, inside, fix }: Finding) =>
  JSON.stringify([pointer, at, offset, inside, fix]);

/**
 * Pages without errors, with everything stored except their contents and positions. Contents are read
 * on request, and only some are kept in memory, because a site may have ten thousand pages.
 */
export function createKnownPages(files: SiteFiles, schemas: Schemas) {
  const held = new Map<string, Opened>();

  /** Throws CannotRun if the file has changed. */
  function open(slot: Slot, sum: string): Opened {
    const { file, schema } = slot;
    const { text } = readSource(files, slot);
    if (hashOf(text) !== sum)
      throw new CannotRun(`O arquivo ${file} mudou enquanto era lido. Rode o comando de novo.`);
    const value: unknown = JSON.parse(text);
    let references: Opened['references'] | undefined;
    return {
      text,
      value,
      // The page was found right before: to be checked once more only for who asks where it refers to what.
      get references() {
        references ??= schemas
          .check(schema, value)
          .references.map((one) => Object.assign(one, { file }));
        return references;
      },
    };
  }

  function openOnce(slot: Slot, sum: string, there?: Opened): Opened {
    const key = `${slot.file} ${sum}`;
    const page = there ?? held.get(key) ?? open(slot, sum);
    held.delete(key);
    held.set(key, page);
    const [oldest = ''] = held.keys();
    if (held.size > MOST_HELD) held.delete(oldest);
    return page;
  }

  /** `there`: just read. */
  return (slot: Slot, known: KnownPage, there?: Opened): CachedFile => {
    const { facts, mentioned } = known;
    let ids: ConfigFile['ids'] | undefined;
    const opened = () => openOnce(slot, facts.sum);
    if (there) {
      const { text, value, references } = there;
      openOnce(slot, facts.sum, { text, value, references });
    }
    const page: ConfigFile & { known: KnownPage } = {
      ...slot,
      known,
      facts,
      isRead: true,
      mentioned,
      get ids() {
        ids ??= new Map(known.ids);
        return ids;
      },
      problems: known.warnings,
      get text() {
        return opened().text;
      },
      get value() {
        return opened().value;
      },
      get partial() {
        return opened().value;
      },
      get references() {
        return opened().references;
      },
      get named() {
        return opened().references.filter(isNamed);
      },
      get links() {
        return linksOf(opened().references).links;
      },
      locate(finding) {
        const key = spotKey(finding);
        const known = page.known.spots[key];
        const spot = known ?? spotFinder(slot.file, opened().text)(finding);
        // Another object, by which `writeKnownFiles` tells that it is to be written.
        if (!known) page.known = { ...page.known, spots: { ...page.known.spots, [key]: spot } };
        return problemAt(slot.file, finding, spot);
      },
    };
    return page;
  };
}
