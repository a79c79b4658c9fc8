/** What the function takes from the environment, and what it lacks there. */
import type { Goals } from './goals.ts';
import type { NoticeSettings } from './notice.ts';

type Variable = (name: string) => string;

const PLACEHOLDER = /\$\{([^{}:]*)(?::-([^{}]*))?\}/g;

/** A text of integrations.json with its placeholders filled in; empty if a variable is missing. */
const filled = (text: string, variable: Variable): string =>
  text.replace(PLACEHOLDER, (_, name: string, fallback = '') => variable(name) || fallback);

const WEBHOOK = { url: 'LEAD_WEBHOOK_URL', secret: 'LEAD_WEBHOOK_SECRET' };

/** @param siteUrl what a path is completed with, without a slash at the end */
export function goalsOf(
  { crm }: Pick<NoticeSettings, 'crm'>,
  variable: Variable,
  siteUrl: string,
): Goals {
  const endpoint = crm ? filled(crm.endpoint, variable) : '';
  return {
    crm: crm && {
      endpoint: endpoint.startsWith('/') ? siteUrl + endpoint : endpoint,
      webformId: variable('CRM_SERVER_WEBFORM_ID') || filled(crm.webformId, variable),
    },
    webhook: { url: variable(WEBHOOK.url), secret: variable(WEBHOOK.secret) },
  };
}

/** The names of the variables that are to be set. */
export function neededVariables({
  crm,
  webhook,
}: Pick<NoticeSettings, 'crm' | 'webhook'>): string[] {
  const placeholders = [crm?.endpoint, crm?.webformId].flatMap((text = '') => [
    ...text.matchAll(PLACEHOLDER),
  ]);
  return [
    ...['WEBHOOK_SECRET', 'MAIL_KEY', 'MAIL_FROM', 'SITE_URL'],
    ...placeholders.flatMap(([, name = '', fallback]) => (fallback === undefined ? [name] : [])),
    ...(webhook ? Object.values(WEBHOOK) : []),
  ];
}
