import { RETURN_SCRIPT } from '../lib/boot-protocol.ts';
import type { HostingOptions } from './hosting-options.ts';
import { type Directives, policyText, sourceHash } from './policy.ts';
import { POLICY_HEADER } from './public-documents.ts';

export type Headers = Record<string, string>;

const TWO_YEARS = 63_072_000;
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/** The headers of every response: the part of the policy that a page cannot contain, and others. */
export function securityHeaders(site: Directives, options: HostingOptions): Headers {
  const { reportOnly, reportUri, hstsScope } = options;
  return {
    // The CRM's return page is shown in a frame of our own.
    [POLICY_HEADER]: "frame-ancestors 'self'",
    ...(reportOnly && { 'Content-Security-Policy-Report-Only': reported(site, reportUri) }),
    'Strict-Transport-Security': [`max-age=${TWO_YEARS}`, hstsScope].filter(Boolean).join('; '),
    'X-Content-Type-Options': 'nosniff',
    // The same as in the pages: links in e-mails carry a key in their query.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  };
}

/** One header for all pages cannot name the styles of each; the rest is what would be enforced. */
function reported(site: Directives, reportUri: string | undefined): string {
  const style = ["'unsafe-inline'", ...(site['style-src'] ?? [])];
  const script = [...(site['script-src'] ?? []), sourceHash(RETURN_SCRIPT)];
  return policyText({
    ...site,
    'script-src': script,
    'style-src': style,
    ...(reportUri && { 'report-uri': [reportUri] }),
  });
}
