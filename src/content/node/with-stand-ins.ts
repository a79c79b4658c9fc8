import { isLocalAddress } from '../../lib/this-machine.ts';
import type { Integrations, OtherEndpoint } from '../../types/config.gen.ts';

const CAPTCHA = { siteKey: '${RECAPTCHA_SITE_KEY}', script: '${RECAPTCHA_SCRIPT}' };

/** What reaches each service, by the variables that `.env.demo` points at the stand-ins. */
const STAND_INS = {
  crm: { endpoint: '${CRM_ENDPOINT}', webformId: '${CRM_WEBFORM_ID}' },
  endpoint: { url: '${FORM_ENDPOINT}' },
  captcha: CAPTCHA,
  tagManager: { id: '${GTM_ID}', script: '${GTM_SCRIPT}' },
  pixel: { id: '${META_PIXEL_ID}', script: '${META_PIXEL_SCRIPT}' },
  supabase: { url: '${SUPABASE_URL}', publishableKey: '${SUPABASE_PUBLISHABLE_KEY}' },
} satisfies { [Service in keyof Integrations]?: Partial<Integrations[Service]> };

/**
 * The services of a site in the demo: whatever address is written for one, literally or as what a variable falls
 * back to, its stand-in answers, so that nothing is sent away. An address of this machine is kept.
 */
export function withStandIns(integrations: Integrations): Integrations {
  const replaced = Object.entries(STAND_INS).flatMap(([name, standIn]) => {
    const written = integrations[name as keyof typeof STAND_INS];
    return written ? [[name, standInFor(written, standIn)]] : [];
  });
  const { auth, endpoint } = integrations;
  const found: Integrations = { ...integrations, ...Object.fromEntries(replaced) };
  return {
    ...found,
    ...(endpoint?.others && {
      endpoint: { ...(found.endpoint ?? endpoint), others: othersOf(endpoint.others) },
    }),
    ...(auth?.captcha && { auth: { ...auth, captcha: standInFor(auth.captcha, CAPTCHA) } }),
  };
}

/** The stand-in is told to which of the addresses it was sent, for the inbox to say it. */
const othersOf = (others: Record<string, OtherEndpoint>) =>
  Object.fromEntries(
    Object.entries(others).map(([name, other]) => [
      name,
      standInFor(other, { url: `${STAND_INS.endpoint.url}?to=${name}` }),
    ]),
  );

function standInFor<Service extends object>(written: Service, standIn: object): Service {
  if (Object.values(written).some((value) => typeof value === 'string' && isLocalAddress(value)))
    return written;
  // The stand-in of all captchas is that of reCAPTCHA, which is taken where no provider is named.
  return { ...written, ...('provider' in written && { provider: undefined }), ...standIn };
}
