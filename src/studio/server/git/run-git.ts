import { execFile } from 'node:child_process';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { msg, quoted } from '../../../words/message.ts';

interface GitResult {
  ok: boolean;
  /** Standard output, without the final line break. */
  out: string;
  error: string;
}

interface Options {
  /** In milliseconds. */
  timeout?: number;
  /** Standard input. */
  input?: string;
  env?: Record<string, string>;
}

/** In milliseconds. A slower push waits for an answer to a question that nobody sees. */
const TIMEOUT = 120_000;

/** Runs git in a folder, never asking for a password, and with English output, which is parsed here. */
export const runGitWith = (
  { timeout = TIMEOUT, input = '', env: more }: Options,
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
      ...more,
    };
    const options = { cwd: folder, env, maxBuffer: 50_000_000, timeout };
    // Without this option git would read `*` or `:` in a file name as a pattern.
    const { stdin } = execFile(
      'git',
      ['--literal-pathspecs', ...args],
      options,
      (failure, out, error) =>
        resolve({
          ok: failure === null,
          out: out.replace(/\n$/, ''),
          error: error || out || String(failure?.message ?? ''),
        }),
    );
    // Git that ends before it has read all says why by its own error.
    stdin?.on('error', () => undefined);
    stdin?.end(input);
  });

export const runGit = (folder: string, ...args: string[]): Promise<GitResult> =>
  runGitWith({}, folder, ...args);

/** The output of a command that is not expected to fail. Throws CannotEdit if it does. */
export async function gitOutput(options: Options, folder: string, ...args: string[]) {
  const { ok, out, error } = await runGitWith(options, folder, ...args);
  if (!ok) throw new CannotEdit(msg('studio/git:git-failed', { said: quoted(error.trim()) }));
  return out;
}

export const inWorkTree = async (folder: string): Promise<boolean> =>
  (await runGit(folder, 'rev-parse', '--is-inside-work-tree')).out === 'true';

let last: Promise<unknown> = Promise.resolve();

/** Windows ask at the same time; what moves branches and files is done one after the other. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
