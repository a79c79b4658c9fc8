import type { Deployment } from '../forge/pulls.ts';

export interface Publishing {
  /** Makes what is served of a commit; rejects if that fails, and leaves what is served. */
  build(commit: string, signal: AbortSignal): Promise<unknown>;
  note(commit: string, state: Deployment['state']): void;
  /** Is told how it ends; undefined for a commit that is live. */
  ended(commit: string, error?: unknown): void;
}

export interface Publisher {
  publish(...commits: string[]): void;
  /** Stops what is being built: the next start goes on. */
  close(): Promise<void>;
}

/** One build at a time. Of commits that come meanwhile the last is built, which has the others in it. */
export function createPublisher({ build, note, ended }: Publishing): Publisher {
  const stop = new AbortController();
  let waiting: string[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (waiting.length > 0 && !stop.signal.aborted) {
      const commits = waiting;
      waiting = [];
      const last = commits.at(-1) ?? '';
      const noteAll = (state: Deployment['state']) => {
        for (const commit of commits) note(commit, state);
      };
      noteAll('in_progress');
      try {
        await build(last, stop.signal);
        noteAll('success');
        ended(last);
      } catch (error) {
        if (stop.signal.aborted) return;
        noteAll('failure');
        ended(last, error);
      }
    }
  }

  return {
    publish(...commits) {
      for (const commit of commits) note(commit, 'queued');
      waiting.push(...commits);
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    async close() {
      stop.abort();
      await working;
    },
  };
}
