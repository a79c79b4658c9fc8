import { createContext, runInContext } from 'node:vm';
import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import type { Parent } from './dom.ts';

/** Browsers stop at 512; what is nested deeper was made to hurt. */
const DEEPEST = 512;
const MOST_ELEMENTS = 200_000;
/** In milliseconds. A page of a megabyte takes a tenth of a second. */
const PATIENCE = 10_000;

/** A page that is not read: it is nested too deep, has too many elements, or takes too long. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Counts what is made, so that a page of a few bytes cannot become a tree of gigabytes. */
function countingAdapter(): typeof defaultTreeAdapter {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new Unreadable('elements');
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > DEEPEST) throw new Unreadable('depth');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

export const parseDocument = (html: string): Parent =>
  parse(html, { treeAdapter: countingAdapter() });

export const parsePart = (html: string): Parent =>
  parseFragment(html, { treeAdapter: countingAdapter() });

/** Does something with a page of another's; throws `Unreadable` if it takes too long. */
export function withinTime<T>(work: () => T, patience = PATIENCE): T {
  try {
    return runInContext('work()', createContext({ work }), { timeout: patience });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new Unreadable('time');
    throw error;
  }
}
