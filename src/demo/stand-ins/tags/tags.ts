import { browserScript } from '../../browser-scripts.ts';
import { sameSiteOnly } from '../../same-site.ts';
import type { StandIn } from '../../stand-in.ts';
import { keepEvent } from './events.ts';

/** Google Tag Manager and Meta's pixel: their scripts, and what these report. */
export const tags: StandIn = ({ store }) => ({
  '/gtm.js': { GET: browserScript('gtm') },
  '/gtag.js': { GET: browserScript('gtag') },
  '/fbevents.js': { GET: browserScript('fbevents') },
  '/fbconfig.js': { GET: browserScript('fbconfig') },
  '/events': { POST: sameSiteOnly(keepEvent(store)) },
});
