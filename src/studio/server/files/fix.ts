import { applyEdits, CannotEdit } from '../../../content/edit/file-change.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { FixAnswer, Json } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../workspace/endpoint.ts';
import { repairText } from './edited-texts.ts';

export const fix: Endpoint = (body, workspace): FixAnswer => {
  const edits = editsIn(body, workspace);
  const [file, pointer, code] = ['file', 'pointer', 'code'].map((key) =>
    requiredText(body[key], key),
  );
  const { problems, site } = workspace.loader(edits)();
  const problem = problems.find(
    (candidate) =>
      candidate.fix &&
      candidate.file === file &&
      candidate.pointer === pointer &&
      candidate.code === code,
  );
  if (!problem?.fix) throw new HttpError(409, msg('studio/server:no-fix'));
  const values: Record<string, Json> = {};
  for (const name of new Set(problem.fix.map((edit) => edit.file))) {
    const text = site.entries.find((entry) => entry.file === name)?.text ?? '';
    const fileEdits = problem.fix.filter((edit) => edit.file === name);
    const value = parsedOrUndefined(repairText(workspace, name, applyEdits(text, fileEdits)));
    if (value === undefined)
      throw new CannotEdit(msg('studio/server:other-errors', { file: name }));
    values[name] = value;
  }
  return { edits: { ...edits, values: { ...edits.values, ...values } } };
};
