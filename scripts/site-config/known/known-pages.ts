import { join } from 'node:path';
import { hashOf } from '../../lib/hash-of.ts';
import type { ConfigFile } from '../config-file.ts';
import type { Slot } from '../files/layout.ts';
import { readSource } from '../files/read.ts';
import { locator } from '../locator.ts';
import { CannotRun } from '../problem.ts';
import { type LinkTarget, parseLink } from '../references/link-target.ts';
import { type KnownFile, type KnownPage, linksIn, namedIn, referencesOf } from './known-file.ts';

interface PageText {
  text: string;
  value: unknown;
}

/** How many texts are held: all of most sites, and of a large one those that are worked on. */
export const MOST_HELD = 500;

/**
 * Pages with which nothing is wrong, and of which all is known but their texts. Those are read when they are
 * asked for, and are not all held: ten thousand would fill the memory.
 */
export function createKnownPages(root: string) {
  const held = new Map<string, PageText>();
  const targets = new Map<string, LinkTarget>();

  /** Throws CannotRun where the file is not what it was. */
  function read({ file, size }: Slot, sum: string): PageText {
    const { text } = readSource(join(root, file), size);
    if (hashOf(text) !== sum)
      throw new CannotRun(`O arquivo ${file} mudou enquanto era lido. Rode o comando de novo.`);
    return { text, value: JSON.parse(text) };
  }

  /** `there`: just read. */
  function textOf(slot: Slot, sum: string, there?: PageText): PageText {
    const key = `${slot.file} ${sum}`;
    const page = there ?? held.get(key) ?? read(slot, sum);
    held.delete(key);
    held.set(key, page);
    const [oldest = ''] = held.keys();
    if (held.size > MOST_HELD) held.delete(oldest);
    return page;
  }

  /** Most pages lead to the same few places. */
  function targetOf(value: string): LinkTarget {
    const target = targets.get(value) ?? parseLink(value);
    targets.set(value, target);
    return target;
  }

  return (slot: Slot, known: KnownFile, page: KnownPage, there?: PageText): ConfigFile => {
    const { file } = slot;
    let ids: ConfigFile['ids'] | undefined;
    const text = () => textOf(slot, known.sum);
    if (there) textOf(slot, known.sum, { text: there.text, value: there.value });
    return {
      ...slot,
      known,
      facts: page.facts,
      isRead: true,
      mentioned: known.mentioned,
      get ids() {
        ids ??= new Map(page.ids);
        return ids;
      },
      get links() {
        return linksIn(known).map((link) => ({ ...link, target: targetOf(link.value) }));
      },
      get named() {
        return namedIn(known).map((reference) => ({ ...reference, file }));
      },
      problems: [],
      get text() {
        return text().text;
      },
      get value() {
        return text().value;
      },
      get partial() {
        return text().value;
      },
      get references() {
        return referencesOf(known, text().value).map((reference) => ({ ...reference, file }));
      },
      locate: (finding) => locator(file, text().text)(finding),
    };
  };
}
