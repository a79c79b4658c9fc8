import type { Plan } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../../content/edit/labels/pointer-label.ts';
import { filePosition } from '../../../content/edit/labels/schema-position.ts';
import type { Naming } from '../../../content/edit/rename-record.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { msg } from '../../../words/message.ts';
import type { Edits, PageAnswer } from '../../shared/protocol.ts';
import type { OpenSite } from '../open-site.ts';

/** The edits that a plan results in, and what it leaves for a person to decide. */
export function pageAnswer(opened: OpenSite, edits: Edits, { changes, left }: Plan): PageAnswer {
  const next: Edits = { values: { ...edits.values }, renamed: { ...edits.renamed } };
  for (const change of changes) addChange(opened, next, change);
  const { site } = opened.loader(edits)();
  const usages = left.map(({ entry, link: { pointer } }) => ({ entry, pointer }));
  return { edits: next, left: usageList(opened, site, usages) };
}

function addChange(
  opened: OpenSite,
  { values, renamed }: Edits,
  { file, after, renamedTo }: Plan['changes'][number],
): void {
  const isOnDisk = (name: string) => opened.textOf(name) !== undefined;
  const source = renamed[file] ?? file;
  if (after === undefined || renamedTo !== undefined) {
    delete renamed[file];
    if (isOnDisk(file)) values[file] = null;
    else delete values[file];
  }
  if (after === undefined) return;
  const target = renamedTo ?? file;
  values[target] = JSON.parse(after);
  if (renamedTo !== undefined && target !== source && isOnDisk(source)) renamed[target] = source;
}

/** The usages in words: "Menus e rodapé › Links › Link 1 › Texto". */
export const usageList = (opened: OpenSite, site: Site, usages: readonly Naming[]) => {
  const source = opened.schemas;
  const { worded } = opened.words;
  return usages.map(({ entry, pointer }) => {
    const place = pointerLabel(filePosition(source, entry), entry.partial, pointer);
    const said = msg('studio/server:in-file', { file: fileTitle(opened, entry, site), place });
    return { file: entry.file, pointer, words: worded(said) };
  });
};
