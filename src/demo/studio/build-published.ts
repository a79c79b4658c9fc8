import { existsSync } from 'node:fs';
import { contentRoot } from '../../node/project.ts';
import { msg, type Wording } from '../../words/message.ts';
import { BareRepository } from '../forge/git.ts';
import { buildCommit } from './build-commit.ts';
import { takeFolder } from './site-repository.ts';
import { repositoryFolder, studioPath } from './studio-path.ts';

/**
 * Builds what the studio has published, with what has changed in the site's folder since, where that is not what the folder
 * has. Resolves to whether it is served: if not, the folder has to be built.
 */
export async function buildPublished(log: (line: Wording) => void): Promise<boolean> {
  if (studioPath() === undefined || !existsSync(repositoryFolder())) return false;
  const repository = new BareRepository(repositoryFolder());
  const { commit, isFolder } = await takeFolder(repository, contentRoot);
  try {
    if (isFolder) return false;
    log(msg('demo/studio:building'));
    log(await buildCommit(repository, commit));
    return true;
  } catch (error) {
    log(endOf(commit, error));
    return false;
  } finally {
    repository.close();
  }
}

/** What came of a build. */
export function endOf(id: string, error?: unknown): Wording {
  const commit = id.slice(0, 7);
  if (error === undefined) return msg('demo/studio:published', { commit });
  const reason = error instanceof Error ? error.message : String(error);
  return msg('demo/studio:not-published', { commit, reason });
}
