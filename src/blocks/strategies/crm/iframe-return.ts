import type { SubmitResult } from '../../../forms/kit/types.ts';
import { RETURN_MESSAGE } from '../../../lib/boot-protocol.ts';
import type { Transport } from './transport.ts';

/** Wait for the message after a load, in milliseconds; a page of another site sends none. */
const GRACE = 1000;

/**
 * Posts into a hidden iframe. The CRM redirects it to our own return page, which sends this window
 * the outcome. `load` alone proves nothing: it also fires after a connection reset.
 */
export const iframeReturn: Transport = ({ endpoint, entries }, signal, begun) => {
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
      if (data?.type === RETURN_MESSAGE) finish(readReturn(new URLSearchParams(data.search)));
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
      if (!here.aborted) begun();
    });
    const onLoad = () => {
      if (!isBlank(iframe)) setTimeout(finish, GRACE, { status: 'unknown' });
    };
    iframe.addEventListener('load', onLoad, { signal: here });
  });
};

/** `?success=ok` or `?error=message` (vtiger's Return URL). */
function readReturn(query: URLSearchParams): SubmitResult {
  const reason = query.get('error');
  if (reason !== null) return { status: 'refused', reason };
  return query.get('success') ? { status: 'confirmed' } : { status: 'unknown' };
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
