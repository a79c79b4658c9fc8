import { getRequestListener } from '@hono/node-server';
import type { Connect } from 'vite';
import { seedAdministrator } from './administrator.ts';
import { answers } from './answers.ts';
import { type OpenOptions, openSupabase } from './open.ts';
import { createLimits } from './rate-limits.ts';
import { notFound, wholeRequest, withPlainPath } from './whole-request.ts';

/**
 * The embedded database as middleware for the paths of a hosted project: /auth/v1, /rest/v1 and /functions/v1.
 * Rejects with a `UserError` when the database is open elsewhere. Lite's own middleware would do, but the module it is in reads
 * all of stdin when loaded, and Vite takes the end of stdin as the order to stop.
 */
export async function serveSupabase(options: OpenOptions) {
  const database = await openSupabase(options);
  await seedAdministrator(database);
  const { fetch } = answers(database);
  // The end-to-end tests, one visitor to the server, do in minutes what people do in days.
  const limits = process.env.AUTH_RATE_LIMITS === 'off' ? undefined : createLimits();
  const listener = getRequestListener(async (asked, { incoming }) => {
    const visitor = incoming.socket.remoteAddress ?? '';
    const request = withPlainPath(asked);
    if (!request) return notFound();
    const refused = limits?.(request, visitor);
    if (refused) return refused;
    const whole = await wholeRequest(request);
    return 'refusal' in whole ? whole.refusal : fetch(limits ? from(visitor, whole) : whole);
  });
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    listener(request, response).catch(next);
  };
  return { handle, close: database.close };
}

/** As a hosted project's gateway says who asks; a visitor cannot. */
function from(visitor: string, request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('cf-connecting-ip', visitor);
  headers.set('x-forwarded-for', visitor);
  return new Request(request, { headers });
}
