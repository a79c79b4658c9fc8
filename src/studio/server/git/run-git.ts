import { execFile } from 'node:child_process';

interface GitResult {
  ok: boolean;
  /** Standard output, without the final line break. */
  out: string;
  error: string;
}

/** In milliseconds. A slower push waits for an answer to a question that nobody sees. */
const TIMEOUT = 120_000;

/** Runs git in a folder, never asking for a password, and with English output, which is parsed here. */
export const runGitWithin = (
  timeout: number,
  folder: string,
  ...args: string[]
): Promise<GitResult> =>
  new Promise((resolve) => {
    const env = {
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_EDITOR: 'true',
      LC_ALL: 'C',
    };
    const options = { cwd: folder, env, maxBuffer: 50_000_000, timeout };
    // Without this option git would read `*` or `:` in a file name as a pattern.
    execFile('git', ['--literal-pathspecs', ...args], options, (failure, out, error) =>
      resolve({
        ok: failure === null,
        out: out.replace(/\n$/, ''),
        error: error || out || String(failure?.message ?? ''),
      }),
    );
  });

export const runGit = (folder: string, ...args: string[]): Promise<GitResult> =>
  runGitWithin(TIMEOUT, folder, ...args);

export const inWorkTree = async (folder: string): Promise<boolean> =>
  (await runGit(folder, 'rev-parse', '--is-inside-work-tree')).out === 'true';
