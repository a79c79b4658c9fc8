import { createTwoFilesPatch } from 'diff';
import { writtenFiles } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { withoutByteOrderMark } from '../../../content/read/json/strict-value.ts';
import { type Edits, NO_EDITS, type ReviewAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsIn } from '../endpoint.ts';
import { editedTexts, type FileText } from '../files/edited-texts.ts';
import type { OpenSite } from '../open-site.ts';
import { describeTexts } from './describe-changes.ts';

export const review: Endpoint = (body, opened): ReviewAnswer => {
  const edits = editsIn(body, opened);
  const sources = new Set(Object.values(edits.renamed));
  const texts = editedTexts(opened, edits).filter(
    ({ file, before, after }) => before !== after && !(after === undefined && sources.has(file)),
  );
  const titles = new Map(
    // A removed file has the title that it had on disk.
    [NO_EDITS, edits].flatMap((version) => {
      const { site } = opened.loader(version)();
      return writtenFiles(site).map((entry): [string, string] => [
        entry.file,
        fileTitle(opened, entry, site),
      ]);
    }),
  );
  const files = texts.map((text) => ({
    file: text.file,
    title: titles.get(text.file) ?? text.file,
    ...describeFile(opened, edits, text),
  }));
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)) };
};

function describeFile(opened: OpenSite, { renamed }: Edits, { file, before, after }: FileText) {
  const from = renamed[file];
  const old = withoutByteOrderMark((from === undefined ? before : opened.textOf(from)) ?? '');
  const diff = createTwoFilesPatch(from ?? file, file, old, after ?? '', '', '', { context: 3 });
  const { schema } = opened.locate(file);
  const changes = describeTexts(opened.schemas, {
    schema,
    before: old,
    after: after ?? '',
    renamedFrom: after === undefined ? undefined : from,
  }).map(opened.words.worded);
  return { changes, diff };
}
