import type { Submission, SubmitResult } from '../../../forms/kit/types.ts';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 15_000;

/** The same with files, on a phone that sends 50 kB a second. */
export const timeoutWith = (files: Submission['files']): number =>
  TIMEOUT + files.reduce((time, [, { size }]) => time + size / 50, 0);

/**
 * Posts once. The result is `unknown` without an answer in time, or if `end` aborts: the submission
 * may have arrived.
 */
export async function postOnce(
  post: (signal: AbortSignal) => Promise<SubmitResult>,
  end?: AbortSignal,
  longest = TIMEOUT,
): Promise<SubmitResult> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  const timer = setTimeout(giveUp, longest);
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

/** What an answer without a verdict of its own means: 4xx is a refusal, of a gateway too. */
export function resultOf({ status }: Response): SubmitResult {
  if (status >= 500) return { status: 'unknown', failed: true };
  return { status: status >= 400 ? 'refused' : 'unknown' };
}

/** The answer as an object; empty if it is something else, such as a gateway's HTML. */
export async function readObject(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

type Entries = readonly (readonly [name: string, value: string])[];

export function toFormData(entries: Entries, files: Submission['files'] = []): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  for (const [name, file] of files) data.append(name, file);
  return data;
}

/** Browsers take 64 KiB of all requests that may outlive the page; the log's copy needs some of it. */
export const mayOutlivePage = (entries: Entries): boolean => new Blob(entries.flat()).size < 20_000;
