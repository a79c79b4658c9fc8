import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** An object of git. */
export interface Found {
  sha: string;
  type: string;
  bytes: Buffer;
}

interface Waiting {
  resolve(found: Found | undefined): void;
  reject(error: Error): void;
}

/**
 * Reads objects by one process of git that stays, as to start one for each takes longer than to read a thousand.
 * `git cat-file --batch` answers each line with "id type size", a line break, and so many bytes; or with "… missing".
 */
export class ObjectReader {
  #git: ChildProcessWithoutNullStreams | undefined;
  #data = Buffer.alloc(0);
  #isClosed = false;
  readonly #waiting: Waiting[] = [];

  constructor(
    readonly folder: string,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  /**
   * Undefined if there is no such object, or the reader is closed. The name has no space and no line break.
   * @throws if git cannot be started, as where the folder is gone.
   */
  async find(name: string): Promise<Found | undefined> {
    if (this.#isClosed) return undefined;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const git = this.#running();
      hold(git, 'ref');
      git.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#git?.kill();
  }

  #running(): ChildProcessWithoutNullStreams {
    if (this.#git) return this.#git;
    const git = spawn('git', ['cat-file', '--batch'], { cwd: this.folder, env: this.env });
    git.stdout.on('data', (chunk: Buffer) => {
      this.#data = Buffer.concat([this.#data, chunk]);
      this.#tell();
      // A reader that has nothing to do holds up nobody who wants to end.
      if (this.#waiting.length === 0) hold(git, 'unref');
    });
    let failure: Error | undefined;
    git.on('error', (error) => {
      failure = error;
    });
    // What cannot be written is told by the end of the process.
    git.stdin.on('error', () => undefined);
    git.on('close', () => {
      this.#git = undefined;
      this.#data = Buffer.alloc(0);
      for (const { resolve, reject } of this.#waiting.splice(0))
        failure ? reject(failure) : resolve(undefined);
    });
    this.#git = git;
    return git;
  }

  #tell(): void {
    for (;;) {
      const end = this.#data.indexOf('\n');
      if (end < 0) return;
      const line = this.#data.toString('utf8', 0, end);
      const [, sha = '', type = '', size] = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(line) ?? [];
      const until = size === undefined ? end + 1 : end + 1 + Number(size) + 1;
      if (this.#data.length < until) return;
      const bytes = Buffer.from(this.#data.subarray(end + 1, Math.max(end + 1, until - 1)));
      this.#data = this.#data.subarray(until);
      this.#waiting.shift()?.resolve(size === undefined ? undefined : { sha, type, bytes });
    }
  }
}

/** Whether the process that runs git may end before git has answered. */
function hold(git: ChildProcessWithoutNullStreams, how: 'ref' | 'unref'): void {
  git[how]();
  for (const stream of [git.stdin, git.stdout, git.stderr])
    (stream as { ref?(): void; unref?(): void })[how]?.();
}
