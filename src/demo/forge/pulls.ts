import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BareRepository } from './git.ts';

/** A pull request, of what GitHub tells of one. */
export interface Pull {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  head: { ref: string; sha: string };
  base: { ref: string };
  created_at: string;
  updated_at: string;
  closed_at: string | null;
  merged_at: string | null;
  merge_commit_sha: string | null;
}

/** What the deploy of a commit has come to. */
export interface Deployment {
  id: number;
  sha: string;
  environment: string;
  created_at: string;
  state: 'queued' | 'in_progress' | 'success' | 'failure';
  environment_url: string;
}

interface Kept {
  pulls: Pull[];
  deployments: Deployment[];
}

/** What a forge knows beside the objects and refs of git, in a file beside them. */
export class Records {
  readonly #file: string;

  constructor(
    readonly repository: BareRepository,
    readonly now: () => number,
  ) {
    this.#file = join(repository.folder, 'forge.json');
  }

  read(): Kept {
    if (!existsSync(this.#file)) return { pulls: [], deployments: [] };
    return JSON.parse(readFileSync(this.#file, 'utf8'));
  }

  change<T>(edit: (kept: Kept) => T): T {
    const kept = this.read();
    const made = edit(kept);
    writeFileSync(`${this.#file}.tmp`, JSON.stringify(kept, null, 2));
    renameSync(`${this.#file}.tmp`, this.#file);
    return made;
  }

  time = (): string => new Date(this.now()).toISOString();

  /**
   * What a push does to pull requests: the head of an open one follows its branch, one whose commits have arrived in its
   * base is merged, and one whose branch is deleted is closed.
   */
  async pushed(ref: string, sha: string | undefined): Promise<void> {
    const open = this.read().pulls.filter(({ state }) => state === 'open');
    const arrived = new Set<number>();
    for (const { number, base, head } of open)
      if (base.ref === ref && sha && (await this.repository.isAncestor(head.sha, sha)))
        arrived.add(number);
    const at = this.time();
    const closed = { state: 'closed' as const, closed_at: at, updated_at: at };
    const becomes = ({ number, head }: Pull): Partial<Pull> => {
      if (arrived.has(number)) return { ...closed, merged_at: at, merge_commit_sha: sha ?? null };
      if (head.ref !== ref) return {};
      return sha ? { head: { ref, sha }, updated_at: at } : closed;
    };
    this.change(({ pulls }) => {
      for (const pull of pulls) if (pull.state === 'open') Object.assign(pull, becomes(pull));
    });
  }
}
