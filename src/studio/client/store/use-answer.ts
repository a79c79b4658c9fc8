import { ApiError } from './api.ts';
import { connection } from './connection.ts';

/**
 * Shows the answer to a request that a view makes by itself, unless its effect is over by then. Returns the
 * cleanup of that effect. A request without an answer is made again. `tell` is given the reason, where the
 * answer would stand, and '' once there is one. `pause` waits, in milliseconds, for the end of typing.
 */
export function showAnswer<T>(
  request: () => Promise<T>,
  show: (answer: T) => void,
  tell?: (failure: string) => void,
  pause?: number,
): () => void {
  const key = Symbol('request');
  let isOver = false;
  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) return connection.failed(key, error, make);
    tell?.(error.message);
    if (tell && !error.mayPass) connection.answered(key);
    else connection.failed(key, error, make);
  };
  const make = async (): Promise<void> => {
    try {
      const answer = await request();
      if (isOver) return;
      connection.answered(key);
      tell?.('');
      show(answer);
    } catch (error) {
      if (!isOver) onFailure(error);
    }
  };
  const timer = pause === undefined ? void make() : setTimeout(make, pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
    connection.answered(key);
  };
}
