import { sameSiteOnly, sendJson } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { languageForSite, wordsIn } from '../../../words/node/catalogues.ts';
import { browserScript } from '../../browser-scripts.ts';
import type { StandIn } from '../../stand-in.ts';

/** reCAPTCHA v2: its script, and the token that a tick of its box gives. */
export const captcha: StandIn = ({ tokens }) => ({
  '/recaptcha.js': { GET: browserScript('recaptcha') },
  '/recaptcha-parts.js': { GET: browserScript('recaptcha-parts', words) },
  '/recaptcha/token': {
    POST: sameSiteOnly((_request, response) => sendJson(response, 200, { token: tokens.issue() })),
  },
});

/** As visitors read it, so in the language of the site. */
const words = () => {
  const { worded } = wordsIn(languageForSite());
  return {
    label: worded(msg('demo/captcha:label')),
    note: worded(msg('demo/captcha:note')),
    failed: worded(msg('demo/captcha:failed')),
    expired: worded(msg('demo/captcha:expired')),
  };
};
