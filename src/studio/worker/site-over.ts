import type { Question, Workspace } from '../shared/workspace.ts';
import { createFacts } from './facts.ts';
import { createFilesInMemory } from './files-in-memory.ts';
import { type OpenSite, openSite } from './open-site.ts';

/** These are about a file, whose stamp tells whether it is still the same. */
const ABOUT_FILES: readonly Question[0][] = ['found', 'picture', 'picture-size', 'picture-fault'];

/** The site of a workspace, read once, and again what has changed since. */
export function siteOver(workspace: Workspace) {
  const facts = createFacts(workspace, ([name, file]) =>
    ABOUT_FILES.includes(name) ? memory.stampOf(String(file)) : '',
  );
  const memory = createFilesInMemory(
    // Through JSON nothing is null.
    (name, file) => facts.now('found', file, name) ?? undefined,
  );
  let opened: OpenSite | undefined;
  let preparing: Iterator<void> | undefined;
  let at = '';
  let isStale = true;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    isStale = false;
    const listing = await workspace.list({});
    if (listing.at !== at) {
      const files = memory.changedIn(listing.entries);
      const changed = files.length > 0 ? await workspace.texts({ files }) : { texts: {} };
      memory.update(listing.entries, changed);
      facts.forgetPassing();
      at = listing.at;
    }
    if (opened?.setup.setup !== listing.setup) {
      const setup = await workspace.setup({});
      opened = await openSite({ workspace, setup, facts, memory });
      preparing = undefined;
    }
  }

  return {
    facts,
    /** The site as it is now. */
    async fresh(): Promise<OpenSite> {
      // What is being read again is not what it was, and not yet what it is.
      while (isStale || refreshing || !opened) {
        // One that is under way may have begun before the last change.
        refreshing ??= refresh()
          .catch((error) => {
            isStale = true;
            throw error;
          })
          .finally(() => {
            refreshing = undefined;
          });
        await refreshing;
      }
      return opened;
    },
    /** Readies what is not needed yet. Returns whether there is more of it. */
    prepare(): boolean {
      preparing ??= opened?.prepare();
      return preparing !== undefined && !preparing.next().done;
    },
    /** Its files may have changed. */
    stale(): void {
      isStale = true;
    },
  };
}
