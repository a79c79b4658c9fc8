import { execFile } from 'node:child_process';

export interface GitResult {
  ok: boolean;
  out: string;
  /** What git said of a failure. */
  error: string;
}

/** Runs git in a folder. It never asks for a password, and speaks English, which is read here. */
export const runGit = (folder: string, ...args: string[]): Promise<GitResult> =>
  new Promise((resolve) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
    execFile('git', args, { cwd: folder, env, maxBuffer: 50_000_000 }, (failure, out, error) =>
      resolve({ ok: failure === null, out, error: error || String(failure?.message ?? '') }),
    );
  });

export const inWorkTree = async (folder: string): Promise<boolean> =>
  (await runGit(folder, 'rev-parse', '--is-inside-work-tree')).out.trim() === 'true';
