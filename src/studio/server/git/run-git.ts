import { execFile } from 'node:child_process';

interface GitResult {
  ok: boolean;
  /** Without the line's end. */
  out: string;
  /** What git said of a failure. */
  error: string;
}

/** A push that takes longer has come to a stop, at a question that nobody sees. */
const TIMEOUT = 120_000;

/** Runs git in a folder. It never asks for a password, and speaks English, which is read here. */
export const runGit = (folder: string, ...args: string[]): Promise<GitResult> =>
  new Promise((resolve) => {
    const env = {
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_EDITOR: 'true',
      LC_ALL: 'C',
    };
    const options = { cwd: folder, env, maxBuffer: 50_000_000, timeout: TIMEOUT };
    // File names are names, whatever signs are in them.
    execFile('git', ['--literal-pathspecs', ...args], options, (failure, out, error) =>
      resolve({
        ok: failure === null,
        out: out.replace(/\n$/, ''),
        error: error || out || String(failure?.message ?? ''),
      }),
    );
  });

export const inWorkTree = async (folder: string): Promise<boolean> =>
  (await runGit(folder, 'rev-parse', '--is-inside-work-tree')).out === 'true';
