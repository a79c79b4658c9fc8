/** A thread that reads pages, started by `read-together.ts`. */
import { workerData } from 'node:worker_threads';
import { readConfigFile } from '../../read-config-file.ts';
import { loadSchemas } from '../load-schemas.ts';
import { machineAt } from '../machine.ts';
import { knownOf } from './known-page.ts';
import { batchesOf, type Found, type ThreadTask } from './read-together.ts';

const { root, schemas: folder, timeZone, slots, state, own, port } = workerData as ThreadTask;
const machine = machineAt(root);
const schemas = { ...loadSchemas(folder), timeZone };

Atomics.store(state, own, 1);
try {
  for (const batch of batchesOf(slots, state)) {
    const found: Found = [];
    for (const slot of batch) {
      const known = knownOf(readConfigFile(machine, slot, schemas));
      if (known) found.push([slot.file, known]);
    }
    port.postMessage(found);
  }
} finally {
  Atomics.store(state, own, 0);
  Atomics.notify(state, own);
  port.close();
}
