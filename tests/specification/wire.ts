/** A stand-in for the accounts service, in front of the browser: keeps what is asked, answers as told. */
import type { Page } from 'playwright/test';
import { FORMS_PAGE } from './site.ts';

export interface Asked {
  /** `POST /auth/v1/token`. */
  what: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

type Answer = { status?: number; body?: unknown; abort?: boolean };
export type Answers = Record<string, Answer | ((count: number) => Answer)>;

export const USER = {
  id: '6f1d2c1e-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@exemplo.com.br',
  app_metadata: {},
  user_metadata: {},
  created_at: '2025-01-01T00:00:00Z',
};

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session as `/token` answers it; `age` seconds old, of an hour. */
export function sessionOf({
  age = 0,
  refresh = 'refresh-1',
  user = USER as object,
  more = {},
} = {}) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600 - age;
  const claims = { sub: USER.id, exp: expires_at, aal: 'aal1', amr: [], role: 'authenticated' };
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2ln`,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
    ...more,
  };
}

export const refusal = (status: number, error_code: string, msg = error_code): Answer => ({
  status,
  body: { code: status, error_code, msg },
});

const DEFAULTS: Answers = {
  'GET /auth/v1/user': { body: USER },
  'GET /rest/v1/profiles': { body: { id: USER.id, full_name: 'Ana Lima' } },
  'GET /rest/v1/user_roles': { body: [{ role: 'admin' }] },
};

export interface Wire {
  asked: Asked[];
  /** `method path` of all that was asked of accounts, in order. */
  calls(): string[];
  /** The first that was asked so, once it was. */
  first(what: string): Promise<Asked>;
}

export async function startWire(page: Page, answers: Answers = {}): Promise<Wire> {
  const asked: Asked[] = [];
  await page.route(/\/(auth|rest)\/v1\//, async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const what = `${request.method()} ${pathname}`;
    const count = asked.filter((one) => one.what === what).length;
    asked.push({
      what,
      query: Object.fromEntries(searchParams),
      body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
      headers: request.headers(),
    });
    const answer = answers[what] ?? DEFAULTS[what] ?? {};
    const {
      status = 200,
      body = {},
      abort,
    } = typeof answer === 'function' ? answer(count) : answer;
    if (abort) return route.abort();
    return route.fulfill({ status, json: body });
  });
  return {
    asked,
    calls: () => asked.map(({ what }) => what).filter((what) => what.includes('/auth/')),
    async first(what) {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        const found = asked.find((one) => one.what === what);
        if (found) return found;
        await page.waitForTimeout(50);
      }
      throw new Error(`${what} was not asked, but ${asked.map((one) => one.what).join(', ')}`);
    },
  };
}

/** The browser holds a session, as if somebody had signed in before. */
export async function withSession(page: Page, session: object = sessionOf()): Promise<void> {
  await page.addInitScript((text) => {
    try {
      if (sessionStorage.begun) return;
      sessionStorage.begun = 'yes';
      localStorage.setItem('sb-session', text);
    } catch {
      // A frame without storage.
    }
  }, JSON.stringify(session));
}

export const storedSession = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sb-session') ?? 'null'));

/** Submits one of the forms that stand on the page of forms. */
export async function submitForm(
  page: Page,
  { form, button, fill = {} }: { form: string; button: string; fill?: Record<string, string> },
): Promise<void> {
  await page.goto(FORMS_PAGE);
  await page.mouse.move(5, 5);
  const section = page.locator(`#${form}`);
  await section.locator('form[data-ready]').waitFor();
  for (const [label, value] of Object.entries(fill))
    await section.getByRole('textbox', { name: label }).fill(value);
  for (const box of await section.getByRole('checkbox').all()) await box.check();
  await section.getByRole('button', { name: button, exact: true }).click();
}
