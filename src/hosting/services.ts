import type { Integrations } from '../types/config.gen.ts';

/** The policy sources a service needs, by directive; `policies` are those of Trusted Types. */
export interface Needs {
  script?: string[];
  style?: string[];
  img?: string[];
  connect?: string[];
  frame?: string[];
  form?: string[];
  policies?: string[];
}

/** Google's scripts make a policy each, all of one name. */
const GOOGLE = ['goog#html', "'allow-duplicates'"];

const TAG_MANAGER: Needs = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  policies: GOOGLE,
};

/** Its script brings another by a plain string, which only a policy named `default` lets pass. */
const PIXEL: Needs = {
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  policies: ['default'],
};

const RECAPTCHA: Needs = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  policies: GOOGLE,
};

/** Of the accounts: any that offers `grecaptcha`. hCaptcha brings its parts by plain strings. */
const AUTH_CAPTCHA: Needs = {
  script: ['https://hcaptcha.com', 'https://js.hcaptcha.com', 'https://newassets.hcaptcha.com'],
  style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  policies: ['default'],
};

const isOutside = (address: string) => /^https?:/.test(address);
const originOf = (address: string) => (isOutside(address) ? [new URL(address).origin] : []);

/** A script that the site serves itself needs no other host, but the same Trusted Types. */
function ofScript(service: { script: string } | undefined, needs: Needs): Needs[] {
  if (!service) return [];
  const { script } = service;
  if (!isOutside(script)) return [{ policies: needs.policies }];
  const isListed = needs.script?.some((source) => startsWith(script, source));
  return [isListed ? needs : { ...needs, script: [...originOf(script), ...(needs.script ?? [])] }];
}

const startsWith = (address: string, source: string) => address.startsWith(new URL(source).href);

/** The policy sources of the configured services. */
export function needsOf(integrations: Integrations): Needs[] {
  const { tagManager, pixel, captcha, auth, crm, endpoint, supabase } = integrations;
  const endpointOrigin = endpoint ? originOf(endpoint.url) : [];
  const crmOrigin = crm ? originOf(crm.endpoint) : [];
  return [
    ...ofScript(tagManager, TAG_MANAGER),
    ...ofScript(pixel, PIXEL),
    ...ofScript(captcha, RECAPTCHA),
    ...ofScript(auth?.captcha, AUTH_CAPTCHA),
    { form: endpointOrigin, connect: endpointOrigin },
    { connect: supabase ? originOf(supabase.url) : [] },
    {
      form: crmOrigin, // without scripts a form posts by itself, whatever the transport
      connect: crmOrigin, // where the page is closed before the transport has begun
      ...(crm?.transport === 'iframe-return' && { frame: crmOrigin }),
    },
  ];
}

/**
 * Where the scripts may come from that outside scripts bring by plain strings: the app checks them in
 * the policy `default`, which is there for these alone.
 */
export function plainScriptSources({ pixel, auth }: Integrations): string[] {
  const of = (service: { script: string } | undefined, needs: Needs) => {
    if (!service) return [];
    const { script } = service;
    const own = script.replace(/[^/]*$/, '');
    return isOutside(script)
      ? ofScript(service, needs).flatMap((need) => need.script ?? [])
      : [own];
  };
  return [...of(pixel, PIXEL), ...of(auth?.captcha, AUTH_CAPTCHA)];
}
