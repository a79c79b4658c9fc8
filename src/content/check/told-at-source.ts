import { type JsonObject, pointerOf } from '../../lib/json.ts';
import type { RecordTemplate } from '../read/files/layout.ts';
import { fieldsIn } from '../read/records/expand.ts';
import type { ReadBy } from '../read/records/origin.ts';
import type { Problem } from '../read/words/problem.ts';

interface Place {
  file: string;
  pointer: string;
}

/** Of a problem of a made page, where the value may be written: in a record that its own names. */
const sources = new WeakMap<Problem, readonly Place[]>();

/** Keeps of a problem where its value is written, if that is in a record which this one names. */
export function rememberSource(
  problem: Problem,
  { relations = {} }: RecordTemplate,
  record: JsonObject,
  { field, text = `{${field}}` }: Pick<ReadBy, 'field' | 'text'>,
): void {
  const places = fieldsIn(text).flatMap(([name = '', ...rest]): Place[] => {
    const [{ collection } = {}, id] = [relations[name], record[name]];
    if (collection === undefined || typeof id !== 'string' || rest.length === 0) return [];
    const list = `site-config/collections/${collection}`;
    return [
      { file: `${list}.json`, pointer: pointerOf(id, ...rest) },
      { file: `${list}/${id}.json`, pointer: pointerOf(...rest) },
    ];
  });
  sources.set(problem, places);
}

/** Without what is told of the record that says it too: it can be put right only there. */
export function withoutRetold(problems: readonly Problem[]): readonly Problem[] {
  if (!problems.some((problem) => sources.has(problem))) return problems;
  const told = new Map<string, string[]>();
  for (const { code, file, pointer } of problems) {
    const pointers = told.get(`${code} ${file}`);
    if (pointers) pointers.push(pointer);
    else told.set(`${code} ${file}`, [pointer]);
  }
  const isTold = (code: string, { file, pointer }: Place) =>
    told.get(`${code} ${file}`)?.some((found) => `${found}/`.startsWith(`${pointer}/`));
  return problems.filter(
    (problem) => !sources.get(problem)?.some((place) => isTold(problem.code, place)),
  );
}
