import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All temporary folders of unit tests are in one, removed after the last test: workers do not end by themselves. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
