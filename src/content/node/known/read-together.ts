import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { projectRoot } from '../../../node/project.ts';
import type { Slot } from '../../files/layout.ts';
import type { KnownPage } from './known-page.ts';

export interface Task {
  root: string;
  /** The folder of the schemas. */
  schemas: string;
  timeZone: string | undefined;
  slots: readonly Slot[];
}

export interface ThreadTask extends Task {
  /** Shared: how many batches are taken, then of each thread whether it is at one. */
  state: Int32Array;
  /** Its place in `state`. */
  own: number;
  port: MessagePort;
}

export type Found = [file: string, known: KnownPage][];

const THREAD = join(projectRoot, 'src/content/node/known/reading-thread.ts');
const BATCH = 50;
/** With fewer files, starting a thread takes longer than it saves. */
const MANY = 1000;
/** Each takes some eighty megabytes. */
const MOST_THREADS = 3;
/** How long a thread may still take for its last batch, in milliseconds; after that it is left behind. */
const PATIENCE = 10_000;

/**
 * Has each file read by `read`, or by a thread of several; returns what those found of the pages that are right.
 * Does not return before, as a site is loaded in one go. What a thread does not tell, since a page is not right or the
 * thread failed, is for the caller to read.
 */
export function readTogether(
  task: Task,
  read: (slot: Slot) => void,
  count = Math.min(availableParallelism() - 1, MOST_THREADS),
): Map<string, KnownPage> {
  const found = new Map<string, KnownPage>();
  if (count === 0 || task.slots.length < MANY) return found;

  const state = new Int32Array(new SharedArrayBuffer((1 + count) * Int32Array.BYTES_PER_ELEMENT));
  const threads = Array.from({ length: count }, (_, at) => startThread(task, state, 1 + at));
  for (const batch of batchesOf(task.slots, state)) batch.forEach(read);

  for (const { own, port, worker } of threads) {
    let waited = 'ok';
    while (Atomics.load(state, own) === 1 && waited !== 'timed-out')
      waited = Atomics.wait(state, own, 1, PATIENCE);
    for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port))
      for (const [file, known] of received.message as Found) found.set(file, known);
    port.close();
    void worker.terminate();
  }
  return found;
}

function startThread(task: Task, state: Int32Array, own: number) {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(join(projectRoot, 'scripts/run.mjs'), {
    argv: [THREAD],
    workerData: { ...task, state, own, port: port2 } satisfies ThreadTask,
    transferList: [port2],
  });
  worker.on('error', () => {}); // what it did not tell is read by the caller
  worker.unref();
  return { own, port, worker };
}

/** The files that no other thread has taken. */
export function* batchesOf(slots: readonly Slot[], state: Int32Array): Generator<readonly Slot[]> {
  for (;;) {
    const start = Atomics.add(state, 0, 1) * BATCH;
    if (start >= slots.length) return;
    yield slots.slice(start, start + BATCH);
  }
}
