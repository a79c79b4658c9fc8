// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentCategoryData, SiteTags } from '../../ui/data/types.ts';

const loadScript = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>());
vi.mock('../../lib/load-script.ts', () => ({ loadScript }));

const tags: SiteTags = {
  tagManager: { id: 'GTM-A', script: '/gtm.js' },
  pixel: { id: '1', script: '/pixel.js' },
};
const text = { title: '', purpose: '', legalBasis: '', details: [] };
const categories: ConsentCategoryData[] = [
  { ...text, id: 'measurement', services: ['tagManager'] },
  { ...text, id: 'marketing', services: ['pixel'] },
];
const NONE = { measurement: false, marketing: false };

let consent: typeof import('../consent/consent.ts');
let tracking: typeof import('./track.ts');
let follow: () => () => void;
let stop = () => {};

const google = () => window.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)) ?? [];
const pixel = () => window.fbq?.queue ?? [];

beforeEach(async () => {
  vi.resetModules();
  loadScript.mockReset().mockResolvedValue();
  for (const name of ['dataLayer', 'gtag', 'fbq', '_fbq']) Reflect.deleteProperty(window, name);
  history.replaceState(null, '', '/');
  consent = await import('../consent/consent.ts');
  tracking = await import('./track.ts');
  const { followConsent } = await import('./tags.ts');
  follow = () => {
    stop = followConsent(categories, tags);
    return stop;
  };
});
afterEach(() => stop());

test('without consent there is no script, no queue and no function', () => {
  follow();
  tracking.reportPage('/');
  consent.decide(1, NONE);
  expect(loadScript).not.toHaveBeenCalled();
  expect([window.dataLayer, window.gtag, window.fbq]).toEqual([undefined, undefined, undefined]);
});

test('Google receives the denied state, then the granted one, and only then anything else', () => {
  follow();
  tracking.reportPage('/sobre');
  consent.decide(1, { ...NONE, measurement: true });
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(google().slice(0, 3)).toEqual([
    ['consent', 'default', denied],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ]);
  expect(window.dataLayer).toContainEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
  expect(google().at(-1)).toEqual(['event', 'page_view', { path: '/sobre' }]);
  expect(loadScript.mock.calls).toEqual([['/gtm.js?id=GTM-A']]);
  consent.decide(1, NONE);
  expect(google().at(-1)).toEqual(['consent', 'update', denied]);
  tracking.track({ name: 'phone_call' });
  expect(google().at(-1)).toEqual(['consent', 'update', denied]);
});

test('the pixel is revoked, stopped from tracking automatically, and then granted', () => {
  follow();
  consent.decide(1, { ...NONE, marketing: true });
  tracking.track({ name: 'form_submit', form: 'hero_form' });
  expect(pixel()).toEqual([
    ['consent', 'revoke'],
    ['set', 'autoConfig', false, '1'],
    ['consent', 'grant'],
    ['init', '1'],
    ['trackCustom', 'form_submit', { form: 'hero_form' }],
  ]);
  consent.decide(1, NONE);
  expect(pixel().at(-1)).toEqual(['consent', 'revoke']);
});

test('a withdrawal deletes the cookies, and a second grant loads nothing twice', () => {
  follow();
  consent.decide(1, { ...NONE, measurement: true });
  // biome-ignore lint/suspicious/noDocumentCookie: as the tag does
  document.cookie = '_ga=1';
  consent.decide(1, NONE);
  expect(document.cookie).toBe('');
  consent.decide(1, { ...NONE, measurement: true });
  expect(loadScript).toHaveBeenCalledOnce();
});

test('following again on each page repeats nothing', () => {
  consent.decide(1, { measurement: true, marketing: true });
  follow()();
  const [before, pixelBefore] = [google().length, pixel().length];
  follow();
  expect([google().length, pixel().length]).toEqual([before, pixelBefore]);
});

test('no tag starts on an address with a sign-in secret, but on the next page', () => {
  history.replaceState(null, '', '/auth#access_token=x');
  consent.decide(1, { measurement: true, marketing: true });
  follow()();
  expect(loadScript).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  follow();
  expect(loadScript).toHaveBeenCalledTimes(2);
});

test('a tag that throws and a blocked script do not affect others', async () => {
  loadScript.mockRejectedValue(new Error('blocked'));
  window.gtag = () => {
    throw new Error('theirs');
  };
  follow();
  expect(() => consent.decide(1, { measurement: true, marketing: true })).not.toThrow();
  tracking.track({ name: 'phone_call' });
  expect(pixel().at(-1)).toEqual(['trackCustom', 'phone_call', {}]);
});
