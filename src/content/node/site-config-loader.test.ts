import { expect, it } from 'vitest';
import { msg } from '../../words/message.ts';
import { CannotRun, ChangedWhileRead } from '../read/words/problem.ts';
import { readAtRest } from './site-config-loader.ts';

const changed = () => new ChangedWhileRead(msg('content/files:changed-while-read', { file: 'a' }));

it.each([0, 1, 2])('a site that changes %i times while it is read is read', (times) => {
  const asked: boolean[] = [];
  const read = (anew: boolean) => {
    asked.push(anew);
    if (asked.length <= times) throw changed();
    return 'read';
  };
  expect(readAtRest(read)).toBe('read');
  // What had changed before is not all that has by now.
  expect(asked).toEqual([false, true, true].slice(0, times + 1));
});

it('a site that goes on changing, or cannot be read at all, is told', () => {
  let count = 0;
  const failing = (error: Error) => () => {
    count += 1;
    throw error;
  };
  expect(() => readAtRest(failing(changed()))).toThrow(/mudou enquanto era lido/);
  expect(count).toBe(3);
  const other = new CannotRun(msg('content/files:no-site', { folder: 'b' }));
  expect(() => readAtRest(failing(other))).toThrow(other);
  expect(count).toBe(4);
});
