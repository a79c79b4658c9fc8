import { type When, whenOf } from '../../../content/read/references/ids.ts';
import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { segmentsOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

/** Two equal ids in a page: a link with #id could only reach the first. */
export const checkIds = fileCheck(['duplicate-id'], ({ ids, partial }) => {
  const findings: Finding<'duplicate-id'>[] = [];
  for (const [id, pointers] of ids)
    for (const [index, pointer] of pointers.entries()) {
      const first = pointers
        .slice(0, index)
        .find((earlier) => meet(whenOf(partial, earlier), whenOf(partial, pointer)));
      if (first === undefined) continue;
      findings.push({
        code: 'duplicate-id',
        pointer,
        message: msg('checks/ids:duplicate', { id, position: indexOf(first) + 1 }),
        hint: msg('checks/ids:duplicate-hint', { id }),
      });
    }
  return findings;
});

/** A section before the event and one after it are never on the page together, so they may share an id. */
const meet = (a: When | undefined, b: When | undefined) => !a || !b || a === b;

const indexOf = (pointer: string) => Number(segmentsOf(pointer)[1]);
