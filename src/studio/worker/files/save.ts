import type { Problem } from '../../../content/index.ts';
import { isObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import { type Edits, NO_EDITS, type SaveAnswer } from '../../shared/protocol.ts';
import { type Endpoint, editsIn } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';
import { editedTexts, type FileText } from './edited-texts.ts';
import { savableWithout } from './savable.ts';
import { studioProblem } from './studio-problem.ts';

export const save: Endpoint = async (body, opened): Promise<SaveAnswer> => {
  const edits = editsIn(body, opened);
  const { stamps } = body;
  if (!isObject(stamps)) throw new UserError(msg('studio/server:lacks', { name: 'stamps' }));
  const changed = Object.keys(edits.values).filter((file) => stamps[file] !== opened.stampOf(file));
  if (changed.length > 0) return { changed };

  const texts = editedTexts(opened, edits);
  const { facts } = opened;
  const blocking = await facts.settled(() => blockingErrors(opened, texts));
  if (blocking.length > 0) {
    const errorsOf = (some: Edits) => blockingErrors(opened, editedTexts(opened, some));
    const savable = await facts.settled(() => savableWithout(blocking, edits, errorsOf));
    return { problems: blocking.map(studioProblem), savable };
  }
  return opened.workspace.write({
    changes: texts.map(({ file, after }) => ({
      file,
      text: after,
      stamp: opened.stampOf(file),
    })),
  });
};

/** Errors in the edited files, and errors that the edits cause in other files. */
function blockingErrors(opened: OpenSite, texts: readonly FileText[]): Problem[] {
  const load = opened.loader(NO_EDITS);
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
