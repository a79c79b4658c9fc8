import type { Page } from 'playwright/test';

/** What the stand-in tags were told, in order. */
export interface Told {
  gtag: unknown[][];
  fbq: unknown[][];
}

/** Stand-ins for the two tags, that keep what they are told and set the cookies the real ones set. */
const GTM = `
  window.told ??= { gtag: [], fbq: [] };
  const keep = (call) => window.told.gtag.push(Array.from(call));
  window.dataLayer.forEach(keep);
  window.dataLayer.push = (...calls) => calls.forEach(keep);
  document.cookie = '_ga=GA1.1; path=/; max-age=999';
  document.cookie = '_ga_DEMO=GS1.1; path=/; max-age=999';
`;
const PIXEL = `
  window.told ??= { gtag: [], fbq: [] };
  window.fbq.callMethod = (...call) => window.told.fbq.push(call);
  window.fbq.queue.splice(0).forEach((call) => window.fbq.callMethod(...call));
  document.cookie = '_fbp=fb.1; path=/; max-age=999';
`;

/** Answers the two scripts of `.env.demo`; returns the addresses asked for, as they come. */
export async function serveTags(page: Page, gtm = GTM, pixel = PIXEL): Promise<string[]> {
  const asked: string[] = [];
  const serve = async (file: string, body: string) =>
    page.route(`**/__local/${file}*`, (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  await serve('gtm.js', gtm);
  await serve('fbevents.js', pixel);
  return asked;
}

export const told = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as { told?: Told }).told ?? { gtag: [], fbq: [] });

/** The events alone, `[name, details]`, without what is said about consent and settings. */
export async function events(page: Page): Promise<{ gtag: unknown[][]; fbq: unknown[][] }> {
  const { gtag, fbq } = await told(page);
  return {
    gtag: gtag.filter(([command]) => command === 'event').map(([, ...rest]) => rest),
    fbq: fbq.filter(([command]) => String(command).startsWith('track')).map(([, ...rest]) => rest),
  };
}

export const cookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort();
