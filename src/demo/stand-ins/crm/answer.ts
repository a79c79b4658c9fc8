import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, sendText } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import { languageForSite, wordsIn } from '../../../words/node/catalogues.ts';
import type { CaptchaTokens } from '../captcha/tokens.ts';
import type { CrmMode } from './modes.ts';

type Verdict = { accepted: true } | { accepted: false; message: string; formFound: boolean };

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

/** `returnPath`: the page that the web form's Return URL names. */
type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  verdict: Verdict,
  returnPath: string,
) => void;

/** How each mode answers a submission whose body has been read. */
export const answersByMode: Record<CrmMode, Answer> = {
  ok: (request, response, ...about) => {
    allowOrigin(request, response);
    answerVerdict(request, response, ...about);
  },
  nocors: (...asked) => answerVerdict(...asked),
  refuse: (request, response, verdict, returnPath) => {
    const refusal = {
      accepted: false,
      message: forVisitors('demo/crm:refused'),
      formFound: true,
    } as const;
    answersByMode.ok(request, response, verdict.accepted ? refusal : verdict, returnPath);
  },
  error500: (_request, response) =>
    sendText(
      response,
      500,
      'text/html',
      page('Internal Server Error', 'The server made a mistake.', 'en'),
    ),
  html: (_request, response) =>
    sendText(
      response,
      200,
      'text/html',
      page(
        forVisitors('demo/crm:maintenance'),
        forVisitors('demo/crm:maintenance-text'),
        languageForSite(),
      ),
    ),
  reset: (request) => void request.socket.resetAndDestroy(),
  // Vite destroys the open sockets when its server closes, so nothing is left to free here.
  hang: () => {},
};

/**
 * Vtiger redirects to the Return URL, and says in JSON that it knows no such form. Who asks by
 * script is answered in JSON throughout, as by a web form without a Return URL.
 */
function answerVerdict(...[request, response, verdict, returnPath]: Parameters<Answer>): void {
  if (wantsJson(request) || (!verdict.accepted && !verdict.formFound)) {
    sendJson(response, 200, asJson(verdict));
    return;
  }
  const query: Record<string, string> = verdict.accepted
    ? { success: 'ok' }
    : { error: verdict.message };
  response.statusCode = 302;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Location', `${originOf(request)}${returnPath}?${new URLSearchParams(query)}`);
  response.end();
}

const asJson = (verdict: Verdict) =>
  verdict.accepted
    ? { success: true, result: 'ok' }
    : { success: false, error: { message: verdict.message } };

/** Lets a page of any origin read the answer, and answers its preflight. Vtiger itself does not. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (!headers.origin) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Vary', 'Origin');
  const wanted = headers['access-control-request-headers'];
  if (wanted) response.setHeader('Access-Control-Allow-Headers', wanted);
}

/** A fetch that could read the answer, not a form in a page or iframe, nor a no-cors fetch. */
function wantsJson({ headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? '';
  return (
    headers['sec-fetch-mode'] === 'cors' ||
    headers['x-requested-with'] !== undefined ||
    (accept.includes('application/json') && !accept.includes('text/html'))
  );
}

function originOf({ socket, headers }: IncomingMessage): string {
  return `${'encrypted' in socket ? 'https' : 'http'}://${headers.host}`;
}

/** What the services of a site say stands in its language. */
const forVisitors = (key: string) => wordsIn(languageForSite()).worded(msg(key));

const page = (title: string, text: string, language: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
