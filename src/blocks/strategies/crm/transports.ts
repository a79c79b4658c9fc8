import type { SubmitResult } from '../../../forms/kit/types.ts';
import type { CrmTransport } from '../../../types/config.gen.ts';
import { mayOutlivePage, toFormData } from '../shared/form-data.ts';
import { readObject, resultOf } from '../shared/post-once.ts';
import { iframeReturn } from './iframe-return.ts';
import type { Transport } from './transport.ts';

export const transports: Record<CrmTransport, Transport> = {
  'iframe-return': iframeReturn,

  async cors({ endpoint, entries }, signal, begun) {
    const headers = { Accept: 'application/json' };
    const body = toFormData(entries);
    const keepalive = mayOutlivePage(entries);
    const answer = fetch(endpoint, { method: 'POST', body, headers, signal, keepalive });
    begun();
    return readAnswer(await answer);
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

/** `{"success":true,…}` or `{"success":false,"error":{"message":"…"}}` (vtiger's capture.php). */
async function readAnswer(response: Response): Promise<SubmitResult> {
  const { success, error } = (await readObject(response)) as {
    success?: unknown;
    error?: { message?: unknown };
  };
  if (success === true) return { status: 'confirmed' };
  if (success !== false) return resultOf(response);
  const reason = error?.message;
  return { status: 'refused', ...(typeof reason === 'string' && { reason }) };
}
