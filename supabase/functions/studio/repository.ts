/** The site's repository, by the forge's API: what is written is made aside, and branches only move forward. */
import { expected, type Forge } from './forge.ts';
import type { Person } from './protocol.ts';
import { createReader, type Snapshot } from './snapshots.ts';

const GONE_ON = /fast forward|does not exist/i;

const SHA = /^[0-9a-f]{40}$/;
export const isSha = (value: unknown): value is string =>
  typeof value === 'string' && SHA.test(value);

function createWriter(forge: Forge) {
  return {
    /** Stores a picture; the same bytes are the same blob, however often. */
    async store(base64: string): Promise<string> {
      const told = await forge.ask('POST', 'git/blobs', { content: base64, encoding: 'base64' });
      return expected(told, 201).sha;
    },

    async storeTexts(on: Snapshot, texts: ReadonlyMap<string, string | { sha: string | null }>) {
      const tree = [...texts].map(([path, becomes]) => ({
        ...{ path, mode: '100644', type: 'blob' },
        ...(typeof becomes === 'string' ? { content: becomes } : becomes),
      }));
      const told = await forge.ask('POST', 'git/trees', { base_tree: on.tree, tree });
      return expected(told, 201).sha as string;
    },

    /** Makes a commit that no branch has yet. */
    async commit(made: { tree: string; parents: string[]; title: string; author: Person }) {
      const { tree, parents, title, author } = made;
      const told = await forge.ask('POST', 'git/commits', {
        ...{ message: title, tree, parents },
        author: { name: author.name, email: author.email },
        // Else the forge would take the author for it.
        committer: await forge.committer(),
      });
      return expected(told, 201).sha as string;
    },

    /** Whether the branch is there now: one with that name may have been there before. */
    async startBranch(name: string, commit: string): Promise<boolean> {
      const body = { ref: `refs/heads/${name}`, sha: commit };
      return (await forge.ask('POST', 'git/refs', body)).status === 201;
    },

    /**
     * Moves a branch to a commit that comes after where it was seen, and never back: false if it has gone elsewhere
     * meanwhile, or is not there any more.
     */
    async moveForward(name: string, commit: string): Promise<boolean> {
      const told = await forge.ask('PATCH', `git/refs/heads/${name}`, {
        sha: commit,
        force: false,
      });
      // Other refusals are of rules that the branch has: whoever set them up has to know.
      if (told.status === 422 && GONE_ON.test(told.body?.message)) return false;
      expected(told, 200);
      return true;
    },

    /** Deletes a branch; one that is not there is no mistake. */
    async removeBranch(name: string): Promise<void> {
      expected(await forge.ask('DELETE', `git/refs/heads/${name}`), 204, 404, 422);
    },

    /** The last commit that both have; undefined if they have none. */
    async mergeBase(one: string, other: string): Promise<string | undefined> {
      const told = await forge.ask('GET', `compare/${one}...${other}?per_page=1`);
      return told.status === 404 ? undefined : expected(told, 200).merge_base_commit.sha;
    },
  };
}

export function createRepository(forge: Forge, branch: string) {
  const reader = createReader(forge);
  const tipOf = async (name: string): Promise<string | undefined> => {
    const told = await forge.ask('GET', `git/ref/heads/${name}`);
    return told.status === 404 ? undefined : expected(told, 200).object.sha;
  };
  return {
    ...{ ...reader, ...createWriter(forge), branch, tipOf },
    async head(): Promise<Snapshot> {
      const tip = await tipOf(branch);
      const found = tip && (await reader.snapshotOf(tip));
      if (!found) throw new Error(`There is no branch ${branch}`);
      return found;
    },
  };
}

export type Repository = ReturnType<typeof createRepository>;
