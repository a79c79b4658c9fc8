import { applyEdits, CannotEdit } from '../../../content/edit/file-change.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { msg } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import type { FixAnswer, Json } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../endpoint.ts';
import { repairText } from './edited-texts.ts';

export const fix: Endpoint = (body, opened): FixAnswer => {
  const edits = editsIn(body, opened);
  const [file, pointer, code] = ['file', 'pointer', 'code'].map((key) =>
    requiredText(body[key], key),
  );
  const { problems, site } = opened.loader(edits)();
  const problem = problems.find(
    (candidate) =>
      candidate.fix &&
      candidate.file === file &&
      candidate.pointer === pointer &&
      candidate.code === code,
  );
  if (!problem?.fix) throw new UserError(msg('studio/server:no-fix'));
  const values: Record<string, Json> = {};
  for (const name of new Set(problem.fix.map((edit) => edit.file))) {
    const text = site.entries.find((entry) => entry.file === name)?.text ?? '';
    const fileEdits = problem.fix.filter((edit) => edit.file === name);
    const value = parsedOrUndefined(repairText(opened, name, applyEdits(text, fileEdits)));
    if (value === undefined)
      throw new CannotEdit(msg('studio/server:other-errors', { file: name }));
    values[name] = value;
  }
  return { edits: { ...edits, values: { ...edits.values, ...values } } };
};
