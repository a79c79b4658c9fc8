import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { projectRoot } from '../../../node/project.ts';
import { msg, type Wording } from '../../../words/message.ts';
import type { CleanedSvg } from './clean-svg.ts';

export type Answer = CleanedSvg | { refused: Wording };

const THREAD = join(projectRoot, 'src/studio/server/pictures/clean-svg-thread.ts');
/** In milliseconds, including the start of the thread. A drawing of a few thousand shapes takes a second. */
const TIMEOUT = 15_000;
const MEMORY_MB = 512;

/**
 * Cleans a drawing in a thread: for deeply nested or very large drawings the time grows with the square
 * of the size, and the dev server could answer nobody meanwhile. Rejects with a `CannotEdit`.
 */
export async function cleanSvgInThread(bytes: Buffer, timeout = TIMEOUT): Promise<CleanedSvg> {
  const thread = new Worker(join(projectRoot, 'scripts/run.mjs'), {
    argv: [THREAD],
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const signal = AbortSignal.timeout(timeout);
  try {
    const [answer] = (await once(thread, 'message', { signal }).catch(refuse)) as [Answer];
    if ('refused' in answer) throw new CannotEdit(answer.refused);
    return answer;
  } finally {
    await thread.terminate();
  }
}

/** The thread ran out of time, memory or stack. */
function refuse(): never {
  throw new CannotEdit(msg('studio/pictures:svg-too-complex'));
}
