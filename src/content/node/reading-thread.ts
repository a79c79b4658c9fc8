/** A thread that reads pages, started by `read-in-threads.ts`. */
import { workerData } from 'node:worker_threads';
import { toCachedPage } from '../check/incremental/cached-page.ts';
import { inLocale } from '../check/loader.ts';
import { readConfigFile } from '../check/read-config-file.ts';
import { batchesOf, type Found, type ThreadTask } from './cache/read-in-threads.ts';
import { loadSchemas } from './load-schemas.ts';
import { machineAt } from './machine.ts';

const { root, locale, slots, now, state, index, port } = workerData as ThreadTask;
const machine = machineAt(root);
const schemas = inLocale(loadSchemas(root), machine, locale);

Atomics.store(state, index, 1);
try {
  for (const batch of batchesOf(slots, state)) {
    const found: Found = [];
    for (const slot of batch) {
      const page = toCachedPage(readConfigFile(machine, slot, schemas), now);
      if (page) found.push([slot.file, page]);
    }
    port.postMessage(found);
  }
} finally {
  Atomics.store(state, index, 0);
  Atomics.notify(state, index);
  port.close();
}
