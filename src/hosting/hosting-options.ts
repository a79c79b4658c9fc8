import { anyOf, msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

/** Variables of the environment of the build, and what docs/commands.md says of them. */
export const HOSTING_VARIABLES = {
  CSP_MODE: '`report-only`: the Content-Security-Policy refuses nothing, and browsers tell of it',
  CSP_REPORT_URI: 'where they tell it to, besides their console; with `report-only` alone',
  HSTS_SCOPE:
    '`includeSubDomains` or `includeSubDomains; preload`, once all subdomains are on HTTPS',
};

/** Options set in the environment of the build. */
export interface HostingOptions {
  /** `CSP_MODE=report-only`: violations are reported, not blocked. */
  reportOnly: boolean;
  /** `CSP_REPORT_URI`: where browsers tell it to, besides their console; with report-only alone. */
  reportUri?: string;
  /** `HSTS_SCOPE`: `includeSubDomains`, or `includeSubDomains; preload`. */
  hstsScope?: string;
}

const MODES = ['enforced', 'report-only'];
const SCOPES = ['includeSubDomains', 'includeSubDomains; preload'];

export function hostingOptions(env: NodeJS.ProcessEnv): HostingOptions {
  const { CSP_REPORT_URI, HSTS_SCOPE } = env;
  const mode = env.CSP_MODE || 'enforced'; // empty where a workflow has no such variable
  if (!MODES.includes(mode)) throw unknownValue('CSP_MODE', mode, MODES);
  if (HSTS_SCOPE && !SCOPES.includes(HSTS_SCOPE))
    throw unknownValue('HSTS_SCOPE', HSTS_SCOPE, SCOPES);
  if (CSP_REPORT_URI && !/^(https:\/\/|\/)[^\s;,"]+$/.test(CSP_REPORT_URI))
    throw unknownValue('CSP_REPORT_URI', CSP_REPORT_URI, ['https://…']);
  return {
    reportOnly: mode === 'report-only',
    ...(CSP_REPORT_URI && { reportUri: CSP_REPORT_URI }),
    ...(HSTS_SCOPE && { hstsScope: HSTS_SCOPE }),
  };
}

const unknownValue = (name: string, value: string, valid: string[]) =>
  new UserError(msg('hosting/options:invalid', { name, value, valid: anyOf(valid) }));
