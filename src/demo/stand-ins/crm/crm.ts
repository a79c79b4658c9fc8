import { browserMode } from '../../crm-modes.ts';
import { readJson, sendJson } from '../../http.ts';
import { sameSiteOnly } from '../../same-site.ts';
import type { StandIn } from '../../stand-in.ts';
import { capture, preflight } from './capture.ts';

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
