import { browserMode, type ModeSwitch } from '../crm/modes.ts';
import { type Handler, send, sendJson } from '../http.ts';
import type { Store } from '../store.ts';
import { renderInbox } from './inbox-page.ts';

/** No script but the page's own: what it shows was typed by anyone. E-mails style themselves. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page; 304 while nothing changed, as it asks every few seconds. */
export function inboxPage(store: Store, modes: ModeSwitch): Handler {
  return async (request, response) => {
    const browser = browserMode(request);
    const version = `"${await store.version()}|${modes.current}|${browser ?? ''}"`;
    response.setHeader('ETag', version);
    if (request.headers['if-none-match'] === version) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const html = renderInbox({
      ...(await everything(store)),
      mode: modes.current,
      browser,
      version,
    });
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    send(response, 200, 'text/html', html);
  };
}

/** All that is kept, newest first. */
export function inboxJson(store: Store): Handler {
  return async (_request, response) => sendJson(response, 200, await everything(store));
}

async function everything(store: Store) {
  const [leads, emails, events] = await Promise.all([
    store.list('leads'),
    store.list('emails'),
    store.list('events'),
  ]);
  return { leads, emails, events };
}
