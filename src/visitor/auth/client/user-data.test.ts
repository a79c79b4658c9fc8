import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setToaster, type Toast } from '../../../ui/toasts/notify.ts';
import { authState, setAuth } from '../auth-store.ts';
import { stubBrowser, texts, USER } from '../testing.ts';
import { startAuth } from './start.ts';
import { loadUserData } from './user-data.ts';

const toasts: Toast[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  toasts.length = 0;
  setToaster((toast) => toasts.push(toast));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setToaster(undefined);
});

/** Loads with this service; resolves to when, in seconds, each table was asked for. */
async function load(answer: () => Promise<Response>) {
  const started = Date.now();
  const asked: Record<string, number[]> = {};
  vi.stubGlobal('fetch', (input: string) => {
    const table = new URL(input).pathname.split('/').at(-1) ?? '';
    asked[table] = [...(asked[table] ?? []), (Date.now() - started) / 1000];
    return answer();
  });
  const { supabase } = startAuth({ url: 'https://a.example', publishableKey: 'x' }, texts);
  await supabase.auth.getSession(); // after which nobody is signed in
  setAuth({ status: 'signed-in', user: { id: USER.id, email: USER.email, fullName: '' } });
  const loading = loadUserData(supabase, USER.id, texts);
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  await supabase.auth.dispose();
  return asked;
}

test.each([
  ['is not reachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is unavailable', () => Promise.resolve(new Response('{}', { status: 503 }))],
])(
  'when the service %s, the request is repeated three times, then a toast is shown',
  async (_, answer) => {
    const times = [0, 1, 3, 7];
    expect(await load(answer)).toEqual({ profiles: times, user_roles: times });
    expect(toasts).toEqual([
      { title: 'Error', text: 'Failed to load user data', lang: 'en', tone: 'error' },
    ]);
  },
);

test('a permanent error is not retried', async () => {
  const missing = { code: 'PGRST116', message: 'no rows' };
  const asked = await load(async () => Response.json(missing, { status: 406 }));
  expect(asked).toEqual({ profiles: [0], user_roles: [0] });
  expect(toasts).toHaveLength(1);
});

test('no error is shown for a person who has signed out meanwhile', async () => {
  await load(async () => {
    setAuth({ status: 'signed-out', user: undefined });
    return new Response('{}', { status: 500 });
  });
  expect(toasts).toEqual([]);
  expect(authState().user).toBeUndefined();
});
