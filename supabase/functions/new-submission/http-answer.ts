/** What became of something that was sent, as the answer to its request says. */

/**
 * 'refused': it was not taken. 'later': it was certainly not sent, and may be in `wait` seconds. 'unknown': nobody knows
 * whether it was sent. 'none': there is nobody to send it to.
 */
export interface SendResult {
  outcome: 'sent' | 'refused' | 'later' | 'unknown' | 'none';
  /** The words of whoever did not take it. */
  reason?: string;
  wait?: number;
}

/** What somebody says to something that they will never take, such as a mail to a malformed address. */
const REFUSALS = [400, 410, 413, 422];
/** Who is not there, and what is refused for its key, is tried again after so many seconds. */
const NEXT_TRY = 60;
/** By Node's codes, and in the words of Deno's client. */
const NO_CONNECTION = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|client error \(Connect\)/;
/** Answers after which it may still have been taken. */
const UNCLEAR = [408, 409];

export function answerOf({ status, ok, headers }: Response, text: string): SendResult {
  if (ok) return { outcome: 'sent' };
  const reason = `${status} ${reasonIn(text)}`.trim().slice(0, 500);
  // Nobody goes where it leads: what was sent may be for nobody else.
  if (REFUSALS.includes(status) || (status >= 300 && status < 400))
    return { outcome: 'refused', reason };
  const wait = secondsOf(headers.get('retry-after') ?? '');
  if (status === 429) return { outcome: 'later', reason, wait: wait ?? 1 };
  if (status === 503 && wait !== undefined) return { outcome: 'later', reason, wait };
  // What is refused for its key or its sender: somebody may put that right.
  if (status >= 400 && status < 500 && !UNCLEAR.includes(status))
    return { outcome: 'later', reason, wait: NEXT_TRY };
  return { outcome: 'unknown', reason };
}

/** Of a request without an answer: it was certainly not sent if no connection came about. */
export function unanswered(error: unknown): SendResult {
  const reason = [error, (error as { cause?: unknown }).cause]
    .filter(Boolean)
    .map(String)
    .join(': ')
    .slice(0, 500);
  if (NO_CONNECTION.test(reason)) return { outcome: 'later', reason, wait: NEXT_TRY };
  return { outcome: 'unknown', reason };
}

/** The sentence in an answer, which most give as JSON. */
function reasonIn(text: string): string {
  try {
    const { message, error } = JSON.parse(text);
    return [message, error].find((found) => typeof found === 'string') ?? text;
  } catch {
    return text;
  }
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(text: string): number | undefined {
  const seconds = /^\s*[\d.]+\s*$/.test(text)
    ? Number(text)
    : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
