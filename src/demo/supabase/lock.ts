import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';

/** Another process has the folder. */
export class FolderInUse extends UserError {
  constructor(
    folder: string,
    owner: number,
    /** Where the other process answers, if it serves a site. */
    readonly siteUrl: string,
  ) {
    super(msg('demo/database:in-use', { folder, owner: String(owner) }));
  }
}

/** How long a dev server that restarts may take to close the database it had open, in ms. */
const RESTART = 60_000;

/**
 * Keeps a second process off the database in `folder`: PGlite does not, and two of them corrupt it.
 * Resolves to what gives it back. A process that died without doing so does not count.
 * Rejects with `FolderInUse` when another process has it, which is told `siteUrl`.
 */
export async function lockFolder(folder: string, siteUrl = ''): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (const started = Date.now(); !create(file, siteUrl); ) {
    const { owner, address } = ownerOf(file);
    if (owner === process.pid && Date.now() - started < RESTART) await setTimeout(50);
    else if (owner && isAlive(owner)) throw new FolderInUse(folder, owner, address);
    else rmSync(file, { force: true });
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function create(file: string, siteUrl: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${siteUrl}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file: string): { owner: number; address: string } {
  try {
    const [owner, address = ''] = readFileSync(file, 'utf8').split(' ');
    return { owner: Number(owner), address };
  } catch {
    return { owner: 0, address: '' }; // given back since
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0); // sends nothing, only asks
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
