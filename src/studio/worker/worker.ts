/** The studio's worker behind the dev server. */
import { httpWorkspace } from '../shared/http-workspace.ts';
import { startWorker } from './start-worker.ts';

startWorker(httpWorkspace);
