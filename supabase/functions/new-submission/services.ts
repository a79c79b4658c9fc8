/** The mailer and the database of a hosted project, over HTTP. */
import type { Services, Task } from './deliver.ts';
import type { FileWork } from './files.ts';
import { answerOf, type SendResult, unanswered } from './http-answer.ts';
import { hash } from './webhook.ts';

/** Longest wait for the database and a goal, and for a mailer, in milliseconds: mailers have taken half a minute. */
const TIMEOUT = 10_000;
const MAIL_TIMEOUT = 35_000;
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
        const response = await post(mailApi, headers, body, timeout);
        return answerOf(response, await response.text().catch(() => ''));
      } catch (error) {
        return unanswered(error);
      }
    },
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    now: Date.now,
    claim: async (worker) => (await call('claim_station', { worker })) as Task | null,
    async settle(task, result) {
      await call('settle_station', settled(task, result));
    },
    async rest(worker) {
      await call('rest_worker', { worker });
    },
    files: {
      work: async () => (await call('file_work', {})) as FileWork,
      async settle(found) {
        await call('settle_files', found);
      },
      storage: (path, init) =>
        fetch(`${supabaseUrl}/storage/v1${path}`, {
          ...init,
          headers: { ...keyHeaders(serviceKey), ...init?.headers },
          signal: AbortSignal.timeout(TIMEOUT),
        }),
    },
  };
}

/** The arguments of the database's `settle_station`. */
export const settled = (
  { submission, station, address }: Task,
  { outcome, reason = '', wait = 0 }: SendResult,
) => ({ submission: submission.id, station, address, outcome, reason, wait: Math.ceil(wait) });
