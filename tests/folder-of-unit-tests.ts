import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'unit-tests-';

/** All temporary folders of unit tests are in one, removed after the last test: workers do not end by themselves. */
export default function setUp() {
  if (tmpdir().includes(NAME)) return undefined; // each project of Vitest asks for it
  const folder = mkdtempSync(join(tmpdir(), NAME));
  chmodSync(folder, 0o711); // PostgreSQL, which does not run as root, passes through it
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
