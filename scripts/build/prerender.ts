import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageData } from '../../src/data/types.ts';
import type { WorkerInput } from './prerender-worker.ts';

/** Pages handed to a thread at once: enough to hide the messages, few enough to share evenly. */
const BATCH = 25;

/**
 * Renders all `pages` into `input.outDir`, on every core when there is enough to do.
 * `onDone` is told which are written.
 */
export async function prerender(
  workerFile: string,
  input: WorkerInput,
  pages: PageData[],
  onDone: (pages: PageData[]) => void,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
    pages.slice(index * BATCH, (index + 1) * BATCH),
  );
  const threads = Math.min(availableParallelism(), batches.length);
  const run = () => runThread(workerFile, input, batches, onDone);
  await Promise.all(Array.from({ length: threads }, run));
}

function runThread(
  workerFile: string,
  input: WorkerInput,
  batches: PageData[][],
  onDone: (pages: PageData[]) => void,
): Promise<void> {
  const worker = new Worker(workerFile, { workerData: input });
  return new Promise<void>((resolve, reject) => {
    let batch: PageData[] | undefined;
    const next = () => {
      batch = batches.pop();
      if (batch) worker.postMessage(batch);
      else resolve();
    };
    worker.on('message', () => {
      onDone(batch ?? []);
      next();
    });
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
