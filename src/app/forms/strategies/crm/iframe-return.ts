import { RETURN_MESSAGE } from '../../../../lib/boot-protocol.ts';
import { onLeave } from '../../../../lib/on-leave.ts';
import type { SubmitResult } from '../../types.ts';
import type { Transport } from './transport.ts';

/** A page of another site, or one without the message, has had time to say nothing. */
const GRACE = 1000;
/**
 * A browser drops what an iframe has begun to post when the page is closed, unless it has left the
 * machine. It leaves within this time, in milliseconds; browsers wait longer for a page that closes.
 */
const DEPARTURE = 300;

/**
 * Posts into a hidden iframe. The CRM sends it on to our own return page, which tells this window
 * how it went. `load` alone proves nothing: it fires on a reset connection too.
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
      // Not at once: the return page may still be loading, and cutting it off would be logged.
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
      iframe.remove(); // nothing it has not sent yet is sent
      finish({ status: 'unknown' });
    };
    signal.addEventListener('abort', giveUp, { signal: here });

    document.body.append(iframe, form);
    form.submit();
    // The call alone posts nothing: the browser makes a task of it, and this is one after that.
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
};

/** Keeps a page that is being closed until what it has begun to post has left. */
function keepPage(signal: AbortSignal): void {
  const departed = performance.now() + DEPARTURE;
  const stop = onLeave(() => {
    while (performance.now() < departed); // nothing that waits in another way keeps a page
  });
  signal.addEventListener('abort', stop);
}

/** `?success=ok` or `?error=message` (vtiger's Return URL). */
function readReturn(query: URLSearchParams): SubmitResult {
  const reason = query.get('error');
  if (reason !== null) return { status: 'refused', reason };
  return query.get('success') ? { status: 'confirmed' } : { status: 'unknown' };
}

/** Some browsers tell of the empty page that every iframe starts with. */
function isBlank(iframe: HTMLIFrameElement): boolean {
  try {
    return iframe.contentWindow?.location.href === 'about:blank';
  } catch {
    return false; // another site's page, which may not be looked at
  }
}

function hidden<K extends 'iframe' | 'form'>(tag: K, props: Partial<HTMLElementTagNameMap[K]>) {
  return Object.assign(document.createElement(tag), { hidden: true }, props);
}
