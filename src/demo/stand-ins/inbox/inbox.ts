import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Handler, sameSiteOnly, sendJson, sendText } from '../../../node/http.ts';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import type { Theme } from '../../../types/config.gen.ts';
import { languageOfRequest } from '../../../words/node/words-for-request.ts';
import { browserScript } from '../../browser-scripts.ts';
import type { Shared, StandIn } from '../../stand-in.ts';
import type { Store } from '../../store.ts';
import { browserMode } from '../crm/modes.ts';
import { renderInbox } from './inbox-page.ts';

/** No script but the page's own: what it shows was typed by anyone. E-mails style themselves. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page; 304 while nothing changed, as it asks every few seconds. */
function inboxPage({ store, modes, uses }: Shared): Handler {
  return async (request, response) => {
    const browser = browserMode(request);
    const language = languageOfRequest(request);
    const used = uses();
    const shown = Object.values(used).map(Boolean).map(Number).join('');
    const state = [await store.version(), modes.current, browser ?? '', language, shown];
    const version = `"${state.join('|')}"`;
    response.setHeader('ETag', version);
    if (request.headers['if-none-match'] === version) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const html = renderInbox({
      kept: await store.everything(),
      mode: modes.current,
      browser,
      uses: used,
      version,
      language,
    });
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    sendText(response, 200, 'text/html', html);
  };
}

/** All stored entries, newest first. */
function inboxJson(store: Store): Handler {
  return async (_request, response) => sendJson(response, 200, await store.everything());
}

/** The data received by the demo services, as a page and as JSON. */
export const inbox: StandIn = (shared) => ({
  '/inbox': { GET: inboxPage(shared) },
  '/inbox.json': { GET: inboxJson(shared.store) },
  '/theme.css': { GET: themeSheet },
  '/inbox.css': { GET: sheet('inbox.css') },
  '/items.css': { GET: sheet('items.css') },
  '/inbox.js': { GET: browserScript('inbox') },
  '/inbox/clear': {
    POST: sameSiteOnly(async (_request, response) => {
      await shared.store.clear();
      response.statusCode = 204;
      response.end();
    }),
  },
});

/** A style sheet of the inbox, from this folder. */
export const sheet = (name: 'inbox.css' | 'items.css'): Handler =>
  css(() => readFile(join(projectRoot, 'src/demo/stand-ins/inbox', name), 'utf8'));

/** The colours of the site's theme, as the style sheets name them. */
const themeSheet: Handler = css(async () => {
  const file = join(contentRoot, 'site-config/theme.json');
  const { colors } = JSON.parse(await readFile(file, 'utf8')) as Theme;
  const rules = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  return `:root{${rules.join(';')}}`;
});

function css(read: () => Promise<string>): Handler {
  return async (_request, response) => {
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(await read());
  };
}
