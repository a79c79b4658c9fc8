import type { SiteFiles } from '../machine.ts';
import type { Problem } from '../problem.ts';
import { isKnownFolder, OPTIONAL, SINGLES, type Slot, slotOf } from './layout.ts';
import { unknownFile } from './unknown-file.ts';

export interface Listing {
  slots: Slot[];
  problems: Problem[];
}

const DRAFT = 'draft:';

/** Left by operating systems and editors; nobody means them as content. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Every file of site-config/ that has a place, sorted; drafts hide what is on the disk.
 */
export function listConfig(
  files: SiteFiles,
  collections: ReadonlySet<string>,
  drafts: ReadonlyMap<string, string | undefined> = new Map(),
): Listing {
  const listing: Listing = { slots: [], problems: [] };
  const pending = ['site-config'];
  for (let folder = pending.pop(); folder; folder = pending.pop()) {
    for (const entry of files.list(folder)) {
      if (LITTER.test(entry.name)) continue;
      const file = `${folder}/${entry.name}`;
      if (drafts.has(file)) continue;
      const place = entry.kind === 'file' ? slotOf(file, collections) : undefined;
      const stat = place && statOf(files, file);
      if (entry.kind === 'folder' && isKnownFolder(file)) pending.push(file);
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
  listing.slots.sort(byPlace);
  return listing;
}

/** The pages last: of all else there is little, and it is looked for by its name. */
const byPlace = (a: Slot, b: Slot) =>
  Number(a.kind === 'page') - Number(b.kind === 'page') || (a.file < b.file ? -1 : 1);

/** The same after changes to these files alone; undefined where one has come or gone. */
export function listAgain(
  files: SiteFiles,
  { slots, problems }: Listing,
  changed: ReadonlySet<string>,
): Listing | undefined {
  const now = [...slots];
  for (const file of changed) {
    const at = now.findIndex((slot) => slot.file === file);
    const slot = now[at];
    // What was and is not there came and went: editors write beside a file before they put it in its place.
    if (!slot && !files.stat(file)) continue;
    const stat = slot && statOf(files, file);
    if (!stat) return undefined;
    now[at] = { ...slot, ...stat };
  }
  return { slots: now, problems };
}

/** Of a file; undefined for anything else. */
function statOf(files: SiteFiles, file: string) {
  const { kind, stamp = '', changedAt = 0, size = 0 } = files.stat(file) ?? {};
  return kind === 'file' ? { stamp, changedAt, size } : undefined;
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
