import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { keepChecked, readChecked } from '../../node/checked-json.ts';
import { stampOf } from '../../node/file-stamp.ts';
import { hashOf } from '../../node/hash-of.ts';
import { projectRoot, siteCacheDir } from '../../node/project.ts';
import type { PictureFault } from '../read/site/machine.ts';

export interface FaultTask {
  files: readonly string[];
  port: MessagePort;
  /** Becomes 1 when the thread has answered. */
  state: Int32Array;
}

export type FoundFault = [file: string, fault: PictureFault | undefined];

const THREAD = join(projectRoot, 'src/content/node/picture-fault-thread.ts');
/** In milliseconds. A photo takes some twenty. */
const PATIENCE = 60_000;

const CACHE = join(siteCacheDir, 'picture-faults.json');
const FORMAT = 1;

/** By the hash of the content, as the same picture is in many copies of a site; null for a sound one. */
let known: Record<string, PictureFault | null> | undefined;
/** The hash of a file by its path and stamp. */
const hashes = new Map<string, string>();

/**
 * Why the build could not use some of these files of a folder. It blocks, because a site is checked synchronously; the
 * library that opens pictures does not, so it works in a thread. Asked once for each content.
 */
export function pictureFaults(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, PictureFault> {
  known ??= readChecked<typeof known>(CACHE, FORMAT) ?? {};
  const sums = new Map<string, string>();
  for (const file of files) {
    const sum = sumOf(join(root, file));
    if (sum !== undefined) sums.set(file, sum);
  }
  const unknown = new Map([...sums].map(([file, sum]) => [sum, join(root, file)]));
  for (const sum of Object.keys(known)) unknown.delete(sum);
  if (unknown.size > 0) {
    const faults = new Map(askThread([...unknown.values()]));
    for (const [sum, path] of unknown) if (faults.has(path)) known[sum] = faults.get(path) ?? null;
    keepChecked(CACHE, FORMAT, known);
  }
  const found = new Map<string, PictureFault>();
  for (const [file, sum] of sums) {
    const fault = known[sum];
    if (fault) found.set(file, fault);
  }
  return found;
}

/** Undefined for a file that cannot be read, of which others tell. */
function sumOf(path: string): string | undefined {
  const key = `${path}\n${stampOf(path)}`;
  const before = hashes.get(key);
  if (before !== undefined) return before;
  try {
    const sum = hashOf(readFileSync(path));
    hashes.set(key, sum);
    return sum;
  } catch {
    return undefined;
  }
}

/** Without an answer where the library cannot be loaded: the build will tell. */
function askThread(files: readonly string[]): FoundFault[] {
  const { port1, port2: port } = new MessageChannel();
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(join(projectRoot, 'scripts/run.mjs'), {
    argv: [THREAD],
    workerData: { files, port, state } satisfies FaultTask,
    transferList: [port],
  });
  worker.on('error', () => {}); // there is no answer then
  worker.unref();
  Atomics.wait(state, 0, 0, PATIENCE);
  const answer = receiveMessageOnPort(port1);
  port1.close();
  void worker.terminate();
  return (answer?.message as FoundFault[] | undefined) ?? [];
}
