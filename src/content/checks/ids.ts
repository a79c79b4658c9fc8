import { fileCheck } from '../config-file.ts';
import { segmentsOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { type When, whenOf } from '../references/when-of.ts';

/** Two equal ids in a page: a link with #id could only reach the first. */
export const checkIds = fileCheck(['duplicate-id'], ({ ids, partial }) => {
  const findings: Finding<'duplicate-id'>[] = [];
  for (const [id, pointers] of ids)
    for (const [at, pointer] of pointers.entries()) {
      const first = pointers
        .slice(0, at)
        .find((one) => meet(whenOf(partial, one), whenOf(partial, pointer)));
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
const meet = (a: When | undefined, b: When | undefined) => !a || !b || a === b;

const indexOf = (pointer: string) => Number(segmentsOf(pointer)[1]);
