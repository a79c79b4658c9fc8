import { requestAddress } from '../../../lib/request-address.ts';
import { readJson, sendJson, sendText } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { languageForSite, wordsIn } from '../../../words/node/catalogues.ts';
import type { StandIn } from '../../stand-in.ts';
import { readForm } from '../crm/form-body.ts';

/** A form service: keeps what is sent to it, as JSON or as a form, and answers as such services do. */
export const endpoint: StandIn = ({ store, modes }) => ({
  '/endpoint': {
    POST: async (request, response) => {
      const mode = modes.of(request);
      const isJson = request.headers['content-type']?.startsWith('application/json');
      const fieldList = isJson
        ? Object.entries(await readJson(request)).map(([name, value]): [string, string] => [
            name,
            String(value),
          ])
        : await readForm(request);
      if (mode === 'refuse')
        return sendJson(response, 422, { ok: false, error: forVisitors('demo/endpoint:refused') });
      const to = new URLSearchParams(requestAddress(request.url)?.search).get('to') ?? undefined;
      await store.add('leads', { fields: Object.fromEntries(fieldList), fieldList, mode, to });
      // A browser without scripts shows what is answered.
      if (request.headers.accept?.includes('text/html'))
        return sendText(response, 200, 'text/html', receipt(forVisitors('demo/endpoint:received')));
      sendJson(response, 200, { ok: true });
    },
  },
});

/** What the services of a site say stands in its language. */
const forVisitors = (key: string) => wordsIn(languageForSite()).worded(msg(key));

const receipt = (received: string) => `<!doctype html><title>${received}</title><p>${received}.`;
