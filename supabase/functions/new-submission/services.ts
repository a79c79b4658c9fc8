/** The mailer and the database of a hosted project, over HTTP. */
import type { Services } from './deliver.ts';

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 10_000;
/** What a mailer says to a mail that it will never take, such as to a malformed or blocked address. */
const REFUSALS = [400, 422];

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
    async send(to, { replyTo, ...mail }) {
      // Deno sends a request again that a reused connection breaks, and the mail would arrive twice: none is reused.
      const response = await post(
        mailApi,
        { Authorization: `Bearer ${mailKey}`, Connection: 'close' },
        { from: mailFrom, to: [to], ...mail, ...(replyTo && { reply_to: replyTo }) },
      );
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (REFUSALS.includes(response.status)) return 'refused';
      throw new Error(`The mailer answered ${response.status}`);
    },
    async claim(submission) {
      const address = await call('claim_answer', { submission });
      return typeof address === 'string' ? address : null;
    },
    async settle(submission, outcome) {
      await call('settle_answer', { submission, outcome });
    },
  };
}
