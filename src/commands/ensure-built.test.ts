import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureBuilt } from './ensure-built.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('where nothing was built, or a part of it, the command that builds is named', () => {
  const dist = join(folder, 'dist');
  const refusal = /npm test monta em outra pasta.*rode npm run build, ou npm start/;
  expect(() => ensureBuilt(dist)).toThrow(refusal);
  mkdirSync(dist);
  writeFileSync(join(dist, 'robots.txt'), '');
  expect(() => ensureBuilt(dist)).toThrow(refusal);
  writeFileSync(join(dist, 'index.html'), '');
  expect(() => ensureBuilt(dist)).not.toThrow();
});
