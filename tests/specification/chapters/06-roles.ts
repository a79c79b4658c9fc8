/** Section 6: roles and permissions. */
import { expect } from 'playwright/test';
import {
  accountButton,
  emailLink,
  lastEmail,
  newEmail,
  openForms,
  openLink,
  register,
  toast,
  trySignIn,
} from '../../auth.ts';
import { hydrated } from '../../test.ts';
import { put, swap } from '../edits.ts';
import { CASES, EVENT, LANDING, SERVICE_PAGES } from '../look.ts';
import { signedUp } from '../scenes.ts';
import { after, alone, type Statement } from '../statement.ts';
import { startWire, withSession } from '../wire.ts';

const LONG = { timeout: 90_000 };

export default [
  {
    id: '111.1',
    says: 'public pages need no sign-in: none asks for one, none asks the accounts service',
    tried: alone(async ({ page }) => {
      const { asked } = await startWire(page);
      const paths = ['/', '/sobre', '/materiais', '/fale-conosco', LANDING, EVENT, '/privacidade'];
      for (const path of [...paths, ...SERVICE_PAGES, ...CASES]) {
        await page.goto(path);
        // Who is signed in decides nothing before the app is there, and the code of the accounts if a page wants it.
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(asked).toEqual([]);
    }, LONG),
    breaks: [put('integrations.json', 'auth/pages/account', '/nsoc')],
  },
  {
    id: '112.1',
    says: 'anyone can sign up',
    tried: after(signedUp, ({ told }) => expect(told).toContain('Conta criada com sucesso!')),
    breaks: [
      put('forms/sign-up.json', 'submit/action', 'resend'),
      swap('supabase/config.toml', 'enable_signup = true', 'enable_signup = false'),
    ],
  },
  {
    id: '112.2',
    says: 'sign-up requires e-mail confirmation',
    tried: alone(async ({ page }) => {
      const email = newEmail('pendente');
      await register(page, email);
      await openForms(page, '/auth');
      await trySignIn(page, email);
      await expect(toast(page, 'Erro no login')).toContainText('Confirme o seu e-mail');
      await expect(accountButton(page)).toHaveCount(0);
      expect((await lastEmail(page, email, 'signup')).subject).toContain('Confirme');
      await openLink(page, await emailLink(page, email, 'signup'));
      await expect(accountButton(page)).toBeVisible();
    }, LONG),
    breaks: [
      swap('supabase/config.toml', 'enable_confirmations = true', 'enable_confirmations = false'),
      put('messages.json', 'auth/errors/email_not_confirmed', 'Não foi possível.'),
    ],
  },
  {
    id: '113.1',
    says: 'roles are loaded from user_roles for the signed-in user',
    tried: alone(async ({ page }) => {
      await withSession(page);
      const { first } = await startWire(page, {
        'GET /rest/v1/user_roles': { body: [{ role: 'editor' }] },
      });
      await page.goto('/conta');
      const { query } = await first('GET /rest/v1/user_roles');
      expect(query.user_id).toMatch(/^eq\.6f1d2c1e-/);
      await expect(page.locator('main dl')).toContainText('Edição');
    }),
    breaks: [
      swap(
        'src/visitor/auth/client/user-data.ts',
        'roles: roles.data.map(({ role }) => role)',
        'roles: []',
      ),
    ],
  },
  {
    id: '114.1',
    says: 'only signed-in versus not is shown on the admin screen',
    differs: 'besides it, an account page for who is signed in and a panel by role',
    tried: alone(async ({ page }) => {
      await page.goto('/conta');
      await expect(page).toHaveURL('/auth');
      await page.goto('/painel');
      await expect(page.getByRole('heading', { name: 'Entre para ver os envios' })).toBeVisible();
      await withSession(page);
      await startWire(page, { 'GET /rest/v1/user_roles': { body: [] } });
      await page.goto('/painel');
      const refused = page.getByRole('heading', { name: 'A sua conta não tem acesso ao painel' });
      await expect(refused).toBeVisible();
    }),
    breaks: [
      put('pages/conta/painel.json', 'sections/submission-panel/noAccess/title', 'Painel vazio'),
      put('pages/conta/painel.json', 'sections/submission-panel/signedOut/title', 'Painel vazio'),
    ],
  },
] satisfies Statement[];
