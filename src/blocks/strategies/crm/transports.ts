import { verdictIn, verdictInReturn } from '../../../../supabase/functions/new-submission/crm.ts';
import type { SubmitResult } from '../../../forms/kit/types.ts';
import { RETURN_MESSAGE } from '../../../lib/boot-protocol.ts';
import { onLeave } from '../../../lib/on-leave.ts';
import type { CrmTransport } from '../../../types/config.gen.ts';
import { mayOutlivePage, readObject, resultOf, toFormData } from '../shared/post.ts';

export interface Post {
  endpoint: string;
  entries: [name: string, value: string][];
}

/**
 * Posts once, and calls `begun` when the post has begun. Rejects or returns `unknown` if there is no
 * answer before the signal.
 */
type Transport = (post: Post, signal: AbortSignal, begun: () => void) => Promise<SubmitResult>;

export const transports: Record<CrmTransport, Transport> = {
  'iframe-return': postInIframe,

  async cors({ endpoint, entries }, signal, begun) {
    const headers = { Accept: 'application/json' };
    const body = toFormData(entries);
    const keepalive = mayOutlivePage(entries);
    const answer = fetch(endpoint, { method: 'POST', body, headers, signal, keepalive });
    begun();
    const response = await answer;
    return verdictIn(await readObject(response)) ?? resultOf(response);
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

/** Wait for the message after a load, in milliseconds; a page of another site sends none. */
const GRACE = 1000;
/**
 * When a page is closed, the browser cancels a post of its iframe that has not left the
 * machine. It leaves within this time, in milliseconds; browsers wait longer for a page to close.
 */
const DEPARTURE = 300;

/**
 * Posts into a hidden iframe. The CRM redirects it to our own return page, which sends this window
 * the outcome. `load` alone proves nothing: it also fires after a connection reset.
 */
function postInIframe(
  { endpoint, entries }: Post,
  signal: AbortSignal,
  begun: () => void,
): Promise<SubmitResult> {
  const name = `crm-${Math.random().toString(36).slice(2)}`;
  const iframe = hidden('iframe', { name, title: '' });
  iframe.setAttribute('aria-hidden', 'true');
  const form = hidden('form', {
    action: endpoint,
    method: 'post',
    enctype: 'multipart/form-data',
    target: name,
  });
  for (const [name, value] of entries) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }

  return new Promise<SubmitResult>((resolve) => {
    const listening = new AbortController();
    const finish = (result: SubmitResult) => {
      listening.abort();
      // Not at once: the return page may still be loading, and aborting it would be logged.
      setTimeout(() => iframe.remove(), GRACE);
      form.remove();
      resolve(result);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== iframe.contentWindow) return;
      if (data?.type === RETURN_MESSAGE)
        finish(verdictInReturn(new URLSearchParams(data.search)) ?? { status: 'unknown' });
    };
    const { signal: here } = listening;
    addEventListener('message', onMessage, { signal: here });
    const giveUp = () => {
      iframe.remove(); // cancels what it has not sent
      finish({ status: 'unknown' });
    };
    signal.addEventListener('abort', giveUp, { signal: here });

    document.body.append(iframe, form);
    form.submit();
    // The browser posts in a task of its own; this one runs after it.
    setTimeout(() => {
      if (here.aborted) return;
      begun();
      keepPage(here);
    });
    const onLoad = () => {
      if (!isBlank(iframe)) setTimeout(finish, GRACE, { status: 'unknown' });
    };
    iframe.addEventListener('load', onLoad, { signal: here });
  });
}

/** Delays the closing of the page until its post has left the machine. */
function keepPage(signal: AbortSignal): void {
  const departed = performance.now() + DEPARTURE;
  const stop = onLeave(() => {
    while (performance.now() < departed); // only a busy loop delays the closing
  });
  signal.addEventListener('abort', stop);
}

/** Some browsers fire `load` for the empty page that every iframe starts with. */
function isBlank(iframe: HTMLIFrameElement): boolean {
  try {
    return iframe.contentWindow?.location.href === 'about:blank';
  } catch {
    return false; // a page of another site, which cannot be read
  }
}

function hidden<K extends 'iframe' | 'form'>(tag: K, props: Partial<HTMLElementTagNameMap[K]>) {
  return Object.assign(document.createElement(tag), { hidden: true }, props);
}
