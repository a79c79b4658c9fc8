import type { Connect } from 'vite';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';
import { type Handler, HttpError, sendJson } from './http.ts';

export type Method = 'GET' | 'POST' | 'OPTIONS';
export type Routes = Record<string, Partial<Record<Method, Handler>>>;

/** Sends each request to the handler of its path and method; other paths are not ours to answer. */
export function router(routes: Routes): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = withoutSlash(requestAddress(request.url)?.pathname ?? '');
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return next();
    const handler = route[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
    try {
      if (!handler) {
        response.setHeader('Allow', Object.keys(route).join(', '));
        throw new HttpError(405, `Aqui só se usa ${Object.keys(route).join(' ou ')}.`);
      }
      await handler(request, response);
    } catch (error) {
      if (!(error instanceof HttpError)) return next(error);
      sendJson(response, error.status, { error: error.message });
    }
  };
}
