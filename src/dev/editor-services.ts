import { join } from 'node:path';
import type { Connect } from 'vite';
import { fixProblems } from '../content/edit/fix-problems.ts';
import { writeChanges } from '../content/node/write-changes.ts';
import { requestAddress } from '../lib/request-address.ts';
import { HttpError, router, sameSiteOnly, sendJson } from '../node/http.ts';
import { msg } from '../words/message.ts';
import { languageOfRequest, wordsInPage } from '../words/node/words-for-request.ts';
import { UserError } from '../words/user-error.ts';
import type { LiveConfig } from './live-config.ts';

/** The endpoints for the report window in the dev server, under `EDITOR`; see `src/app/dev/config-report.ts`. */
export function editorServices(live: LiveConfig): Connect.NextHandleFunction {
  return router({
    '/words': {
      GET: sameSiteOnly((request, response) =>
        sendJson(response, 200, wordsInPage(languageOfRequest(request))),
      ),
    },

    '/report': {
      GET: sameSiteOnly((_request, response) => sendJson(response, 200, live.report())),
    },

    '/fix': {
      POST: sameSiteOnly((_request, response) => {
        const { changes, fixed } = fixProblems(live.load);
        try {
          writeChanges(live.root, changes);
        } catch (error) {
          if (error instanceof UserError) throw new HttpError(409, error.wording);
          throw error;
        }
        sendJson(response, 200, { fixed: fixed.length });
      }),
    },

    '/position': {
      GET: sameSiteOnly((request, response) => {
        const query = new URLSearchParams(requestAddress(request.url)?.search);
        const page = live.load().site.pages.get(query.get('page') ?? '');
        if (!page) throw new HttpError(404, msg('overlay:no-page'));
        const pointer = `/sections/${Number(query.get('section'))}`;
        const { file, line, column } = page.locate({ code: 'section', message: '', pointer });
        sendJson(response, 200, { position: join(live.root, `${file}:${line}:${column}`) });
      }),
    },
  });
}
