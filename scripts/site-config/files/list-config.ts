import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { isKnownFolder, OPTIONAL, SINGLES, type Slot, slotOf } from './layout.ts';
import { unknownFile } from './unknown-file.ts';

export interface Listing {
  slots: Slot[];
  problems: Problem[];
}

const DRAFT = 'draft:';
export const isDraft = ({ stamp }: Pick<Slot, 'stamp'>) => stamp.startsWith(DRAFT);

type Stat = Pick<Slot, 'stamp' | 'changedAt' | 'size'>;

/** Left by operating systems and editors; nobody means them as content. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Every file of site-config/, sorted, with the place it has; drafts hide what is on the disk. Of a file that `known`
 * knows, neither the disk is asked nor the name looked at.
 */
export function listConfig(
  root: string,
  collections: ReadonlySet<string>,
  drafts: ReadonlyMap<string, string | undefined> = new Map(),
  known: (file: string) => Slot | undefined = () => undefined,
): Listing {
  const listing: Listing = { slots: [], problems: [] };
  const pending = ['site-config'];
  for (let folder = pending.pop(); folder; folder = pending.pop()) {
    for (const entry of entriesOf(join(root, folder))) {
      if (LITTER.test(entry.name)) continue;
      const file = `${folder}/${entry.name}`;
      if (drafts.has(file)) continue;
      const slot = known(file);
      if (slot) {
        listing.slots.push(slot);
        continue;
      }
      const place = entry.isFile() ? slotOf(file, collections) : undefined;
      const stat = place && statOf(join(root, file));
      if (entry.isDirectory() && isKnownFolder(file)) pending.push(file);
      else if (place && stat) listing.slots.push({ ...place, ...stat });
      // A file of ours without stat was deleted this very moment.
      else if (!place) listing.problems.push(unknownFile(file, entry, collections));
    }
  }
  for (const [file, text] of drafts) {
    const place = text === undefined ? undefined : slotOf(file, collections);
    if (place) listing.slots.push({ ...place, stamp: DRAFT + text, changedAt: Infinity, size: 0 });
  }
  for (const name of Object.values(SINGLES)) {
    const file = `site-config/${name}.json`;
    if (!OPTIONAL.has(name) && !listing.slots.some((slot) => slot.file === file))
      listing.problems.push(missing(file));
  }
  listing.slots.sort((a, b) => (a.file < b.file ? -1 : 1));
  return listing;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function statOf(path: string): Stat | undefined {
  try {
    const { mtimeMs, ctimeMs, size, ino } = lstatSync(path);
    return { stamp: `${mtimeMs}:${ctimeMs}:${size}:${ino}`, changedAt: ctimeMs, size };
  } catch {
    return undefined;
  }
}

const missing = (file: string): Problem => ({
  severity: 'error',
  code: 'file-missing',
  file,
  line: 1,
  column: 1,
  pointer: '',
  message: `Falta o arquivo ${file}.`,
  hint: 'Todo site precisa dele. Se foi apagado ou renomeado sem querer, recupere-o do histórico.',
});
