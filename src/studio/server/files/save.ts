import type { Problem } from '../../../content/index.ts';
import { isObject } from '../../../content/json/json.ts';
import { writeChanges } from '../../../content/node/write-changes.ts';
import { HttpError } from '../../../demo/http.ts';
import { type Conflict, type Edits, NO_EDITS, type SaveAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsOf } from '../safety/edits.ts';
import type { Studio } from '../studio.ts';
import { stampOf, textOnDisk, withoutMark } from './json-text.ts';
import { toStudio } from './problems.ts';
import { type FileText, textsOf } from './texts.ts';
import { newText } from './write-json.ts';

export const save: Endpoint = async (body, studio): Promise<SaveAnswer> => {
  const edits = editsOf(body, studio);
  const { stamps } = body;
  if (!isObject(stamps)) throw new HttpError(400, 'Faltam as versões de que se partiu (stamps).');
  const changed = Object.keys(edits.values).filter((file) => {
    const text = textOnDisk(studio, file);
    return stamps[file] !== (text === undefined ? undefined : stampOf(text));
  });
  if (changed.length > 0)
    return {
      conflicts: await Promise.all(changed.map((file) => conflictOf(studio, file, edits))),
    };

  const texts = await textsOf(studio, edits);
  const blocking = blockingErrors(studio, texts);
  if (blocking.length > 0) return { problems: blocking.map(toStudio) };
  writeChanges(
    studio.root,
    texts
      .filter(({ before, after }) => before !== after)
      .map(({ file, before, after }) => ({ file, before: before && withoutMark(before), after })),
  );
  return {
    saved: Object.fromEntries(
      texts.flatMap(({ file, after }) => (after === undefined ? [] : [[file, stampOf(after)]])),
    ),
  };
};

/** What the edits add, and all that is wrong in the files that they write. */
function blockingErrors(studio: Studio, texts: readonly FileText[]): Problem[] {
  const load = studio.loader(NO_EDITS);
  const known = new Set(load().problems.map(causeOf));
  const edited = new Set(texts.map(({ file }) => file));
  const drafts = new Map(texts.map(({ file, after }) => [file, after]));
  return load(drafts).problems.filter(
    (problem) =>
      problem.severity === 'error' && (edited.has(problem.file) || !known.has(causeOf(problem))),
  );
}

const causeOf = ({ file, code, pointer, message }: Problem) =>
  [file, code, pointer, message].join('\n');

async function conflictOf(studio: Studio, file: string, edits: Edits): Promise<Conflict> {
  const value = edits.values[file] ?? null;
  const theirs = textOnDisk(studio, file);
  const written = textsOf(studio, { values: { [file]: value }, renamed: edits.renamed });
  // Theirs may be a text that nothing can be put into.
  const mine = await written.then(([text]) => text?.after ?? '').catch(() => newText(value, file));
  return { file, mine, theirs, theirStamp: theirs === undefined ? undefined : stampOf(theirs) };
}
