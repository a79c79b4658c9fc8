import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { STILL } from '../app/dev/gallery/gallery-data.ts';
import { MANIFEST } from '../hosting/own-addresses.ts';
import { AUTH_TEXTS_URL, SITE_DATA_URL } from '../lib/boot-protocol.ts';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';
import { SEARCH } from '../lib/search-options.ts';
import { PAGE_DATA } from '../ui/data/page-data-url.ts';
import { languageOfRequest } from '../words/node/words-for-request.ts';
import { UserError } from '../words/user-error.ts';
import { errorDocument } from './error-document.ts';

const JSON_URL = new RegExp(
  `^(${SITE_DATA_URL}|${AUTH_TEXTS_URL}|/${MANIFEST}|${PAGE_DATA}/.+\\.json|${SEARCH}/.+\\.json)$`,
);

export interface Documents {
  /** Undefined if there is none at the address. */
  json(url: string, language: string, search: string): Promise<unknown>;
  html(url: string, language: string, still: boolean): Promise<{ status: number; text: string }>;
}

/** Answers with pages and their data. */
export function serveDocuments(
  server: ViteDevServer,
  { json, html }: Documents,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname = '', search = '' } = requestAddress(request.originalUrl) ?? {};
    const url = withoutSlash(pathname);
    const language = languageOfRequest(request);
    try {
      if (JSON_URL.test(url)) {
        const data = await json(url, language, search);
        const text = JSON.stringify(data ?? null);
        return send(response, { status: data ? 200 : 404, type: 'application/json', text });
      }
      const still = Boolean(request.originalUrl?.endsWith(STILL));
      const { status, text } = await html(url, language, still);
      const shown = still ? text : await server.transformIndexHtml(url, text);
      send(response, { status, type: 'text/html', text: shown });
    } catch (error) {
      if (!(error instanceof UserError)) return next(error);
      // Vite would show where in the engine it was thrown, and once more to the next window after it was mended.
      server.config.logger.error(error.message);
      const text = await server.transformIndexHtml(url, errorDocument(language, error.wording));
      send(response, { status: 500, type: 'text/html', text });
    }
  };
}

function send(
  response: ServerResponse,
  { status, type, text }: { status: number; type: string; text: string },
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(text);
}
