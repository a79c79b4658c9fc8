import { type Handler, HttpError, readJson, sameSiteOnly } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { browserScript } from '../../browser-scripts.ts';
import type { StandIn } from '../../stand-in.ts';
import type { ReportedEvent, Store } from '../../store.ts';

/** Google Tag Manager and Meta's pixel: their scripts, and what these report. */
export const tags: StandIn = ({ store }) => ({
  '/gtm.js': { GET: browserScript('gtm') },
  '/gtag.js': { GET: browserScript('gtag') },
  '/fbevents.js': { GET: browserScript('fbevents') },
  '/fbconfig.js': { GET: browserScript('fbconfig') },
  '/events': { POST: sameSiteOnly(keepEvent(store)) },
});

/** Keeps what the stand-ins of the tag manager and the pixel report. */
function keepEvent(store: Store): Handler {
  return async (request, response) => {
    const { tag, name, params, page } = await readJson(request);
    if ((tag !== 'gtag' && tag !== 'fbq') || typeof name !== 'string' || !isObject(params))
      throw new HttpError(400, msg('demo/tags:not-an-event'));
    const event: Omit<ReportedEvent, 'id' | 'at'> = { tag, name, params };
    if (typeof page === 'string') event.page = page;
    await store.add('events', event);
    response.statusCode = 204;
    response.end();
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
