import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageData } from '../../src/data/types.ts';
import type { WorkerInput } from './prerender-worker.ts';

/** Pages handed to a thread at once: enough to hide the messages, few enough to share evenly. */
const BATCH = 25;

/** Renders all `pages` into `input.outDir`, on every core when there is enough to do. */
export async function prerender(
  workerFile: string,
  input: WorkerInput,
  pages: PageData[],
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
    pages.slice(index * BATCH, (index + 1) * BATCH),
  );
  const threads = Math.min(availableParallelism(), batches.length);
  await Promise.all(Array.from({ length: threads }, () => runThread(workerFile, input, batches)));
}

function runThread(workerFile: string, input: WorkerInput, batches: PageData[][]): Promise<void> {
  const worker = new Worker(workerFile, { workerData: input });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const batch = batches.pop();
      if (batch) worker.postMessage(batch);
      else resolve();
    };
    worker.on('message', next);
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
