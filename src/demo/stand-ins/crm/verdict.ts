import type { CaptchaTokens } from '../../captcha-tokens.ts';

export type Verdict = { accepted: true } | { accepted: false; message: string; formFound: boolean };

/** The web form as it is configured in the CRM. */
export interface WebForm {
  publicId: string;
  /** Must be there; may be empty, as the CRM only asks `isset`. */
  required: string[];
  /** Path of its Return URL. */
  returnPath(): string;
}

/**
 * What vtiger decides of a submission, in its order: the form, the captcha, the required fields.
 * The web form does not insist on a captcha, as a visitor without JavaScript cannot solve one: a
 * submission without `g-recaptcha-response` passes. With the field, its token must be good, and is
 * spent even if something else is then wrong.
 */
export function judge(
  fields: Record<string, string>,
  form: WebForm,
  tokens: CaptchaTokens,
): Verdict {
  if (fields.publicid !== form.publicId)
    return { accepted: false, message: 'Webform not found', formFound: false };
  const token = fields['g-recaptcha-response'];
  if (token !== undefined && !tokens.spend(token))
    return { accepted: false, message: 'captcha', formFound: true };
  if (form.required.some((name) => !Object.hasOwn(fields, name)))
    return { accepted: false, message: 'Required fields not filled', formFound: true };
  return { accepted: true };
}
