import { getRequestListener } from '@hono/node-server';
import type { Connect } from 'vite';
import { UserError } from '../../words/user-error.ts';
import type { LocalStudio } from '../studio/open-studio.ts';
import { studioPath } from '../studio/studio-path.ts';
import { seedAccounts } from './accounts.ts';
import { completeLite } from './answers.ts';
import { type OpenOptions, openSupabase } from './open.ts';
import { createLimits } from './rate-limits.ts';

/**
 * The embedded database as middleware for the paths of a hosted project: /auth/v1, /rest/v1,
 * /storage/v1 and /functions/v1.
 * Rejects with a `UserError` when the database is open elsewhere. Lite's own middleware would do, but the module it is in reads
 * all of stdin when loaded, and Vite takes the end of stdin as the order to stop.
 */
export async function serveSupabase(options: OpenOptions) {
  const database = await openSupabase(options);
  await seedAccounts(database);
  const { fetch, sendDue } = completeLite(database);
  const studio = openStudio(options, database.secretKey, fetch);
  // As pg_cron does on a hosted project.
  const timer = setInterval(() => sendDue().catch(console.error), 60_000).unref();
  // The end-to-end tests, one visitor to the server, do in minutes what people do in days.
  const limits = process.env.AUTH_RATE_LIMITS === 'off' ? undefined : createLimits();
  const listener = getRequestListener(async (asked, { incoming }) => {
    const visitor = incoming.socket.remoteAddress ?? '';
    const request = withPlainPath(asked);
    if (!request) return notFound();
    const refused = limits?.(request, visitor);
    if (refused) return refused;
    if (studio && new URL(request.url).pathname === STUDIO) return askStudio(studio, request);
    const whole = await wholeRequest(request);
    return 'refusal' in whole ? whole.refusal : fetch(limits ? from(visitor, whole) : whole);
  });
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    listener(request, response).catch(next);
  };
  const close = async () => {
    clearInterval(timer);
    await studio?.then((opened) => opened.close()).catch(() => undefined); // it was told when it failed
    await database.close();
  };
  return { handle, close };
}

const STUDIO = '/functions/v1/studio';

/** Undefined if the site asks for none. The database answers without it, too: a machine may have no git. */
function openStudio(
  { siteUrl, publishableKey }: OpenOptions,
  secretKey: string,
  fetch: (request: Request) => Promise<Response> | Response,
): Promise<LocalStudio> | undefined {
  const path = studioPath();
  if (path === undefined) return undefined;
  const database = async (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(new Request(input, init));
  const opened = import('../studio/open-studio.ts').then((module) =>
    module.openStudio({ siteUrl, publishableKey, secretKey, path, database }),
  );
  opened.catch((error: unknown) =>
    console.error(error instanceof UserError ? error.message : error),
  );
  return opened;
}

/** It reads the body itself, as it takes pictures, and waits for the database alone. */
async function askStudio(studio: Promise<LocalStudio>, request: Request): Promise<Response> {
  try {
    return await (await studio).answer(request);
  } catch (error) {
    return failure(503, 'unexpected_failure', String(error));
  }
}

/** As a hosted project's gateway says who asks; a visitor cannot. */
function from(visitor: string, request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('cf-connecting-ip', visitor);
  headers.set('x-forwarded-for', visitor);
  return new Request(request, { headers });
}

/**
 * The largest body that is taken, in bytes: a form sends a few kilobytes, the studio a page with its pictures, or a picture
 * of a draft. A file may have what the bucket takes.
 */
const LARGEST = 8_000_000;
const LARGEST_FILE = 50_000_000;

/** `instanceof` does not work: the server that lite runs on replaces Node's Response by its own. */
interface Refused {
  refusal: Response;
}

const failure = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });

/**
 * The request with its path decoded, so that all who look at it see the one that lite answers: `/%74oken` is
 * `/token`. Undefined for a path that nothing here has.
 */
function withPlainPath(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (!url.pathname.includes('%')) return request;
  try {
    url.pathname = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  return url.pathname.includes('%') ? undefined : new Request(url, request);
}

/**
 * The request once all of it has arrived; an answer where that is too much, or the visitor has gone. Requests are
 * answered one after the other, and one that is still being sent must not hold up the others.
 */
async function wholeRequest(request: Request): Promise<Request | Refused> {
  if (!request.body) return request;
  const { pathname } = new URL(request.url);
  const largest = pathname.startsWith('/storage/v1/') ? LARGEST_FILE : LARGEST;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size <= largest) chunks.push(chunk);
    }
  } catch {
    return { refusal: failure(400, 'bad_json', 'The body did not arrive') };
  }
  if (size > largest) return { refusal: failure(413, 'bad_json', 'The body is too large') };
  const { method, headers, url } = request;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

const notFound = () => failure(404, 'validation_failed', 'Not found');
