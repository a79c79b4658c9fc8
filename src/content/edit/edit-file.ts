import { msg } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { parsedOrUndefined } from '../read/json/strict-value.ts';
import type { Site } from '../read/site/site.ts';
import { CannotEdit, checkedPlan, type Plan } from './file-change.ts';
import { FOLDER, findTarget } from './find-target.ts';
import { type Operation, patched } from './patch.ts';
import { minimalText, wholeText } from './write-json.ts';

interface FileEdit {
  /** As `findTarget` takes it; pointers of the operations begin there. */
  target: string;
  operations: readonly Operation[];
  /** Of the text that the operations were thought of for. */
  stamp?: string | undefined;
}

/**
 * Changes of values of one file, all or none. What they do not change keeps its text. A file that is not there yet is
 * made by adding its whole value, at ''; whether it has a place in the site is for who writes it to ask (`locateFile`).
 */
export function editFile(
  load: Load,
  { target, operations, stamp }: FileEdit,
  stampOf: (text: string) => string,
): Plan {
  const { site } = load();
  const [first] = operations;
  const created = newFile(site, target);
  if (created && operations.length === 1 && first?.op === 'add' && first.path === '') {
    patched(null, operations); // refuses what fits in no file
    return checkedPlan(load, site, { created: { [created]: wholeText(first.value) } }).plan;
  }
  const { entry, pointer } = findTarget(site, target);
  const { file, text } = entry;
  if (stamp !== undefined && stamp !== stampOf(text))
    throw new CannotEdit(msg('content/edit:changed-since', { file, stamp: stampOf(text) }));
  const value = parsedOrUndefined(text);
  if (value === undefined) throw new CannotEdit(msg('content/edit:unreadable', { file }));
  const next = patched(
    value,
    operations.map((operation) => below(pointer, operation)),
  );
  const after = minimalText(text, next, file);
  const edits = after === text ? [] : [{ file, offset: 0, length: text.length, text: after }];
  return checkedPlan(load, site, { edits }).plan;
}

/** The whole name of a file that is not there, if one is named, with its folder or without, as `findTarget` takes them. */
export function newFile({ entries }: Site, target: string): string | undefined {
  if (!/^[^./].*\.json$/.test(target)) return undefined;
  const name = target.startsWith(FOLDER) ? target : FOLDER + target;
  return entries.some(({ file }) => file === name) ? undefined : name;
}

const below = (pointer: string, operation: Operation): Operation => ({
  ...operation,
  path: under(pointer, operation.path),
  ...(operation.op === 'move' && { from: under(pointer, operation.from) }),
});

/** What is no pointer is told as it was written. */
const under = (pointer: string, path: string) =>
  path === '' || path.startsWith('/') ? pointer + path : path;
