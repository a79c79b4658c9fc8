import type { Plan } from '../../../content/edit/checked-plan.ts';
import type { Naming } from '../../../content/edit/rename-record.ts';
import type { Site } from '../../../content/site.ts';
import type { Edits, Json, PageAnswer } from '../../shared/protocol.ts';
import { textOnDisk } from '../files/text-files.ts';
import { fileTitle } from '../labels/file-title.ts';
import { pointerLabel } from '../labels/pointer-label.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The edits that a plan made with them comes to, and what it leaves to a person. */
export function pageAnswer(
  workspace: Workspace,
  edits: Edits,
  { changes, left }: Plan,
): PageAnswer {
  const values: Record<string, Json> = { ...edits.values };
  const renamed: Record<string, string> = { ...edits.renamed };
  const remove = (file: string) => {
    delete renamed[file];
    // One that only the edits have is gone with them.
    if (textOnDisk(workspace, file) === undefined) delete values[file];
    else values[file] = null;
  };
  for (const { file, after, renamedTo } of changes) {
    const from = renamed[file] ?? file;
    if (after === undefined || renamedTo !== undefined) remove(file);
    if (after === undefined) continue;
    values[renamedTo ?? file] = JSON.parse(after);
    if (renamedTo === undefined || renamedTo === from) continue;
    if (textOnDisk(workspace, from) !== undefined) renamed[renamedTo] = from;
  }
  const { site } = workspace.loader(edits)();
  const usages = left.map(({ entry, link: { pointer } }) => ({ entry, pointer }));
  return { edits: { values, renamed }, left: usageList(workspace, site, usages) };
}

/** Each place as a person finds it: "Menus e rodapé: Rótulo do item 1 de Links". */
export const usageList = (workspace: Workspace, site: Site, usages: readonly Naming[]) => {
  const source = workspace.schemas();
  return usages.map(({ entry, pointer }) => {
    const words = pointerLabel(source, entry.schema, entry.partial, pointer);
    return { file: entry.file, pointer, words: `${fileTitle(workspace, entry, site)}: ${words}` };
  });
};
