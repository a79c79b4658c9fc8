import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../edit/file-change.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { PROJECT } from '../testing/fixture.ts';
import { createSiteConfigLoader } from './site-config-loader.ts';
import { openJournal, undoUnfinished, writeChanges } from './write-changes.ts';

const A = 'site-config/a.json';
const B = 'site-config/b.json';
const open = setUpEditing();
const change = (file: string, before?: string, after?: string): FileChange => ({
  file,
  before,
  after,
});
const filesOf = (root: string) => readdirSync(join(root, 'site-config')).sort();

describe('writeChanges', () => {
  it('creates, rewrites, renames and removes files', () => {
    const { root, read } = open({ [A]: 'a', [B]: 'b' });
    writeChanges(root, [
      { ...change(A, 'a', 'x'), renamedTo: 'site-config/new/c.json' },
      change(B, 'b'),
      change('site-config/d.json', undefined, 'd'),
    ]);
    expect([A, B, 'site-config/new/c.json', 'site-config/d.json'].map(read)).toEqual([
      undefined,
      undefined,
      'x',
      'd',
    ]);
    expect(undoUnfinished(root)).toEqual([]);
  });

  it('restores everything if one file cannot be written', () => {
    const { root, read } = open({ [A]: 'a', [B]: 'b' });
    const before = filesOf(root);
    const blocked = 'site-config/blocked.json';
    mkdirSync(join(root, blocked, 'not empty'), { recursive: true });
    expect(() =>
      writeChanges(root, [change(A, 'a', 'x'), change(B, 'b'), change(blocked, undefined, 'y')]),
    ).toThrow(/^Não foi possível gravar, e tudo ficou como estava\./);
    expect([read(A), read(B)]).toEqual(['a', 'b']);
    expect(filesOf(root)).toEqual([...before, 'blocked.json'].sort());
    expect(undoUnfinished(root)).toEqual([]);
  });

  it('writes nothing if a file was saved or created in the meantime', () => {
    const { root, read } = open({ [A]: 'saved', [B]: 'b' });
    for (const stale of [change(A, 'a', 'x'), change(A, undefined, 'x')])
      expect(() => writeChanges(root, [change(B, 'b', 'y'), stale])).toThrow(
        /a\.json mudou enquanto isso/,
      );
    expect([read(A), read(B)]).toEqual(['saved', 'b']);
  });

  it('does not undo a file that somebody has changed since', () => {
    const { root, read } = open({ [A]: 'mine' });
    openJournal(root, [{ file: A, before: 'a', after: 'x' }]);
    expect(undoUnfinished(root)).toEqual([]);
    expect(read(A)).toBe('mine');
  });

  it('does not undo what another process is just writing', () => {
    const steps = [{ file: A, before: 'a', after: 'x' }];
    const { root, read } = open({ [A]: 'x' });
    openJournal(root, steps, process.ppid);
    expect(undoUnfinished(root)).toEqual([]);
    expect(read(A)).toBe('x');
    const longAgo = new Date(0);
    utimesSync(join(root, '.cache/unfinished-edit.json'), longAgo, longAgo);
    expect(undoUnfinished(root), 'its number has been given to another').toEqual([A]);
  });

  it('ignores a damaged journal', () => {
    const { root, read } = open({ [A]: 'a', '.cache/unfinished-edit.json': '{"file"' });
    expect(undoUnfinished(root)).toEqual([]);
    writeChanges(root, [change(A, 'a', 'x')]);
    expect(read(A)).toBe('x');
  });

  /** Writes in a process of its own, which gets a signal after it has put its first file, or `before` that. */
  function signalled(signal: string, when = 'after') {
    const site = open({ [A]: 'a', [B]: 'b' });
    const script = join(site.root, 'write.mjs');
    const changes = [change(A, 'a', 'x'), change(B, 'b', 'y')];
    const bundler = pathToFileURL(join(PROJECT, 'src/node/bundle.mjs'));
    const module = join(PROJECT, 'src/content/node/write-changes.ts');
    writeFileSync(
      script,
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { renameSync } = fs;
      fs.renameSync = (from, to) => {
        if ('${when}' === 'after') renameSync(from, to);
        if (to.endsWith('a.json')) process.kill(process.pid, '${signal}');
      };
      syncBuiltinESMExports();
      const { bundleOf } = await import('${bundler}');
      const { writeChanges } = await import(await bundleOf('${module}'));
      writeChanges(${JSON.stringify(site.root)}, ${JSON.stringify(changes)});`,
    );
    spawnSync(process.execPath, [script]);
    return site;
  }

  it.each(['SIGINT', 'SIGTERM'])(
    'finishes an edit that has begun when it receives %s',
    (signal) => {
      const { read } = signalled(signal);
      expect([read(A), read(B)]).toEqual(['x', 'y']);
    },
  );

  it('leaves no half-written file in the site when it is killed', () => {
    const { root, read } = signalled('SIGKILL', 'before');
    expect([read(A), read(B)]).toEqual(['a', 'b']);
    expect(readdirSync(join(root, 'site-config')).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });

  it('is undone by the next run after it was killed', () => {
    const { root, read } = signalled('SIGKILL');
    expect([read(A), read(B)]).toEqual(['x', 'b']);
    expect(undoUnfinished(root)).toEqual([A]);
    expect([read(A), read(B)]).toEqual(['a', 'b']);
    expect(undoUnfinished(root)).toEqual([]);
  });

  it('is undone before anything reads the site again', () => {
    const { root, read } = signalled('SIGKILL');
    createSiteConfigLoader(root);
    expect([read(A), read(B)]).toEqual(['a', 'b']);
  });
});
