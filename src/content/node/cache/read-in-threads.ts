import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { projectRoot } from '../../../node/project.ts';
import type { CachedPage } from '../../check/incremental/cached-page.ts';
import type { Slot } from '../../read/files/layout.ts';
import type { SiteLocale } from '../../read/words/site-locale.ts';

interface Task {
  root: string;
  locale: SiteLocale;
  slots: readonly Slot[];
  /** When it was given, in milliseconds: what is written later may change again. */
  now: number;
}

export interface ThreadTask extends Task {
  /** Shared by the threads: the number of batches taken, then for each thread 1 while it works. */
  state: Int32Array;
  /** Its position in `state`. */
  index: number;
  port: MessagePort;
}

export type Found = [file: string, page: CachedPage][];

const THREAD = join(projectRoot, 'src/content/node/reading-thread.ts');
const BATCH = 50;
/** With fewer files, starting a thread takes longer than it saves. */
const MANY = 1000;
/** Each thread takes some eighty megabytes. */
const MOST_THREADS = 3;
interface Limits {
  threads: number;
  /** Longest wait for a thread's last batch, in milliseconds; after that its pages are read here. */
  patience: number;
}

const limits = (): Limits => ({
  threads: Math.min(availableParallelism() - 1, MOST_THREADS),
  patience: 10_000,
});

/**
 * Reads files here, with `read`, and in threads; returns the results of the threads, for pages without errors.
 * It blocks, because a site is loaded synchronously. The caller reads the files without a result: pages with
 * errors, and those of a thread that failed.
 */
export function readInThreads(
  task: Task,
  read: (slot: Slot) => void,
  { threads: count, patience } = limits(),
): Map<string, CachedPage> {
  const found = new Map<string, CachedPage>();
  if (count === 0 || task.slots.length < MANY) return found;

  const state = new Int32Array(new SharedArrayBuffer((1 + count) * Int32Array.BYTES_PER_ELEMENT));
  const threads = Array.from({ length: count }, (_, thread) =>
    startThread(task, state, 1 + thread),
  );
  for (const batch of batchesOf(task.slots, state)) batch.forEach(read);

  for (const { index, port, worker } of threads) {
    let waited = 'ok';
    while (Atomics.load(state, index) === 1 && waited !== 'timed-out')
      waited = Atomics.wait(state, index, 1, patience);
    for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port))
      for (const [file, page] of received.message as Found) found.set(file, page);
    port.close();
    void worker.terminate();
  }
  return found;
}

function startThread(task: Task, state: Int32Array, index: number) {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(join(projectRoot, 'scripts/run.mjs'), {
    argv: [THREAD],
    workerData: { ...task, state, index, port: port2 } satisfies ThreadTask,
    transferList: [port2],
  });
  worker.on('error', () => {}); // the caller reads the files without a result
  worker.unref();
  return { index, port, worker };
}

/** Takes batches of files that no other thread has taken. */
export function* batchesOf(slots: readonly Slot[], state: Int32Array): Generator<readonly Slot[]> {
  for (;;) {
    const start = Atomics.add(state, 0, 1) * BATCH;
    if (start >= slots.length) return;
    yield slots.slice(start, start + BATCH);
  }
}
