import { loadScript } from '../../lib/load-script.ts';
import type { Service } from './track.ts';

interface Pixel {
  (...call: unknown[]): void;
  /** The queue of calls until the script is loaded and sets `callMethod`. */
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push: Pixel;
  loaded: true;
  version: string;
  /** True to send page views after the first ourselves. */
  disablePushState: true;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The Meta pixel. */
export const meta: Service = {
  async start({ id, script }, grants) {
    window.fbq ??= createPixel();
    window._fbq ??= window.fbq;
    window.fbq('consent', 'revoke');
    // Without this the pixel tracks clicks and reads forms by itself.
    window.fbq('set', 'autoConfig', false, id);
    meta.update(grants);
    window.fbq('init', id);
    await loadScript(script);
  },
  update(grants) {
    window.fbq?.('consent', grants.size > 0 ? 'grant' : 'revoke');
  },
  receive({ name, ...details }) {
    if (name === 'page_view') window.fbq?.('track', 'PageView', details);
    else window.fbq?.('trackCustom', name, details);
  },
  cookies: /^_fb[pc]$/,
};

/** The same function as Meta's snippet creates. */
function createPixel(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  }) as Pixel;
  const properties = { queue: [], loaded: true, version: '2.0', disablePushState: true } as const;
  return Object.assign(pixel, properties, { push: pixel });
}
