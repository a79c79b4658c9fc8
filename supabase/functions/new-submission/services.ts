/** The mailer and the database of a hosted project, over HTTP. */
import type { SendResult, Services, Task } from './deliver.ts';
import { hash } from './webhook.ts';

/** Longest wait for the database, and for a mailer, in milliseconds: mailers have been seen to take half a minute. */
const TIMEOUT = 10_000;
const MAIL_TIMEOUT = 35_000;
/** What a mailer says to a mail that it will never take, such as to a malformed or blocked address. */
const REFUSALS = [400, 413, 422];
/** What is refused for its key is tried again after so many seconds. */
const NEXT_TRY = 60;
/** Answers after which the mail may still go. */
const UNCLEAR = [408, 409];

/** How a project is shown a secret key. One of the old kind is a JWT, which is looked for in `Authorization` too. */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(key.startsWith('eyJ') && { Authorization: `Bearer ${key}` }),
});

export interface ServiceAddresses {
  /** Takes the JSON of Resend's API. */
  mailApi: string;
  mailKey: string;
  /** `Site <site@empresa.com.br>` */
  mailFrom: string;
  /** Without a slash at the end. */
  supabaseUrl: string;
  serviceKey: string;
}

export function httpServices(addresses: ServiceAddresses, timeout = MAIL_TIMEOUT): Services {
  const { mailApi, mailKey, mailFrom, supabaseUrl, serviceKey } = addresses;
  const post = (address: string, headers: Record<string, string>, body: object, most: number) =>
    fetch(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(most),
    });

  const call = async (name: string, values: object): Promise<unknown> => {
    const address = `${supabaseUrl}/rest/v1/rpc/${name}`;
    const response = await post(address, keyHeaders(serviceKey), values, TIMEOUT);
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const text = await response.text();
    return text ? JSON.parse(text) : null;
  };

  return {
    async send(to, { replyTo, ...mail }, key) {
      const body = { from: mailFrom, to: [to], ...mail, ...(replyTo && { reply_to: replyTo }) };
      const headers = {
        Authorization: `Bearer ${mailKey}`,
        // A mailer that knows this header sends one mail for one key, if it is asked again.
        'Idempotency-Key': await hash(`${key} ${JSON.stringify(body)}`),
        // Deno sends a request again that a reused connection breaks, and the mail would arrive twice: none is reused.
        Connection: 'close',
      };
      try {
        return await resultOf(await post(mailApi, headers, body, timeout));
      } catch (error) {
        return { outcome: 'unknown', reason: String(error) };
      }
    },
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    now: Date.now,
    claim: async (worker) => (await call('claim_station', { worker })) as Task | null,
    async settle(task, result) {
      await call('settle_station', settled(task, result));
    },
    async rest(worker) {
      await call('rest_worker', { worker });
    },
  };
}

/** The arguments of the database's `settle_station`. */
export const settled = (
  { submission, station, address }: Task,
  { outcome, reason = '', wait = 0 }: SendResult,
) => ({ submission: submission.id, station, address, outcome, reason, wait: Math.ceil(wait) });

async function resultOf(response: Response): Promise<SendResult> {
  const { status, ok } = response;
  const text = await response.text().catch(() => '');
  if (ok) return { outcome: 'sent' };
  const reason = `${status} ${reasonIn(text)}`.trim().slice(0, 500);
  if (REFUSALS.includes(status)) return { outcome: 'refused', reason };
  const wait = secondsOf(response.headers.get('retry-after') ?? '');
  if (status === 429) return { outcome: 'later', reason, wait: wait ?? 1 };
  if (status === 503 && wait !== undefined) return { outcome: 'later', reason, wait };
  // What is refused for its key or its sender: somebody may put that right.
  if (status >= 400 && status < 500 && !UNCLEAR.includes(status))
    return { outcome: 'later', reason, wait: NEXT_TRY };
  return { outcome: 'unknown', reason };
}

/** The sentence in a mailer's answer, which most give as JSON. */
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
