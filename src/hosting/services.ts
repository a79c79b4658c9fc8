import type {
  CaptchaProvider,
  Consent,
  ConsentCategories,
  Integrations,
} from '../types/config.gen.ts';
import tagSources from './tag-sources.json' with { type: 'json' };

type CategoryId = keyof ConsentCategories;

/** The policy sources a service needs, by directive; `policies` are those of Trusted Types. */
export interface ServiceNeeds {
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

type Tag = keyof typeof tagSources;

/** Of a tag: what it always needs, and what it needs besides once a category of consent.json allows it. */
const SOURCES: Record<Tag, { always: ServiceNeeds } & { [category in CategoryId]?: ServiceNeeds }> =
  tagSources;

const CAPTCHAS: Record<CaptchaProvider, ServiceNeeds> = {
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    policies: GOOGLE,
  },
  // Cloudflare, "Turnstile: Content Security Policy".
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  // Brings its parts by plain strings.
  hcaptcha: {
    script: ['https://hcaptcha.com', 'https://js.hcaptcha.com', 'https://newassets.hcaptcha.com'],
    style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    policies: ['default'],
  },
};

/** The captchas of forms and of accounts, with the service whose sources each needs. */
const captchasOf = ({ captcha, auth }: Integrations) =>
  [
    { used: captcha, provider: captcha?.provider ?? 'recaptcha' },
    { used: auth?.captcha, provider: auth?.captcha?.provider ?? 'hcaptcha' },
  ] as const;

const isOutside = (address: string) => /^https?:/.test(address);
const originOf = (address: string) => (isOutside(address) ? [new URL(address).origin] : []);

/** A script that the site serves itself needs no other host, but the same Trusted Types. */
function ofScript(service: { script: string } | undefined, needs: ServiceNeeds): ServiceNeeds[] {
  if (!service) return [];
  const { script } = service;
  if (!isOutside(script)) return [{ policies: needs.policies }];
  const isListed = needs.script?.some((source) => startsWith(script, source));
  return [isListed ? needs : { ...needs, script: [...originOf(script), ...(needs.script ?? [])] }];
}

const startsWith = (address: string, source: string) => address.startsWith(new URL(source).href);

/** Google counts ads at the domains of the visitors' countries too, which no wildcard names. */
const ofDomains = (domains: string[]): ServiceNeeds => {
  const hosts = domains.map((domain) => `https://*.${domain}`);
  return { img: hosts, connect: hosts };
};

/** A tag with what the categories that allow it use it for. */
function ofTag(
  name: Tag,
  integrations: Integrations,
  consent: Consent | undefined,
): ServiceNeeds[] {
  const tag = integrations[name];
  if (!tag) return [];
  const always = ofScript(tag, SOURCES[name].always);
  if (!isOutside(tag.script)) return always;
  const categories = Object.entries(consent?.categories ?? {});
  const allowing = categories.filter(([, { services }]) => services.includes(name));
  const more = allowing.flatMap(([id]) => SOURCES[name][id as CategoryId] ?? []);
  const { adDomains = [] } = integrations.tagManager ?? {};
  return [
    ...always,
    ...more,
    ...(name === 'tagManager' && more.length > 0 ? [ofDomains(adDomains)] : []),
  ];
}

/** The policy sources of the configured services; tags need more if a category of `consent` uses them for more. */
export function needsOf(integrations: Integrations, consent?: Consent): ServiceNeeds[] {
  const { crm, endpoint, supabase } = integrations;
  const endpoints = endpoint ? [endpoint, ...Object.values(endpoint.others ?? {})] : [];
  const endpointOrigins = [...new Set(endpoints.flatMap(({ url }) => originOf(url)))];
  const crmOrigin = crm ? originOf(crm.endpoint) : [];
  return [
    ...ofTag('tagManager', integrations, consent),
    ...ofTag('pixel', integrations, consent),
    ...captchasOf(integrations).flatMap(({ used, provider }) => ofScript(used, CAPTCHAS[provider])),
    { form: endpointOrigins, connect: endpointOrigins },
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
export function plainScriptSources(integrations: Integrations): string[] {
  const of = (service: { script: string } | undefined, needs: ServiceNeeds) => {
    if (!service) return [];
    const { script } = service;
    const own = script.replace(/[^/]*$/, '');
    return isOutside(script)
      ? ofScript(service, needs).flatMap((need) => need.script ?? [])
      : [own];
  };
  return [
    ...of(integrations.pixel, SOURCES.pixel.always),
    ...captchasOf(integrations)
      .filter(({ provider }) => provider === 'hcaptcha')
      .flatMap(({ used, provider }) => of(used, CAPTCHAS[provider])),
  ];
}
