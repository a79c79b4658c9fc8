/** Section 3: entities and their fields. Accounts. */
import { expect } from 'playwright/test';
import { accountButton, signIn } from '../../auth.ts';
import { administrator } from '../../panel.ts';
import { put, swap } from '../edits.ts';
import { PASSWORD, type SignedIn, signedIn, signedUp } from '../scenes.ts';
import { after, alone, type Statement } from '../statement.ts';
import { sessionOf, startWire, storedSession, withSession } from '../wire.ts';

const ask = ({ exchanges }: SignedIn, path: string) => {
  const found = exchanges.find(({ what }) => what.includes(path));
  if (!found) throw new Error(`${path} was not asked`);
  return found;
};

const userIn = ({ session }: SignedIn) => session.user as Record<string, unknown>;

const start = 'src/visitor/auth/client/start.ts';
const userData = 'src/visitor/auth/client/user-data.ts';
const actions = 'src/blocks/strategies/supabase-auth/actions.ts';
const NOT_KEPT = swap(start, 'persistSession: true', 'persistSession: false');
const OTHER_KEY = swap('src/visitor/auth/traces.ts', "'sb-session'", "'sb-other'");

/** A field of the session, as it is kept in the browser. */
const inSession = (
  id: string,
  field: string,
  holds: (value: unknown, signedIn: SignedIn) => void,
): Statement => ({
  id,
  says: `session: ${field}`,
  tried: after(signedIn, (value) => {
    expect(value.session).toHaveProperty(field);
    holds(value.session[field], value);
  }),
  breaks: [NOT_KEPT, OTHER_KEY],
});

export default [
  {
    id: '67.1',
    says: 'profile: read by user id, all fields, a single row',
    tried: after(signedIn, (value) => {
      const { what, headers, answer } = ask(value, '/rest/v1/profiles');
      expect(what).toBe(`GET /rest/v1/profiles?select=*&id=eq.${userIn(value).id}`);
      expect(headers.accept).toContain('application/vnd.pgrst.object+json');
      expect(answer).toMatchObject({ id: userIn(value).id, full_name: 'Ana Souza' });
    }),
    breaks: [
      swap(userData, "from('profiles').select('*')", "from('profiles').select('full_name')"),
      swap(userData, ".eq('id', id).single()", ".eq('id', id).limit(1)"),
    ],
  },
  {
    id: '68.1',
    says: 'user role row: user_id, role',
    tried: alone(
      async ({ page }) => {
        const asked = page.waitForResponse(/\/rest\/v1\/user_roles/);
        await signIn(page, ...(await administrator(page)));
        const response = await asked;
        expect(response.url()).toMatch(/select=role&user_id=eq\.[0-9a-f-]{36}$/);
        expect(await response.json()).toEqual([{ role: 'admin' }]);
      },
      { timeout: 90_000 },
    ),
    breaks: [swap(userData, "eq('user_id', id)", "eq('role', id)")],
  },
  {
    id: '69.1',
    says: 'auth state: user, named in the header and on the account page',
    tried: after(signedIn, async ({ page, email }) => {
      await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
      await accountButton(page).click();
      await page.getByRole('link', { name: 'Minha conta' }).click();
      await expect(page.locator('main').getByText(email)).toBeVisible();
      await page.goto('/');
    }),
    breaks: [
      put('messages.json', 'auth/account/menu', 'Conta'),
      swap('src/visitor/auth/client/session.ts', "email = ''", "phone: email = ''"),
    ],
  },
  {
    id: '69.2',
    says: 'auth state: profile',
    differs: 'of the profile the name alone is kept, with the user',
    tried: after(signedIn, async ({ page }) => {
      await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
    }),
    breaks: [swap(userData, "fullName: profile.data.full_name ?? ''", "fullName: ''")],
  },
  {
    id: '69.3',
    says: 'auth state: the list of roles',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page, {
        'GET /rest/v1/user_roles': { body: [{ role: 'admin' }, { role: 'editor' }] },
      });
      await page.goto('/conta');
      const roles = page.locator('main dl > div').filter({ hasText: 'Permissões' });
      await expect(roles.locator('dd')).toHaveText('Administração, Edição');
    }),
    breaks: [
      swap(userData, 'roles: roles.data.map(({ role }) => role)', 'roles: []'),
      put('pages/conta/conta.json', 'sections/account/details/roles', 'Grupos'),
    ],
  },
  {
    id: '69.4',
    says: 'auth state: loading flag',
    differs: 'a status, of which one is that it is not known yet; the account page says so',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page);
      const held: (() => void)[] = [];
      await page.route('**/assets/start-*.js', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto('/conta');
      await expect(page.getByRole('heading', { name: 'Conferindo a sua entrada' })).toBeVisible();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const go of held) go();
      await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
    }),
    breaks: [
      put('pages/conta/conta.json', 'sections/account/working/title', 'Bem-vindo'),
      put('pages/conta/conta.json', 'sections/account/title', 'Conta'),
    ],
  },
  {
    id: '69.5',
    says: 'auth state: session',
    differs: 'the library keeps it, in the browser; it lives through a reload',
    tried: after(signedIn, async ({ page, session }) => {
      await page.reload();
      await expect(accountButton(page)).toBeVisible();
      expect(await storedSession(page)).toMatchObject({ refresh_token: session.refresh_token });
    }),
    breaks: [NOT_KEPT],
  },
  inSession('70.1', 'access_token', (token, value) => {
    const [, claims = ''] = `${token}`.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub).toBe(userIn(value).id);
    expect(ask(value, '/rest/v1/profiles').headers.authorization).toBe(`Bearer ${token}`);
  }),
  inSession('70.2', 'refresh_token', (token) => expect(`${token}`.length).toBeGreaterThan(8)),
  inSession('70.3', 'expires_at', (at, { session }) =>
    expect(Math.abs(Number(at) - Date.now() / 1000 - Number(session.expires_in))).toBeLessThan(300),
  ),
  inSession('70.4', 'expires_in', (seconds) => expect(seconds).toBe(3600)),
  inSession('70.5', 'token_type', (type) => expect(type).toBe('bearer')),
  inSession('70.6', 'user', (user, { email }) => expect(user).toMatchObject({ email })),
  {
    id: '70.7',
    says: 'session: provider_token, when somebody comes back from a provider',
    tried: alone(async ({ page }) => {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('sb-session-code-verifier', JSON.stringify('a'.repeat(64)));
        } catch {
          // A frame without storage.
        }
      });
      await startWire(page, {
        'POST /auth/v1/token': { body: sessionOf({ more: { provider_token: 'google-1' } }) },
      });
      await page.goto('/auth?code=abc');
      await expect(accountButton(page)).toBeVisible();
      expect(await storedSession(page)).toMatchObject({ provider_token: 'google-1' });
    }),
    breaks: [NOT_KEPT],
  },
  {
    id: '71.1',
    says: 'sign-up data: full_name, kept as metadata of the user',
    tried: after(signedUp, (value) => {
      const { body, answer } = ask(value, '/auth/v1/signup');
      expect(body.data).toEqual({ full_name: 'Bia Lima' });
      const user = (answer as Record<string, never>).user ?? answer;
      expect(user).toMatchObject({ user_metadata: { full_name: 'Bia Lima' } });
    }),
    breaks: [swap(actions, "data: { full_name: value('fullName') }", 'data: {}')],
  },
  {
    id: '71.2',
    says: 'sign-up data: email',
    tried: after(signedUp, (value) =>
      expect(ask(value, '/auth/v1/signup').body.email).toBe(value.email),
    ),
    breaks: [
      swap(actions, /auth\.signUp\(\{\s*email: value\('email'\)/, "auth.signUp({ email: 'a@b.c'"),
    ],
  },
  {
    id: '71.3',
    says: 'sign-up data: password',
    tried: after(signedUp, (value) =>
      expect(ask(value, '/auth/v1/signup').body.password).toBe(PASSWORD),
    ),
    breaks: [
      swap(
        actions,
        /(auth\.signUp\(\{\s*email: value\('email'\),\s*password: )value\('password'\)/,
        "$1value('password').trim().toLowerCase()",
      ),
    ],
  },
] satisfies Statement[];
