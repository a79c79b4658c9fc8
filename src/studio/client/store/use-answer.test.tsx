// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { msg } from '../../../words/message.ts';
import { Failure } from '../../shared/failure.ts';
import { setHost } from '../../shared/host.ts';
import { devHost } from '../dev-host.ts';
import { useAnswer } from './use-answer.ts';

let settle: { done(answer: unknown): void; failed(error: unknown): void };
const body = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  setHost({
    ...devHost,
    ask: () =>
      new Promise((done, failed) => {
        settle = { done: done as never, failed };
      }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each<[string, () => void]>([
  ['is there', () => settle.done([])],
  ['is refused', () => settle.failed(new Failure(msg('studio/store:worker-away'), false))],
])('an answer is late after a second, and no more once it %s', async (_, end) => {
  let shown: ReturnType<typeof useAnswer<'hosted-proposals'>> | undefined;
  function View() {
    shown = useAnswer('hosted-proposals', body);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<View />));
  expect(shown?.isLate).toBe(false);
  await wait(1_100);
  expect(shown?.isLate).toBe(true);
  await act(async () => end());
  await wait(2_000);
  expect(shown?.isLate).toBe(false);
  act(() => root.unmount());
});
