import { type Handler, readJson, sameSiteOnly, sendJson } from '../../../node/http.ts';
import type { Shared, StandIn } from '../../stand-in.ts';
import { allowOrigin, answersByMode, judge } from './answer.ts';
import { readForm } from './form-body.ts';
import { browserMode, CRM_MODES, type ModeSwitch } from './modes.ts';

/** Vtiger's web form, on the same origin or another, and the switch of how it behaves. */
export const crm: StandIn = (shared) => {
  const { modes } = shared;
  const form = capture(shared);
  return {
    '/crm/capture': { GET: form, POST: form, OPTIONS: preflight(modes) },
    '/crm/mode': {
      GET: (request, response) =>
        sendJson(response, 200, { mode: modes.current, browser: browserMode(request) ?? null }),
      POST: sameSiteOnly(async (request, response) => {
        modes.set((await readJson(request)).mode);
        sendJson(response, 200, { mode: modes.current });
      }),
    },
  };
};

/** Vtiger's `modules/Webforms/capture.php`: keeps the lead, answersByMode as the mode says. */
function capture({ store, tokens, modes, form }: Shared): Handler {
  return async (request, response) => {
    const mode = modes.of(request);
    const fieldList = await readForm(request);
    const fields = Object.fromEntries(fieldList);
    const verdict = judge(fields, form, tokens);
    if (verdict.accepted && CRM_MODES[mode].keeps)
      await store.add('leads', { fields, fieldList, mode });
    answersByMode[mode](request, response, verdict, form.returnPath());
  };
}

/** The question a browser asks before a fetch from another origin with headers of its own. */
function preflight(modes: ModeSwitch): Handler {
  return (request, response) => {
    if (modes.of(request) !== 'nocors') allowOrigin(request, response);
    response.statusCode = 204;
    response.end();
  };
}
