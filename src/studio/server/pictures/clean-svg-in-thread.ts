import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CannotEdit } from '../../../content/edit/cannot-edit.ts';
import { projectRoot } from '../../../node/project.ts';
import type { CleanedSvg } from './clean-svg.ts';

export type Answer = CleanedSvg | { refused: string };

const THREAD = join(projectRoot, 'src/studio/server/pictures/clean-svg-thread.ts');
/** In milliseconds, the start of the thread included: drawings of a few thousand shapes take a second. */
const TIMEOUT = 15_000;
const MEMORY_MB = 512;

/**
 * Cleans a drawing in a thread of its own: of one that is nested deeply or has very many parts, the time grows with the
 * square of its size, and the dev server would answer nobody meanwhile. Rejects with CannotEdit, in words.
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

/** Too long, too much memory, or nested too deeply for the stack. */
function refuse(): never {
  throw new CannotEdit(
    'O SVG é complicado demais para o site: simplifique o desenho, ou envie como PNG.',
  );
}
