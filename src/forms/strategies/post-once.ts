import type { SubmitResult } from '../types.ts';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Posts once. The result is `unknown` without an answer in time, or if `end` aborts: the submission
 * may have arrived.
 */
export async function postOnce(
  post: (signal: AbortSignal) => Promise<SubmitResult>,
  end?: AbortSignal,
): Promise<SubmitResult> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  const timer = setTimeout(giveUp, TIMEOUT);
  end?.addEventListener('abort', giveUp);
  try {
    return await post(timeout.signal);
  } catch {
    // A browser does not tell a network error from an answer that CORS forbids to read.
    return { status: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
