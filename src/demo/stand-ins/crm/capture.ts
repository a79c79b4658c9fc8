import type { CaptchaTokens } from '../../captcha-tokens.ts';
import { CRM_MODES, type ModeSwitch } from '../../crm-modes.ts';
import type { Handler } from '../../http.ts';
import type { Store } from '../../store.ts';
import { allowOrigin, answers } from './answer.ts';
import { readForm } from './form-body.ts';
import { judge, type WebForm } from './verdict.ts';

interface Crm {
  store: Store;
  tokens: CaptchaTokens;
  modes: ModeSwitch;
  form: WebForm;
}

/** Vtiger's `modules/Webforms/capture.php`: keeps the lead, answers as the mode says. */
export function capture({ store, tokens, modes, form }: Crm): Handler {
  return async (request, response) => {
    const mode = modes.of(request);
    const fieldList = await readForm(request);
    const fields = Object.fromEntries(fieldList);
    const verdict = judge(fields, form, tokens);
    if (verdict.accepted && CRM_MODES[mode].keeps)
      await store.add('leads', { fields, fieldList, mode });
    answers[mode](request, response, verdict, form.returnPath());
  };
}

/** The question a browser asks before a fetch from another origin with headers of its own. */
export function preflight(modes: ModeSwitch): Handler {
  return (request, response) => {
    if (modes.of(request) !== 'nocors') allowOrigin(request, response);
    response.statusCode = 204;
    response.end();
  };
}
