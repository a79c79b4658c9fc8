import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepChecked, readChecked } from '../../node/checked-json.ts';
import { stampOf } from '../../node/file-stamp.ts';
import { hashOf } from '../../node/hash-of.ts';
import { projectRoot, siteCacheDir } from '../../node/project.ts';
import type { PictureFault } from '../read/site/machine.ts';

/** Null for a sound picture. */
export type FoundFault = [file: string, fault: PictureFault | null];

const OPENER = join(projectRoot, 'src/content/node/open-pictures.ts');
/** In milliseconds. A photo takes some twenty. */
const PATIENCE = 60_000;

const CACHE = join(siteCacheDir, 'picture-faults.json');
const FORMAT = 2;

/** By the hash of the content, as the same picture is in many copies of a site. */
let known: Record<string, PictureFault | null> | undefined;
/** The hash of a file by its path and stamp. */
const hashes = new Map<string, string>();

/**
 * Why the build could not use some of these files of a folder. It blocks, because a site is checked synchronously; the
 * library that opens pictures does not, so it works in a process of its own. Asked once for each content.
 */
export function pictureFaults(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, PictureFault> {
  const asked = askedOf(root, files);
  if (asked.unknown.size > 0) learn(asked, openAll([...asked.unknown.values()]));
  return faultsOf(asked);
}

/** The same for who need not block: opens them in this process, which spares the start of another. */
export async function pictureFaultsHere(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, PictureFault>> {
  const asked = askedOf(root, files);
  if (asked.unknown.size > 0) {
    const { faultOfPicture } = await import('./fault-of-picture.ts');
    const paths = [...asked.unknown.values()];
    const opened = paths.map(
      async (path): Promise<FoundFault> => [path, await faultOfPicture(path)],
    );
    learn(asked, await Promise.all(opened));
  }
  return faultsOf(asked);
}

interface Asked {
  /** File -> hash of its content. */
  sums: ReadonlyMap<string, string>;
  /** Hash of a content of which nothing is known -> path of a file that has it. */
  unknown: ReadonlyMap<string, string>;
}

function askedOf(root: string, files: readonly string[]): Asked {
  known ??= readChecked<typeof known>(CACHE, FORMAT) ?? {};
  const sums = new Map<string, string>();
  for (const file of files) {
    const sum = sumOf(join(root, file));
    if (sum !== undefined) sums.set(file, sum);
  }
  const unknown = new Map([...sums].map(([file, sum]) => [sum, join(root, file)]));
  for (const sum of Object.keys(known)) unknown.delete(sum);
  return { sums, unknown };
}

function learn({ unknown }: Asked, found: readonly FoundFault[]): void {
  known ??= {};
  const faults = new Map(found);
  for (const [sum, path] of unknown) {
    const fault = faults.get(path);
    if (fault !== undefined) known[sum] = fault;
  }
  keepChecked(CACHE, FORMAT, known);
}

function faultsOf({ sums }: Asked): ReadonlyMap<string, PictureFault> {
  const found = new Map<string, PictureFault>();
  for (const [file, sum] of sums) {
    const fault = known?.[sum];
    if (fault) found.set(file, fault);
  }
  return found;
}

/** Undefined for a file that cannot be read, of which others tell. */
function sumOf(path: string): string | undefined {
  const key = `${path}\n${stampOf(path)}`;
  const before = hashes.get(key);
  if (before !== undefined) return before;
  try {
    const sum = hashOf(readFileSync(path));
    hashes.set(key, sum);
    return sum;
  } catch {
    return undefined;
  }
}

/** Empty where the library cannot be loaded: the build will tell. */
function openAll(files: readonly string[]): FoundFault[] {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/run.mjs'), OPENER],
    { input: JSON.stringify(files), encoding: 'utf8', timeout: PATIENCE },
  );
  return status === 0 ? JSON.parse(stdout) : [];
}
