/**
 * The studio at an address asks this function for all that its site's repository is needed for. Runs on Deno and on Node: it
 * imports nothing but its own files.
 */
import type { Asked, Handler, Services } from './asked.ts';
import { readDeploy } from './deploy.ts';
import { ForgeError } from './forge.ts';
import { listProposals, publish, readProposal, withdraw } from './proposals.ts';
import { type Answer, MOST, type Requests } from './protocol.ts';
import { readFile, readHead, readHistory, readTexts, readVersion } from './reading.ts';
import { send } from './send.ts';
import { sessionOf } from './session.ts';

const HANDLERS: Record<keyof Requests, { answer: Handler; writes?: true }> = {
  head: { answer: readHead },
  texts: { answer: readTexts },
  file: { answer: readFile },
  history: { answer: readHistory },
  version: { answer: readVersion },
  proposals: { answer: listProposals },
  proposal: { answer: readProposal },
  deploy: { answer: readDeploy },
  send: { answer: send, writes: true },
  withdraw: { answer: withdraw, writes: true },
  publish: { answer: publish, writes: true },
};

const STATUS: Record<Answer['status'], number> = {
  ...{ ok: 200, proposed: 200, published: 200, withdrawn: 200, same: 200 },
  ...{ malformed: 400, 'signed-out': 401, denied: 403, 'not-there': 404 },
  ...{ moved: 409, 'tip-moved': 409, over: 409, outdated: 409, 'too-large': 413 },
  ...{ invalid: 422, refused: 422, 'not-content': 422, 'too-many': 429 },
  ...{ failed: 502, busy: 503 },
};

/** @param report is told of what failed; nobody who asks is */
export async function answer(
  request: Request,
  services: Services,
  report: (error: unknown) => void,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (request.method !== 'POST') return reply({ status: 'malformed' });
  try {
    return reply(await answered(request, services));
  } catch (error) {
    report(error);
    const wait = error instanceof ForgeError ? error.retryAfter : undefined;
    return reply(wait === undefined ? { status: 'failed' } : { status: 'busy', retryAfter: wait });
  }
}

async function answered(request: Request, services: Services): Promise<Answer> {
  const authorization = request.headers.get('authorization') ?? '';
  const read = await readBody(request);
  if ('status' in read) return read;
  const { body } = read;
  const name = typeof body.do === 'string' ? body.do : '';
  const handler = Object.hasOwn(HANDLERS, name) ? HANDLERS[name as keyof Requests] : undefined;
  const session = await sessionOf(services.project, authorization, handler?.writes ?? false);
  if ('refused' in session) return { status: session.refused };
  if (!handler) return { status: 'malformed' };
  const asked: Asked = { ...services, person: session.person, authorization, body };
  return handler.answer(asked);
}

type Body = { body: Record<string, unknown> } | { status: 'malformed' | 'too-large' };

/** Nothing of a body that is too large is kept. */
async function readBody(request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length')) > MOST.body) return { status: 'too-large' };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MOST.body) return { status: 'too-large' };
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(await new Blob(chunks).text());
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return { body: { ...body } };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { status: 'malformed' };
}

/** The site is on another origin than its project. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
};

function reply(told: Answer): Response {
  const headers: Record<string, string> = { ...CORS, 'Cache-Control': 'no-store' };
  if ('retryAfter' in told) headers['Retry-After'] = String(told.retryAfter);
  return Response.json(told, { status: STATUS[told.status], headers });
}
