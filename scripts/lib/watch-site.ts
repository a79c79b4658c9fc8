import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Calls `changed` after a change of what an editor edits, once for all that a save touches. */
export function watchSite(root: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, 50);
  };
  const watchers = ['site-config', 'public']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, soon));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
