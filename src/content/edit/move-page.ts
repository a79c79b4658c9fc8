import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { recordOf } from '../read/files/layout.ts';
import { linksTo } from '../read/site/link-uses.ts';
import { type MoveOptions, redirectsMoved, usesMoved } from './add-redirect.ts';
import { CannotEdit, checkedPlan, editEntry, type Plan } from './file-change.ts';
import {
  folderOf,
  keepPromise,
  lastOf,
  movablePage,
  pageFile,
  refuseErrors,
  refuseTaken,
} from './pages.ts';
import { renameRecord } from './rename-record.ts';
import { refuseRewriting, rewrite } from './rewrite-links.ts';

/**
 * A page gets another address: its links follow, and an old one that visitors know leads to the new one. That of a record gets it by the
 * name of the record's file.
 */
export function movePage(load: Load, from: string, to: string, options: MoveOptions = {}): Plan {
  const { site, problems } = load();
  refuseErrors(problems);
  const page = movablePage(site, from);
  refuseTaken(site, to);
  if (page.ofRecord) {
    if (folderOf(to) !== folderOf(from))
      throw new CannotEdit(msg('content/edit:of-record', { path: quoted(from), file: page.file }));
    const [collection, id] = recordOf(page);
    return renameRecord(load, collection, [id, lastOf(to)], options).plan;
  }

  const uses = usesMoved(site, from, to);
  const links = uses.flatMap((use) => rewrite(use, from, to));
  const address = editEntry(page, { value: to }, { pointer: '/path' }) ?? [];
  const { edits = [], created } = redirectsMoved(site, [from, to], options);
  // A file that has a name of its own keeps it.
  const named = page.file.endsWith(`/${lastOf(from)}.json`) && lastOf(from) !== lastOf(to);
  const { plan, after } = checkedPlan(load, site, {
    edits: [...links, ...address, ...edits, ...keepPromise(site, to)],
    ...(created && { created }),
    ...(named && { renamed: { [page.file]: pageFile(site, folderOf(page.file), to) } }),
  });
  const [behind] = linksTo(after, from);
  if (behind) refuseRewriting(behind);
  return plan;
}
