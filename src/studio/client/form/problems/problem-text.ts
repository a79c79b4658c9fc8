import { msg, type Wording } from '../../../../words/message.ts';
import { wordedAs } from '../../../../words/reader.ts';
import type { Shown } from '../../../../words/words.ts';
import { printDay, readDay, readMoment } from '../../../shared/dates.ts';
import { pointerOf } from '../../../shared/json-pointer.ts';
import type { Json, StudioProblem } from '../../../shared/protocol.ts';
import {
  keysOf,
  narrowToBranch,
  pathTo,
  type SchemaFiles,
  type SchemaNode,
} from '../schema/schema-node.ts';
import { labelOf } from '../words/labels.ts';
import { quotedInText, withoutFile } from './without-file.ts';

/** The pointer of the field to show. A missing field's problem points to the object around it. */
export const pointerOfProblem = ({ pointer, missing }: StudioProblem): string =>
  missing === undefined ? pointer : pointer + pointerOf(missing);

/** The message and hint of a problem, with dates as they are typed in the form. */
export const problemText = (problem: ProblemWords): string =>
  inWords(problem, { written: dateAsTyped });

type ProblemWords = Pick<StudioProblem, 'code' | 'message' | 'hint'>;

function inWords(problem: ProblemWords, shown: Shown): string {
  const { code, message, hint } = problem;
  const isNoDay = code === 'bad-format' && quotedIn(message).some(isTypedWrong);
  const advised = isNoDay ? msg('studio/form:no-such-day') : hint;
  return withoutFile(problem, wordedAs([message, advised], shown), shown);
}

/** The texts that a message quotes. */
function quotedIn(wording: Wording): string[] {
  if (typeof wording === 'string') return quotedInText(wording);
  if (!('key' in wording)) return wording.flatMap((part) => (part ? quotedIn(part) : []));
  return Object.values(wording.values ?? {}).flatMap((value) =>
    typeof value === 'object' && 'quoted' in value ? [value.quoted] : [],
  );
}

/** A day in numbers that does not exist. */
const isTypedWrong = (text: string): boolean =>
  /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(text) && readDay(text) === undefined;

function dateAsTyped(date: string): string {
  const moment = readMoment(date);
  return moment ? `${printDay(moment.day)} ${moment.hour}`.trim() : date;
}

interface FieldScope {
  schemas: SchemaFiles;
  root: SchemaNode;
  value: Json | undefined;
  /** From `root` to the field. */
  pointer: string;
}

/** The text of a problem, with the labels that the form shows in place of the keys around its field. */
export function problemInWords(problem: ProblemWords, scope: FieldScope): string {
  const labels = labelsNear(scope);
  return inWords(problem, { written: dateAsTyped, field: (name) => labels.get(name) });
}

/** The labels of the keys around a field. Of two equal keys, the nearer to the field counts. */
function labelsNear({ schemas, root, value, pointer }: FieldScope): Map<string, string> {
  const labels = new Map<string, string>();
  for (const step of [{ node: root, value }, ...pathTo(schemas, root, value, pointer)]) {
    if (!step.node) break;
    const branch = narrowToBranch(schemas, step.node, step.value);
    for (const name of keysOf(branch)) labels.set(name, labelOf(schemas, branch, name));
  }
  return labels;
}
