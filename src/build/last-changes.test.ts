import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastChanges } from './last-changes.ts';

const [first, second] = ['site-config/pages/a.json', 'site-config/pages/sub/é.json'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'test-changes-'));
  mkdirSync(join(root, 'site-config/pages/sub'), { recursive: true });
  for (const file of [first, second]) {
    writeFileSync(join(root, file), '1');
    utimesSync(join(root, file), 0, Date.UTC(2021, 4, 6) / 1000);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function git(date: string, ...args: string[]) {
  const person = ['-c', 'user.name=t', '-c', 'user.email=t@a.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_CEILING_DIRECTORIES: root };
  execFileSync('git', [...person, ...args], { cwd: root, env, stdio: 'pipe' });
}

test('without git, a file has the date of its last modification', async () => {
  expect([...(await lastChanges(root, [first, second]))]).toEqual([
    [first, '2021-05-06'],
    [second, '2021-05-06'],
  ]);
});

test('with git, a file has the date of its last commit, or of its modification if it is new', async () => {
  git('', 'init', '-q');
  git('', 'add', first);
  git('2022-01-02T12:00:00Z', 'commit', '-qm', '1');
  expect((await lastChanges(root, [first, second])).get(second)).toBe('2021-05-06');
  git('', 'add', second);
  git('2023-01-02T12:00:00Z', 'commit', '-qm', '2');
  expect([...(await lastChanges(root, [first, second]))]).toEqual([
    [first, '2022-01-02'],
    [second, '2023-01-02'],
  ]);
});

test('a shallow clone has no dates', async () => {
  git('', 'init', '-q');
  git('', 'add', '.');
  git('2022-01-02T12:00:00Z', 'commit', '-qm', '1');
  writeFileSync(join(root, first), '2');
  git('2023-01-02T12:00:00Z', 'commit', '-qam', '2');
  git('', 'clone', '-q', '--depth', '1', `file://${root}`, 'clone');
  expect((await lastChanges(join(root, 'clone'), [first])).size).toBe(0);
});
