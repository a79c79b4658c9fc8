import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'unit-tests-';

/** Of Linux: a folder in memory. */
const IN_MEMORY = '/dev/shm';
/** What all tests together write at a time, several times over, in bytes. */
const ROOM = 2e9;

/** Thousands of small sites are written and removed: in memory that takes a tenth less of the processor than on a disk. */
function parentFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM ? IN_MEMORY : tmpdir();
}

/** All temporary folders of unit tests are in one, removed after the last test: workers do not end by themselves. */
export default function setUp() {
  if (tmpdir().includes(NAME)) return undefined; // each project of Vitest asks for it
  const folder = mkdtempSync(join(parentFolder(), NAME));
  chmodSync(folder, 0o711); // PostgreSQL, which does not run as root, passes through it
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
