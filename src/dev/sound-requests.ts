import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { requestAddress } from '../lib/request-address.ts';

/**
 * Refuses what no browser sends before anything reads it: Vite's own router ends the process on
 * `GET http://[`, and others answer with a stack.
 */
export function soundRequests(): Plugin {
  return { name: 'sound-requests', configureServer: guard, configurePreviewServer: guard };
}

function guard({ httpServer }: ViteDevServer | PreviewServer): void {
  if (!httpServer) return;
  const inner = httpServer.listeners('request');
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const address = requestAddress(request.url);
    if (!address || !/^[\w.:[\]-]*$/.test(request.headers.host ?? '')) return refuse(response);
    request.url = address.pathname + address.search;
    const range = soundRange(request.headers.range);
    if (range) request.headers.range = range;
    else delete request.headers.range; // RFC 9110: an invalid range is ignored
    // A file may go between the look and the read, when a build takes the place of another: sirv
    // lets the error of its stream end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    for (const listener of inner) listener.call(httpServer, request, response);
  });
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end('400');
}

/** A range with safe numbers; undefined if it is invalid. */
function soundRange(range = ''): string | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || (last && Number(first) > Number(last))) return undefined;
  // An end beyond all files is the end of the file; no file has a byte this far.
  const end = last && Number.isSafeInteger(Number(last)) ? last : '';
  return `bytes=${Math.min(Number(first), Number.MAX_SAFE_INTEGER)}-${end}`;
}
