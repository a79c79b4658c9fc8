import { loadScript, withoutQuery } from '../../lib/load-script.ts';
import type { Grants, Service } from './track.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...call: unknown[]) => void;
  }
}

/** Google Tag Manager, with consent mode v2. */
export const google: Service = {
  async start({ id, script }, grants) {
    window.dataLayer ??= [];
    window.gtag ??= gtag;
    window.gtag('consent', 'default', signals(new Set()));
    window.gtag('set', 'ads_data_redaction', true);
    google.update(grants);
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    await loadScript(`${script}?id=${encodeURIComponent(id)}`);
  },
  update(grants) {
    window.gtag?.('consent', 'update', signals(grants));
  },
  receive({ name, ...details }) {
    // Set explicitly, as a tag would else read the address with its query.
    if ('path' in details) {
      const page_referrer = document.referrer && withoutQuery(document.referrer);
      window.gtag?.('set', { page_location: location.origin + details.path, page_referrer });
    }
    window.gtag?.('event', name, details);
  },
  cookies: /^_(ga|gid|gat|gcl)/,
};

/** The container reads calls from `arguments` objects and ignores arrays. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function signals(grants: Grants) {
  const state = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  const ads = state(grants.has('marketing'));
  return {
    analytics_storage: state(grants.has('measurement')),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
}
