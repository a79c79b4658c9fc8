import { createListeners } from '../../shared/listeners.ts';
import { ApiError } from './api.ts';

/** In milliseconds. The pause before a request is made again doubles each time, up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

interface Unanswered {
  message: string;
  pause: number;
  timer: ReturnType<typeof setTimeout>;
  again(): void;
}

/**
 * The requests that the studio makes by itself and that have no answer yet. Each is made again until it has
 * one. What a person asked for is not among them: who pressed the button is told there.
 */
export function createConnection() {
  const listeners = createListeners();
  const waiting = new Map<unknown, Unanswered>();

  /** Makes a failed request again after a pause. An error that would come again is shown as any uncaught one. */
  function failed(key: unknown, error: unknown, again: () => void): void {
    const last = waiting.get(key);
    answered(key);
    if (!(error instanceof ApiError && error.mayPass)) {
      reportError(error);
      return;
    }
    const pause = last ? Math.min(last.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
    const timer = setTimeout(again, pause);
    waiting.set(key, { message: error.message, pause, timer, again });
    listeners.notify();
  }

  /** Also for a request that nobody waits for any more. */
  function answered(key: unknown): void {
    const last = waiting.get(key);
    if (!last) return;
    clearTimeout(last.timer);
    waiting.delete(key);
    listeners.notify();
  }

  /** Makes a request that is made again until it has an answer. Undefined if it had none this time. */
  async function keepAsking<T>(
    key: unknown,
    request: () => Promise<T>,
    again: () => void,
  ): Promise<T | undefined> {
    try {
      const answer = await request();
      answered(key);
      return answer;
    } catch (error) {
      failed(key, error, again);
      return undefined;
    }
  }

  /** Makes all of them again, now. */
  function retry(): void {
    for (const { timer, again } of [...waiting.values()]) {
      clearTimeout(timer);
      again();
    }
  }

  return {
    subscribe: listeners.subscribe,
    /** Why something is not known; undefined while everything was answered. */
    problem: (): string | undefined => waiting.values().next().value?.message,
    failed,
    answered,
    keepAsking,
    retry,
  };
}

/** That of this window. */
export const connection = createConnection();
