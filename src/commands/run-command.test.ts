import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CannotRun } from '../content/index.ts';
import { UserError } from '../words/user-error.ts';
import { runCommand } from './run-command.ts';

const print = vi.spyOn(console, 'error');
const exit = vi.spyOn(process, 'exit');
beforeEach(() => {
  print.mockReturnValue();
  exit.mockReturnValue(undefined as never);
});
afterEach(() => vi.clearAllMocks());

const fail = (error: unknown) =>
  runCommand(() => {
    throw error;
  });

test.each([
  [new UserError('Faça isto.'), 1],
  [new UserError('Faça isto.', 3), 3],
  [new CannotRun('Faça isto.'), 2],
])('a user error prints only its message: %o', async (error, code) => {
  await fail(error);
  expect(print.mock.calls).toEqual([['Faça isto.']]);
  expect(exit.mock.calls).toEqual([[code]]);
});

test('an error of the disk is told in a sentence', async () => {
  await fail(Object.assign(new Error('EROFS: read-only'), { code: 'EROFS', path: '/site/dist' }));
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^\/site\/dist está em um disco/)]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a package that is not installed is told in a sentence', async () => {
  await fail(
    Object.assign(new Error("Cannot find package 'playwright' imported from /site/a.mjs"), {
      code: 'ERR_MODULE_NOT_FOUND',
    }),
  );
  expect(print.mock.calls).toEqual([
    ['Isto precisa de mais um pacote: npm install --save-dev playwright'],
  ]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('any other error is printed with its stack', async () => {
  const error = new TypeError('x is undefined');
  await fail(error);
  expect(print.mock.calls).toEqual([[error]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a successful command prints nothing', async () => {
  await runCommand(async () => undefined);
  expect(print).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});
