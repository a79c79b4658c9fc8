import { MOST } from '../../../supabase/functions/studio/protocol.ts';
import type { KeptVersion, Workspace } from '../shared/workspace.ts';
import type { Remote } from './published.ts';

/** What a file was like on the published site. */
export function remoteVersions({ ask }: Remote): Pick<Workspace, 'versions' | 'version'> {
  const version = async ({ file, id }: { file: string; id: string }) => {
    const { text } = await ask.read('version', { commit: id, file });
    return { text: text ?? '' };
  };
  return {
    version,
    async versions({ file, count }) {
      // One more than was asked for, so that what changed in the last can be told.
      const most = Math.min(count + 1, MOST.versions - 1);
      const told = await ask.read('history', { file, count: most });
      const versions = await Promise.all(
        told.versions.map(async ({ commit, author, at, title }): Promise<KeptVersion> => {
          const { text } = await version({ file, id: commit });
          return { id: commit, author, date: at, title, file, text };
        }),
      );
      return { versions };
    },
  };
}
