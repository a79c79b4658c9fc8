import { fileCheck } from '../config-file.ts';
import { isObject, segmentsOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';

/** Two equal ids in a page: a link with #id could only reach the first. */
export const checkIds = fileCheck(['duplicate-id'], ({ ids, partial }) => {
  const findings: Finding<'duplicate-id'>[] = [];
  const sections = isObject(partial) && Array.isArray(partial.sections) ? partial.sections : [];
  const whenOf = (pointer: string) => {
    const section: unknown = sections[indexOf(pointer)];
    return isObject(section) ? section.when : undefined;
  };
  for (const [id, pointers] of ids)
    for (const [at, pointer] of pointers.entries()) {
      const first = pointers.slice(0, at).find((one) => meet(whenOf(one), whenOf(pointer)));
      if (first === undefined) continue;
      findings.push({
        code: 'duplicate-id',
        pointer,
        message: `O id “${id}” já está em uso nesta página, na ${indexOf(first) + 1}ª seção.`,
        hint: `Escolha outro, por exemplo “${id}-2”.`,
      });
    }
  return findings;
});

/** One before the event and one after it are never in the page together. */
const meet = (a: unknown, b: unknown) => !a || !b || a === b;

const indexOf = (pointer: string) => Number(segmentsOf(pointer)[1]);
