import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ObjectReader } from './object-reader.ts';

/** What git answered, and whether it did what was asked. */
export interface Ran {
  ok: boolean;
  out: Buffer;
  error: string;
}

/** An entry of a tree, as GitHub's API names it. */
export interface Entry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

interface Input {
  input?: Buffer | string;
  env?: Record<string, string>;
}

/** Nothing that the machine's own settings say of git, or of who commits, is of this repository. */
const ALONE = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const MAX_OUTPUT = 200_000_000;

let indexes = 0;

/** A bare repository, by the commands of git that read and write objects and refs. */
export class BareRepository {
  readonly #objects: ObjectReader;

  constructor(readonly folder: string) {
    this.#objects = new ObjectReader(folder, { ...process.env, ...ALONE });
  }

  run(args: readonly string[], { input, env }: Input = {}): Promise<Ran> {
    return new Promise((resolve) => {
      const options = {
        cwd: this.folder,
        env: { ...process.env, ...ALONE, ...env },
        encoding: 'buffer' as const,
        maxBuffer: MAX_OUTPUT,
      };
      const child = execFile('git', args, options, (error, out, stderr) =>
        resolve({ ok: error === null, out, error: stderr.toString() || (error?.message ?? '') }),
      );
      // A program that ends before it has read everything has said why.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input ?? '');
    });
  }

  /** The answer as text; undefined if git refused. */
  async text(args: readonly string[], given?: Input): Promise<string | undefined> {
    const { ok, out } = await this.run(args, given);
    return ok ? out.toString().trimEnd() : undefined;
  }

  /** The id of an object of that type; undefined if there is none. A path after a colon is one of a commit. */
  async resolve(name: string, type: 'commit' | 'tree' | 'blob'): Promise<string | undefined> {
    if (!/^[\w./:-]+$/.test(name) || name.startsWith('-')) return undefined;
    // A path may be called as it likes: the type is asked of what it is, not of its name.
    const found = await this.#objects.find(name.includes(':') ? name : `${name}^{${type}}`);
    return found?.type === type ? found.sha : undefined;
  }

  async blob(sha: string): Promise<Buffer | undefined> {
    const found = /^[0-9a-f]{40}$/.test(sha) ? await this.#objects.find(sha) : undefined;
    return found?.type === 'blob' ? found.bytes : undefined;
  }

  close(): void {
    this.#objects.close();
  }

  writeBlob(bytes: Buffer): Promise<string | undefined> {
    return this.text(['hash-object', '-w', '--stdin'], { input: bytes });
  }

  async entries(tree: string, isRecursive: boolean): Promise<Entry[]> {
    const options = isRecursive ? ['-r', '-t'] : [];
    const { out } = await this.run(['ls-tree', '-l', '-z', ...options, tree]);
    const lines = out.toString().split('\0').filter(Boolean);
    return lines.map((line) => {
      const [, mode = '', type = '', sha = '', size = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+) +(-|\d+)\t(.+)$/s.exec(line) ?? [];
      return { path, mode, type, sha, ...(size !== '-' && { size: Number(size) }) };
    });
  }

  /** A tree with some entries in place of its own; `sha: null` removes one. Undefined if git refuses one. */
  async writeTree(
    base: string | undefined,
    entries: readonly { path: string; mode: string; sha: string | null }[],
  ): Promise<string | undefined> {
    const index = join(this.folder, `index-${process.pid}-${++indexes}`);
    const env = { GIT_INDEX_FILE: index };
    try {
      if (base && !(await this.run(['read-tree', base], { env })).ok) return undefined;
      const lines = entries.map(({ path, mode, sha }) =>
        sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
      );
      const updated = await this.run(['update-index', '-z', '--index-info'], {
        env,
        input: lines.join(''),
      });
      return updated.ok ? await this.text(['write-tree'], { env }) : undefined;
    } finally {
      rmSync(index, { force: true });
    }
  }

  isAncestor = async (older: string, newer: string): Promise<boolean> =>
    (await this.run(['merge-base', '--is-ancestor', older, newer])).ok;
}
