import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageSums, WorkerInput } from './prerender-worker.ts';

/** Pages per message to a thread: many enough to hide the cost of messages, few enough to share the work evenly. */
export const BATCH = 10;

export interface PageRenderer {
  threads: number;
  /** Starts a thread before there is work for it: to load it takes a third of a second. */
  warmUp(): void;
  /** Draws and renders pages, the JSON of their `PageData`, and writes them into `outDir`; returns the hashes of what was written. */
  render(pages: string[]): Promise<PageSums[]>;
  close(): Promise<void>;
}

/** As many threads as there are cores, each started when there is work for it. */
export function createPageRenderer(workerFile: string, input: WorkerInput): PageRenderer {
  const threads = availableParallelism();
  const started: Worker[] = [];
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  const start = (): Worker => {
    const worker = new Worker(workerFile, { workerData: input });
    started.push(worker);
    return worker;
  };
  const take = async (): Promise<Worker> => {
    const free = idle.pop();
    if (free) return free;
    if (started.length === threads) return new Promise((resolve) => waiting.push(resolve));
    return start();
  };
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };

  return {
    threads,
    warmUp() {
      if (started.length === 0) idle.push(start());
    },
    async render(batch) {
      const worker = await take();
      worker.postMessage(batch);
      // Rejects with the error of the thread.
      const [sums] = (await once(worker, 'message')) as [PageSums[]];
      giveBack(worker);
      return sums;
    },
    async close() {
      await Promise.all(started.map((worker) => worker.terminate()));
    },
  };
}
