import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder = '';
const lock = () => join(folder, 'lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that another process has open is refused, with instructions', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(lock(), `${other.pid} http://localhost:4173`);
  await expect(lockFolder(folder)).rejects.toMatchObject({
    message: expect.stringContaining(
      `já está aberto por outro processo (${other.pid}). Feche o outro`,
    ),
    siteUrl: 'http://localhost:4173',
  });
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await ended;
  const unlock = await lockFolder(folder); // what a crash left behind does not count
  unlock();
  expect(existsSync(lock())).toBe(false);
});

test('a server that restarts in the same process waits until the old one is closed', async () => {
  const first = await lockFolder(folder);
  const second = lockFolder(folder);
  setImmediate(first);
  (await second)();
  expect(existsSync(lock())).toBe(false);
});
