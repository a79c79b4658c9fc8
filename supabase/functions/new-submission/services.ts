/** The mailer and the database of a hosted project, over HTTP. */
import type { Later, Services } from './deliver.ts';
import { hash } from './webhook.ts';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 10_000;
/** What a mailer says to a mail that it will never take, such as to a malformed or blocked address. */
const REFUSALS = [400, 413, 422];
/** Answers after which the mail may still go. */
const UNCLEAR = [408, 409];
/** What is refused for its key or its sender is tried again after so many seconds: somebody may have put that right. */
const NEXT_TRY = 300;

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

export function httpServices(addresses: ServiceAddresses, timeout = TIMEOUT): Services {
  const { mailApi, mailKey, mailFrom, supabaseUrl, serviceKey } = addresses;
  const post = (address: string, headers: Record<string, string>, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });

  const call = async (name: string, values: object): Promise<unknown> => {
    const address = `${supabaseUrl}/rest/v1/rpc/${name}`;
    const response = await post(address, keyHeaders(serviceKey), values);
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const text = await response.text();
    return text ? JSON.parse(text) : null;
  };

  return {
    async send(to, { replyTo, ...mail }, submission) {
      const body = { from: mailFrom, to: [to], ...mail, ...(replyTo && { reply_to: replyTo }) };
      const response = await post(
        mailApi,
        {
          Authorization: `Bearer ${mailKey}`,
          // A mailer that knows this header sends one mail for one key, if it is asked again.
          'Idempotency-Key': await hash(`${submission} ${JSON.stringify(body)}`),
          // Deno sends a request again that a reused connection breaks, and the mail would arrive twice: none is reused.
          Connection: 'close',
        },
        body,
      );
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (REFUSALS.includes(response.status)) return 'refused';
      const later = laterOf(response);
      if (later) return later;
      throw new Error(`The mailer answered ${response.status}`);
    },
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    async claimDelivery(submission) {
      return (await call('claim_delivery', { submission })) as { untold: string[] | null } | null;
    },
    async settleDelivery(submission, untold, wait) {
      await call('settle_delivery', { submission, untold, wait });
    },
    async claimAnswer(submission) {
      const address = await call('claim_answer', { submission });
      return typeof address === 'string' ? address : null;
    },
    async settleAnswer(submission, outcome) {
      await call('settle_answer', { submission, outcome });
    },
  };
}

/** Undefined if the mail may have been taken all the same. */
function laterOf({ status, headers }: Response): Later | undefined {
  const wait = secondsOf(headers.get('retry-after') ?? '');
  if (status === 429) return { wait: wait ?? 1 };
  if (status === 503 && wait !== undefined) return { wait };
  const isClear = status >= 400 && status < 500 && !UNCLEAR.includes(status);
  return isClear ? { wait: NEXT_TRY } : undefined;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(text: string): number | undefined {
  const seconds = /^\s*[\d.]+\s*$/.test(text)
    ? Number(text)
    : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
