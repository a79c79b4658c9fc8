/** The thread that `clean-svg-in-thread.ts` starts to clean one drawing. */
import { parentPort, workerData } from 'node:worker_threads';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { cleanSvg } from './clean-svg.ts';
import type { Answer } from './clean-svg-in-thread.ts';

const tell = (answer: Answer) => parentPort?.postMessage(answer);

try {
  tell(cleanSvg(Buffer.from(workerData as Uint8Array)));
} catch (error) {
  if (!(error instanceof CannotEdit)) throw error;
  tell({ refused: error.wording });
}
