import { hashOf } from '../../../node/hash-of.ts';
import type { Slot } from '../../read/files/layout.ts';
import { readSource } from '../../read/files/read.ts';
import type { SiteFiles } from '../../read/files/site-files.ts';
import { isNamed, linksOf } from '../../read/references/links-of.ts';
import type { Schemas } from '../../read/schema/schema.ts';
import type { ConfigFile } from '../../read/site/config-file.ts';
import { problemAt, spotFinder } from '../../read/site/locator.ts';
import { CannotRun, type Finding } from '../../read/words/problem.ts';
import type { CachedFile, CachedPage } from './cached-page.ts';

type Opened = Pick<ConfigFile, 'text' | 'value' | 'references'>;

/** How many pages stay in memory: all of most sites; of a large one, those read last. */
export const MOST_HELD = 500;

/** Key of the position of a finding: everything that determines it. */
const spotKey = ({ pointer, at, offset, inside, fix }: Finding) =>
  JSON.stringify([pointer, at, offset, inside, fix]);

/**
 * Pages without errors, with everything stored except their contents and positions. Contents are read
 * on request, and only some are kept in memory, because a site may have ten thousand pages.
 */
export function createLazyPages(files: SiteFiles, schemas: Schemas) {
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
      // The stored page has no references: they come from a check, which few callers need.
      get references() {
        references ??= schemas
          .check(schema, value)
          .references.map((reference) => Object.assign(reference, { file }));
        return references;
      },
    };
  }

  function openOnce(slot: Slot, sum: string, justRead?: Opened): Opened {
    const key = `${slot.file} ${sum}`;
    const page = justRead ?? held.get(key) ?? open(slot, sum);
    held.delete(key);
    held.set(key, page);
    const [oldest = ''] = held.keys();
    if (held.size > MOST_HELD) held.delete(oldest);
    return page;
  }

  /** `justRead` spares reading a page that the caller has just read. */
  return (slot: Slot, page: CachedPage, justRead?: Opened): CachedFile => {
    const { facts, mentioned } = page;
    let ids: ConfigFile['ids'] | undefined;
    const opened = () => openOnce(slot, facts.sum);
    if (justRead) {
      const { text, value, references } = justRead;
      openOnce(slot, facts.sum, { text, value, references });
    }
    const file: ConfigFile & { page: CachedPage } = {
      ...slot,
      page,
      facts,
      isRead: true,
      mentioned,
      get ids() {
        ids ??= new Map(page.ids);
        return ids;
      },
      problems: page.warnings,
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
        const stored = file.page.spots[key];
        const spot = stored ?? spotFinder(slot.file, opened().text)(finding);
        // A new object, because `writeStoredPages` writes a page only if its object has changed.
        if (!stored) file.page = { ...file.page, spots: { ...file.page.spots, [key]: spot } };
        return problemAt(slot.file, finding, spot);
      },
    };
    return file;
  };
}
