import { type Handler, HttpError, readJson } from '../../http.ts';
import type { TrackingEvent } from '../../items.ts';
import type { Store } from '../../store.ts';

/** Keeps what the stand-ins of the tag manager and the pixel report. */
export function keepEvent(store: Store): Handler {
  return async (request, response) => {
    const { tag, name, params, page } = await readJson(request);
    if ((tag !== 'gtag' && tag !== 'fbq') || typeof name !== 'string' || !isObject(params))
      throw new HttpError(400, 'Um evento é {"tag": "gtag" ou "fbq", "name": "…", "params": {…}}.');
    const event: Omit<TrackingEvent, 'id' | 'at'> = { tag, name, params };
    if (typeof page === 'string') event.page = page;
    await store.add('events', event);
    response.statusCode = 204;
    response.end();
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
