import { createTwoFilesPatch } from 'diff';
import { writtenFiles } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { withoutByteOrderMark } from '../../../content/read/json/strict-value.ts';
import { type Edits, NO_EDITS, type ReviewAnswer } from '../../shared/protocol.ts';
import { editedTexts, type FileText } from '../files/edited-texts.ts';
import { textOnDisk } from '../files/text-files.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { describeTexts } from './describe-changes.ts';

export const review: Endpoint = (body, workspace): ReviewAnswer => {
  const edits = editsIn(body, workspace);
  const sources = new Set(Object.values(edits.renamed));
  const texts = editedTexts(workspace, edits).filter(
    ({ file, before, after }) => before !== after && !(after === undefined && sources.has(file)),
  );
  const titles = new Map(
    // A removed file has the title that it had on disk.
    [NO_EDITS, edits].flatMap((version) => {
      const { site } = workspace.loader(version)();
      return writtenFiles(site).map((entry): [string, string] => [
        entry.file,
        fileTitle(workspace, entry, site),
      ]);
    }),
  );
  const files = texts.map((text) => ({
    file: text.file,
    title: titles.get(text.file) ?? text.file,
    ...describeFile(workspace, edits, text),
  }));
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)) };
};

function describeFile(workspace: Workspace, { renamed }: Edits, { file, before, after }: FileText) {
  const from = renamed[file];
  const old = withoutByteOrderMark(
    (from === undefined ? before : textOnDisk(workspace, from)) ?? '',
  );
  const diff = createTwoFilesPatch(from ?? file, file, old, after ?? '', '', '', { context: 3 });
  const { schema } = workspace.locate(file);
  const changes = describeTexts(workspace.schemas(), {
    schema,
    before: old,
    after: after ?? '',
    renamedFrom: after === undefined ? undefined : from,
  }).map(workspace.words.worded);
  return { changes, diff };
}
