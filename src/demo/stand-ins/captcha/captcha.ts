import { sameSiteOnly, sendJson } from '../../../node/http.ts';
import { browserScript } from '../../browser-scripts.ts';
import type { StandIn } from '../../stand-in.ts';

/** reCAPTCHA v2: its script, and the token that a tick of its box gives. */
export const captcha: StandIn = ({ tokens }) => ({
  '/recaptcha.js': { GET: browserScript('recaptcha') },
  '/recaptcha-parts.js': { GET: browserScript('recaptcha-parts') },
  '/recaptcha/token': {
    POST: sameSiteOnly((_request, response) => sendJson(response, 200, { token: tokens.issue() })),
  },
});
