import type { SubmitResult } from '../types.ts';

/** How long the other side may take to answer, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Posts once. What comes too late, or not at all, or was ended by `end`, leaves it open whether it
 * arrived.
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
    // A dead network and an answer that may not be read look the same to a browser.
    return { status: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
