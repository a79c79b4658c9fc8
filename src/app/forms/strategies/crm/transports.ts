import type { CrmTransport } from '../../../types/config.gen.ts';
import type { SubmitResult } from '../../types.ts';
import { iframeReturn } from './iframe-return.ts';
import type { Post, Transport } from './transport.ts';

export const transports: Record<CrmTransport, Transport> = {
  'iframe-return': iframeReturn,

  async cors({ endpoint, entries }, signal, begun) {
    const headers = { Accept: 'application/json' };
    const body = toFormData(entries);
    const keepalive = mayOutlivePage(entries);
    const answer = fetch(endpoint, { method: 'POST', body, headers, signal, keepalive });
    begun();
    return readAnswer(await (await answer).json());
  },

  async 'no-cors'({ endpoint, entries }, signal, begun) {
    const body = toFormData(entries);
    const keepalive = mayOutlivePage(entries);
    const answer = fetch(endpoint, { method: 'POST', body, mode: 'no-cors', signal, keepalive });
    begun();
    await answer;
    return { status: 'unknown' }; // a server answered, but the answer cannot be read
  },
};

/** Browsers accept 64 KiB for all keepalive requests; the log's copy needs some of it. */
const mayOutlivePage = (entries: Post['entries']): boolean =>
  new Blob(entries.flat()).size < 20_000;

export function toFormData(entries: Post['entries']): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** `{"success":true,…}` or `{"success":false,"error":{"message":"…"}}` (vtiger's capture.php). */
function readAnswer(answer: { success?: unknown; error?: { message?: unknown } }): SubmitResult {
  if (answer?.success === true) return { status: 'confirmed' };
  if (answer?.success !== false) return { status: 'unknown' };
  const reason = answer.error?.message;
  return { status: 'refused', ...(typeof reason === 'string' && { reason }) };
}
