/** The studio's worker at an address: the window, whose name it has, asks the function and keeps the drafts. */
import { workspaceOver } from '../shared/channel-workspace.ts';
import { startWorker } from './start-worker.ts';

startWorker(workspaceOver(new BroadcastChannel(self.name)));
