import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainlyWorded } from '../words/node/plain.mjs';
import { worded } from '../words/reader.ts';
import { diskMessage } from './disk-error.mjs';

const error = (code: string, path = '/site/dist') =>
  Object.assign(new Error(`${code}: some reason, open '${path}'`), { code, path });

test.each([
  [error('ENOSPC'), /^O disco está cheio: não coube \/site\/dist\. Libere espaço/],
  [error('EDQUOT'), /cota de disco/],
  [error('EACCES'), /^Falta permissão para usar \/site\/dist/],
  [error('EPERM'), /^Falta permissão para usar \/site\/dist/],
  [error('EROFS'), /^\/site\/dist está em um disco que só se pode ler/],
  [error('EBUSY'), /Outro programa está usando \/site\/dist/],
  [error('EMFILE'), /arquivos abertos demais/],
  [error('EIO'), /O disco falhou/],
  [new Error('failed to write: No space left on device (os error 28)'), /^O disco está cheio/],
  [new Error('Permission denied (os error 13)'), /^Falta permissão/],
  [new Error('outer', { cause: error('ENOSPC') }), /^O disco está cheio/],
  [new AggregateError([new Error('x'), error('EROFS')]), /só se pode ler/],
  ['Error: ENOSPC: no space left on device, write', /^O disco está cheio/],
])('%o is told with what to do', (given, told) => {
  const message = diskMessage(given);
  expect(worded(message)).toMatch(told);
  expect(plainlyWorded(message!)).toBe(worded(message));
});

test('a file where a folder should be is an error of the disk as Node.js has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-disk-'));
  try {
    writeFileSync(join(folder, 'file'), '');
    const write = () => writeFileSync(join(folder, 'file/inside'), '');
    expect(write).toThrow();
    try {
      write();
    } catch (error) {
      expect(worded(diskMessage(error))).toMatch(/no lugar dela há um arquivo/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  new TypeError('x is undefined'),
  undefined,
  'x',
  error('ECONNREFUSED'),
  error('ENOENT'),
])('%o is none', (given) => {
  expect(diskMessage(given)).toBeUndefined();
});
