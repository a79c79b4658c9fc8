import { expect, test } from 'vitest';
import type { Consent, ConsentCategory, Integrations } from '../../types/config.gen.ts';
import { compileConsent, scriptAddresses } from './site-data.ts';

const siteUrl = 'https://a.example';
const tagManager = { id: 'GTM-A', script: 'https://tags.example/gtm.js' };
const pixel = { id: '1', script: 'https://pixel.example/p.js' };
const category = (...services: ConsentCategory['services']) =>
  ({ title: 't', purpose: 'p', legalBasis: 'b', details: ['d'], services }) as ConsentCategory;
const raw = {
  version: 3,
  categories: {
    measurement: category('tagManager'),
    marketing: category('tagManager', 'pixel'),
    video: category('videoSites'),
  },
} as Consent;
const compile = (integrations: Omit<Integrations, 'siteUrl'>, videoSites = false) =>
  compileConsent(raw, { siteUrl, ...integrations }, videoSites);

test('asks for no consent if no service is configured', () => {
  expect(compile({})).toEqual({});
  expect(compile({ captcha: { siteKey: 'k', script: '/c.js' } })).toEqual({});
});

test('asks only for categories with a configured service, and lists those services', () => {
  const { consent, tags } = compile({ pixel });
  expect(consent?.asked).toBe('3 marketing');
  expect(consent?.categories).toMatchObject([{ id: 'marketing', services: ['pixel'] }]);
  expect(tags).toEqual({ pixel });
  expect(compile({ pixel, tagManager }).consent?.asked).toBe('3 measurement marketing');
});

test('drops a service that no category covers', () => {
  const onlyMeasurement = { ...raw, categories: { measurement: category('tagManager') } };
  const all = { siteUrl, pixel, tagManager };
  expect(compileConsent(onlyMeasurement, all, false).tags).toEqual({ tagManager });
  expect(compileConsent({ ...raw, categories: {} }, all, false)).toEqual({});
});

test('asks for videos of other sites if a page has one, without adding a tag', () => {
  expect(compile({}, true)).toMatchObject({ consent: { asked: '3 video' }, tags: {} });
  expect(compile({ pixel }, true).consent?.asked).toBe('3 marketing video');
  expect(compile({ pixel }).consent?.asked).toBe('3 marketing');
});

test('shows no notice for videos alone, which ask at their place, if the site says so', () => {
  const quiet = (integrations: Omit<Integrations, 'siteUrl'>) =>
    compileConsent({ ...raw, askAtPlace: true }, { siteUrl, ...integrations }, true).consent;
  expect(quiet({})).toMatchObject({ asked: '3 video', isQuiet: true });
  expect(quiet({ pixel })?.isQuiet).toBeUndefined();
  expect(compile({}, true).consent?.isQuiet).toBeUndefined();
});

test('lists every configured script address, so that no other can be loaded', () => {
  const captcha = { siteKey: 'k', script: '/c.js' };
  expect(scriptAddresses({ siteUrl, captcha, pixel })).toEqual([pixel.script, '/c.js']);
});
