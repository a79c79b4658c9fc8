import { enumerated, msg, type Wording } from '../../../words/message.ts';
import { didYouMean } from '../../../words/phrases.ts';
import { nearest } from '../words/nearest.ts';
import type { Problem } from '../words/problem.ts';
import { isKnownFolder, OPTIONAL, SINGLES, type Slot, slotOf } from './layout.ts';
import type { FolderEntry, SiteFiles } from './site-files.ts';

export interface Listing {
  slots: Slot[];
  problems: Problem[];
}

const DRAFT = 'draft:';

/** Files that operating systems and editors leave behind; they are not content. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Every file of site-config/ that has a place, sorted; drafts hide what is on the disk.
 */
export function listConfig(
  files: SiteFiles,
  collections: ReadonlySet<string>,
  drafts: ReadonlyMap<string, string | undefined> = new Map(),
): Listing {
  const slots: Slot[] = [];
  const problems: Problem[] = [];
  for (const { file, entry } of entriesBelow(files, 'site-config', collections)) {
    if (drafts.has(file)) continue;
    const found = entry.kind === 'file' ? slotOf(file, collections) : undefined;
    const stat = found && statOf(files, file);
    if (found && stat) slots.push({ ...found, ...stat });
    // A file of ours without stat was deleted this very moment.
    else if (!found) problems.push(unknownFile(file, entry, collections));
  }
  for (const [file, text] of drafts) slots.push(...draftSlot(file, text, collections));
  return { slots: slots.sort(byPlace), problems: [...problems, ...missingFiles(slots)] };
}

/** Undefined for a draft without a text, which removes the file. */
function draftSlot(
  file: string,
  text: string | undefined,
  collections: ReadonlySet<string>,
): Slot[] {
  const found = text === undefined ? undefined : slotOf(file, collections);
  return found ? [{ ...found, stamp: DRAFT + text, changedAt: Infinity, size: 0 }] : [];
}

function missingFiles(slots: readonly Slot[]): Problem[] {
  const files = new Set(slots.map(({ file }) => file));
  return Object.values(SINGLES)
    .filter((name) => !OPTIONAL.has(name) && !files.has(`site-config/${name}.json`))
    .map((name) => missing(`site-config/${name}.json`));
}

/** All files, and the folders that do not belong there, without the files of operating systems and editors. */
function entriesBelow(
  files: SiteFiles,
  folder: string,
  collections: ReadonlySet<string>,
): { file: string; entry: FolderEntry }[] {
  return files
    .list(folder)
    .filter(({ name }) => !LITTER.test(name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      const isOurs = entry.kind === 'folder' && isKnownFolder(file, collections);
      return isOurs ? entriesBelow(files, file, collections) : [{ file, entry }];
    });
}

/** Sorts records and pages last, because there are many of them and the other files are searched by name. */
const byPlace = (a: Slot, b: Slot) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1);

const rank = ({ kind }: Slot) => (kind === 'page' ? 2 : Number(kind === 'record'));

/** The same after changes to the given files only; undefined if one was added or removed. */
export function listAgain(
  files: SiteFiles,
  { slots, problems }: Listing,
  changed: ReadonlySet<string>,
): Listing | undefined {
  const now = [...slots];
  for (const file of changed) {
    const index = now.findIndex((slot) => slot.file === file);
    const slot = now[index];
    // A path that is in neither list was a temporary file: editors write one before they replace the original.
    if (!slot && !files.stat(file)) continue;
    const stat = slot && statOf(files, file);
    if (!stat) return undefined;
    now[index] = { ...slot, ...stat };
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
  message: msg('content/files:missing', { file }),
  hint: msg('content/files:missing-hint'),
});

type Explanation = [message: Wording, hint: Wording];

/** Why a file or folder has no place in site-config/, and what to do with it. */
function unknownFile(file: string, entry: FolderEntry, collections: ReadonlySet<string>): Problem {
  return problemOf(file, explain(file, entry, collections));
}

/** Why what is neither a file nor a folder has no place in site-config/ or public/. */
export const notAFile = (file: string, entry: FolderEntry): Problem =>
  problemOf(file, odd(file, entry));

function problemOf(file: string, [message, hint]: Explanation): Problem {
  return {
    severity: 'error',
    code: 'file-unknown',
    file,
    line: 1,
    column: 1,
    pointer: '',
    message,
    hint,
  };
}

function explain(file: string, entry: FolderEntry, collections: ReadonlySet<string>): Explanation {
  const [, folder, ...rest] = file.split('/');
  const name = entry.name;
  const bare = name.replace(/\.json$/i, '');
  if (entry.kind === 'folder') return aFolder(file, name, collections);
  if (entry.kind !== 'file') return odd(file, entry);
  if (/\.json$/i.test(name) && !name.endsWith('.json'))
    return [
      msg('content/files:capitals', { name }),
      msg('content/files:rename-hint', { name: `${bare}.json` }),
    ];
  if (!name.endsWith('.json'))
    return [msg('content/files:no-json', { name }), msg('content/files:no-json-hint')];
  if (folder === 'forms' && rest.length === 1)
    return [msg('content/files:form-name', { name: bare }), msg('content/files:form-name-hint')];
  if (folder === 'collections' && rest.length === 2)
    return [
      msg('content/files:record-name', { name: bare }),
      msg('content/files:record-name-hint'),
    ];
  const ofCollections = folder === 'collections' || folder === 'records';
  const names: readonly string[] = ofCollections ? [...collections] : Object.values(SINGLES);
  const accepted = enumerated(names.map((other) => `${other}.json`).sort());
  const near = suggest(bare, names);
  return [
    [msg('content/files:unknown', { name }), didYouMean(near)],
    near
      ? msg('content/files:rename-hint', { name: near })
      : ofCollections
        ? msg('content/files:collections-hint', { folder: `${folder}/`, files: accepted })
        : msg('content/files:singles-hint', { files: accepted }),
  ];
}

const odd = (file: string, entry: FolderEntry): Explanation =>
  entry.kind === 'link'
    ? [msg('content/files:link', { name: entry.name }), msg('content/files:link-hint')]
    : [
        msg('content/files:odd', { name: entry.name }),
        msg('content/files:odd-hint', { folder: `${file.split('/')[0]}/` }),
      ];

const suggest = (bare: string, names: readonly string[]) => {
  const near = nearest(bare, names);
  return near && `${near}.json`;
};

const FOLDERS = ['pages', 'forms', 'collections', 'records'];

function aFolder(file: string, name: string, collections: ReadonlySet<string>): Explanation {
  const [, folder, ...below] = file.split('/');
  const isCollection = folder === 'collections' && below.length === 1;
  if (below.length > 0 && !isCollection)
    return [
      msg('content/files:folder-in-folder', { name }),
      msg('content/files:folder-in-folder-hint'),
    ];
  const kind = isCollection ? 'collection' : 'folder';
  const near = nearest(name, isCollection ? [...collections] : FOLDERS);
  return [
    [msg(`content/files:unknown-${kind}`, { name }), didYouMean(near)],
    near
      ? msg('content/files:rename-folder-hint', { name: near })
      : msg(`content/files:unknown-${kind}-hint`, { name }),
  ];
}
