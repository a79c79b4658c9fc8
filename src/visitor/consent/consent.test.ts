// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DECISION_KEY } from './stored-decision.ts';

const ASKED = '1 measurement';
const html = document.documentElement;
let store: typeof import('./consent.ts');
let stop = () => {};

const stored = () => JSON.parse(localStorage.getItem(DECISION_KEY) ?? 'null');
const follow = () => {
  stop = store.followDecision({ asked: ASKED });
};
const block = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

beforeEach(async () => {
  vi.resetModules();
  store = await import('./consent.ts');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a page whose videos ask at their place shows no notice', () => {
  stop = store.followDecision({ asked: '1 video', isQuiet: true });
  expect(html.dataset.consent).toBeUndefined();
});

test('without an answer the page asks; an answer is stored with version and date, and reported', () => {
  follow();
  expect(html.dataset.consent).toBe('ask');
  const listener = vi.fn();
  const end = store.onDecision(listener);
  store.decide(1, { measurement: true });
  expect(html.dataset.consent).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  expect(stored()).toEqual({
    version: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    categories: { measurement: true },
  });
  end();
  store.decide(1, { measurement: false });
  expect(listener).toHaveBeenCalledOnce();
});

test('a stored answer is used', () => {
  store.decide(1, { measurement: true });
  const kept = stored();
  vi.resetModules();
  follow();
  expect(store.currentDecision()).toEqual(kept);
});

test('without storage the answer is valid for the visit', () => {
  block('getItem');
  block('setItem');
  block('removeItem');
  store.decide(1, { measurement: true }); // the banner may be pressed before anything follows
  follow();
  expect(store.currentDecision()?.categories).toEqual({ measurement: true });
  expect(html.dataset.consent).toBeUndefined();
});

test('a failed write does not bring an older answer back', () => {
  store.decide(1, { measurement: true });
  block('setItem');
  store.decide(1, { measurement: false });
  expect(stored()).toBeNull();
});

test('answers in other tabs are followed, also when storage is cleared', () => {
  follow();
  const answer = { version: 1, at: new Date().toISOString(), categories: { measurement: true } };
  localStorage.setItem(DECISION_KEY, JSON.stringify(answer));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(store.currentDecision()).toBeUndefined();
  dispatchEvent(new StorageEvent('storage', { key: DECISION_KEY }));
  expect(store.currentDecision()).toEqual(answer);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.currentDecision()).toBeUndefined();
  expect(html.dataset.consent).toBe('ask');
});

test('a page from the back/forward cache reads the answer given meanwhile', () => {
  follow();
  const answer = { version: 1, at: new Date().toISOString(), categories: { measurement: false } };
  localStorage.setItem(DECISION_KEY, JSON.stringify(answer));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.currentDecision()).toEqual(answer);
});
