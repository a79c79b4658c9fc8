import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import messages from '../../../tests/fixture-site/site-config/messages.json' with { type: 'json' };
import type { AuthTexts } from '../../ui/data/types.ts';
import { takeAuthTextsFrom } from './auth-texts-at.ts';

/** The texts of the fixture site, and an address that answers with them. */
export const texts = messages.auth as AuthTexts;
takeAuthTextsFrom(`data:application/json,${encodeURIComponent(JSON.stringify(texts))}`);

/** The account pages of the fixture site. */
export const PAGES = {
  signIn: '/auth',
  newPassword: '/auth/reset-password',
  confirm: '/auth/confirmar',
  account: '/conta',
};

/** For `vi.waitFor`: as long as it takes, on a machine that does other things too. */
export const WITHIN_A_MINUTE = { timeout: 60_000 };

/** A request as the accounts service gets it. */
interface WireRequest {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  /** Whose: the token of the `Authorization` header. */
  token: string | undefined;
}

type Answer = { status?: number; body?: unknown; text?: string };

/** A stand-in for Supabase: keeps what it is asked, and answers by `method path` (without query). */
export async function startWire() {
  const requests: WireRequest[] = [];
  let answers: Record<string, Answer | ((count: number) => Answer)> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const text = Buffer.concat(chunks).toString();
      const route = `${method} ${path.split('?')[0]}`;
      const token = headers.authorization?.slice('Bearer '.length);
      const count = requests.filter(
        (request) => request.path === path && request.method === method,
      ).length;
      requests.push({ method, path, token, body: text && JSON.parse(text) });
      const answer = answers[route] ?? { body: {} };
      const {
        status = 200,
        body,
        text: raw,
      } = typeof answer === 'function' ? answer(count) : answer;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(raw ?? JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Sets the answers from now on; requests without one get `{}`. Clears the recorded requests. */
    answers(next: typeof answers) {
      answers = next;
      requests.length = 0;
    },
    /** The requests to the accounts, without those to tables. */
    ofAuth: () => requests.filter(({ path }) => path.startsWith('/auth/')),
    /** `method path` of all that was asked, in order. */
    asked: () => requests.map(({ method, path }) => `${method} ${path}`),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const refusal = (status: number, error_code: string): Answer => ({
  status,
  body: { code: status, error_code, msg: error_code },
});

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const USER = {
  id: '6f1d2c1e-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'ana@exemplo.com.br',
  app_metadata: {},
  user_metadata: {},
  created_at: '2025-01-01T00:00:00Z',
};

/** A session as `/token` answers it; `age` seconds old, of an hour. */
export function sessionOf({ age = 0, refresh = 'refresh-1', user = USER as object } = {}) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600 - age;
  const claims = { sub: USER.id, exp: expires_at, aal: 'aal1', amr: [], role: 'authenticated' };
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2ln`,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  };
}

/** Stubs the browser APIs that supabase-js and the app use. `blocked`: storage throws. */
export function stubBrowser({ blocked = false } = {}): Map<string, string> {
  const stored = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const nothing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', blocked ? nothing : localStorage);
  vi.stubGlobal('sessionStorage', blocked ? nothing : localStorage);
  vi.stubGlobal('location', new URL('https://www.fortim.example/auth'));
  vi.stubGlobal('WebSocket', class {}); // Node 20 has none; nothing here opens one
  return stored;
}
