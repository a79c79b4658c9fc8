import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { loadSupabase } from '../demo/supabase/load-supabase.ts';
import { FolderInUse } from '../demo/supabase/lock.ts';
import { SUPABASE } from '../hosting/own-addresses.ts';
import { requestAddress } from '../lib/request-address.ts';

const LOCAL = 'http://localhost';
const PATHS = new RegExp(`^(${SUPABASE.join('|')})/`);

/**
 * Supabase on the site's own origin, in the dev and preview servers, if `SUPABASE_URL` is `/`, as in `.env.demo`:
 * no hosted project is needed. Lite's own plugin is not used because it cannot be given
 * a mail driver, and its e-mails would only reach the console.
 */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

type Opened = ReturnType<typeof open>;

/** How long the files of the first page have, in milliseconds: while the database is opened, nothing is answered. */
const PAUSE = 1000;

let soon = false;

/** The key of the embedded database, where the environment asks for it. */
function embeddedKey(): string | undefined {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = process.env;
  return SUPABASE_URL === '/' ? SUPABASE_PUBLISHABLE_KEY : undefined;
}

/**
 * Lets the next server open the database once it has shown a page: it takes seconds, for which neither that page nor a
 * form should wait.
 */
export function openSupabaseSoon(): void {
  soon = true;
}

function mount(server: ViteDevServer | PreviewServer): void {
  const publishableKey = embeddedKey();
  if (!publishableKey) return;
  let opened: Opened | undefined;
  let isFirst = soon;
  soon = false;

  server.middlewares.use((request, response, next) => {
    if (isFirst) {
      const { localPort } = request.socket;
      const openSoon = () => {
        if (!server.httpServer?.listening) return;
        opened ??= open(localPort, publishableKey);
        opened.catch(() => undefined); // the first request reports the error
      };
      response.once('finish', () => setTimeout(openSoon, PAUSE));
      isFirst = false;
    }
    if (!PATHS.test(requestAddress(request.url)?.pathname ?? '')) return next();
    // Opened by the first request, unless `npm start` has done so: most tests never need it.
    opened ??= open(request.socket.localPort, publishableKey);
    opened
      .then(
        ({ handle }) => handle(request, response, next),
        (error: Error) => {
          opened = undefined; // the next request tries again: the process that locks it may have ended
          const refuse = () => {
            server.config.logger.error(error.message);
            sayUnavailable(response, error.message);
          };
          const port = error instanceof FolderInUse && new URL(error.siteUrl || LOCAL).port;
          if (!port || Number(port) === request.socket.localPort) refuse();
          else forward(request, response, port).catch(refuse);
        },
      )
      .catch(next);
  });
  server.httpServer?.once('close', () =>
    opened?.then(({ close }) => close()).catch(() => undefined),
  );
}

async function open(port = 0, publishableKey: string) {
  const { serveSupabase } = await loadSupabase();
  return serveSupabase({ siteUrl: `${LOCAL}:${port}`, publishableKey });
}

/** Has another server of this machine answer, which has the database open: two people's forms are one log. */
function forward(request: IncomingMessage, response: ServerResponse, port: string): Promise<void> {
  const { method, headers, url } = request;
  const host = `localhost:${port}`;
  const options = { hostname: 'localhost', port, path: url, method, headers: { ...headers, host } };
  return new Promise((resolve, reject) => {
    const asked = ask(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response).then(resolve, resolve); // a cut answer is cut for the visitor, too
    });
    asked.on('error', reject);
    request.pipe(asked);
  });
}

/** supabase-js retries after a 503. */
function sayUnavailable(response: ServerResponse, message: string): void {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ code: 503, error_code: 'unexpected_failure', msg: message }));
}
