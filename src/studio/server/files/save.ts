import type { Problem } from '../../../content/index.ts';
import { writeChanges } from '../../../content/node/write-changes.ts';
import { withoutByteOrderMark } from '../../../content/read/json/strict-value.ts';
import { isObject } from '../../../lib/json.ts';
import { textStamp } from '../../../node/hash-of.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { type Edits, NO_EDITS, type SaveAnswer } from '../../shared/protocol.ts';
import { type Endpoint, editsIn } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { editedTexts, type FileText } from './edited-texts.ts';
import { savableWithout } from './savable.ts';
import { studioProblem } from './studio-problem.ts';
import { textOnDisk } from './text-files.ts';

export const save: Endpoint = (body, workspace): SaveAnswer => {
  const edits = editsIn(body, workspace);
  const { stamps } = body;
  if (!isObject(stamps)) throw new HttpError(400, msg('studio/server:lacks', { name: 'stamps' }));
  const changed = Object.keys(edits.values).filter((file) => {
    const text = textOnDisk(workspace, file);
    return stamps[file] !== (text === undefined ? undefined : textStamp(text));
  });
  if (changed.length > 0) return { changed };

  const texts = editedTexts(workspace, edits);
  const blocking = blockingErrors(workspace, texts);
  if (blocking.length > 0) {
    const errorsOf = (some: Edits) => blockingErrors(workspace, editedTexts(workspace, some));
    const savable = savableWithout(blocking, edits, errorsOf);
    return { problems: blocking.map(studioProblem), savable };
  }
  writeChanges(
    workspace.root,
    texts
      .filter(({ before, after }) => before !== after)
      .map(({ file, before, after }) => ({
        file,
        before: before && withoutByteOrderMark(before),
        after,
      })),
  );
  return {
    saved: Object.fromEntries(
      texts.flatMap(({ file, after }) => (after === undefined ? [] : [[file, textStamp(after)]])),
    ),
  };
};

/** Errors in the edited files, and errors that the edits cause in other files. */
function blockingErrors(workspace: Workspace, texts: readonly FileText[]): Problem[] {
  const load = workspace.loader(NO_EDITS);
  const before = new Set(load().problems.map(problemKey));
  const edited = new Set(texts.map(({ file }) => file));
  const drafts = new Map(texts.map(({ file, after }) => [file, after]));
  return load(drafts).problems.filter(
    (problem) =>
      problem.severity === 'error' &&
      (edited.has(problem.file) || !before.has(problemKey(problem))),
  );
}

const problemKey = ({ file, code, pointer, message }: Problem) =>
  [file, code, pointer, JSON.stringify(message)].join('\n');
