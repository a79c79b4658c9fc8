/** Section 7: what the product asks of accounts and tables. */
import { expect } from 'playwright/test';
import { fillSignIn, fillSignUp, openForms, PASSWORD, toast } from '../../auth.ts';
import { actions, askForReset, call } from '../calls.ts';
import { put, swap } from '../edits.ts';
import { signedIn, signedUp } from '../scenes.ts';
import { after, alone, type Statement } from '../statement.ts';
import { refusal, startWire, USER } from '../wire.ts';

export default [
  {
    id: '130.1',
    says: 'sign-in sends email and password',
    tried: after(signedIn, ({ exchanges, email }) => {
      const asked = exchanges.find(({ what }) => what.includes('/token'));
      expect(asked?.body).toMatchObject({ email, password: PASSWORD });
    }),
    breaks: [
      swap(
        actions,
        /(signInWithPassword\(\{\s*email: value\('email'\),\s*password: value\('password'\))/,
        '$1.toUpperCase()',
      ),
    ],
  },
  {
    id: '130.2',
    says: 'sign-up redirects to the origin followed by /',
    tried: after(signedUp, ({ exchanges, page }) => {
      const asked = exchanges.find(({ what }) => what.includes('/signup'));
      const { origin } = new URL(page.url());
      expect(asked?.what).toBe(
        `POST /auth/v1/signup?redirect_to=${encodeURIComponent(`${origin}/`)}`,
      );
    }),
    breaks: [
      swap(actions, /emailRedirectTo: `\$\{origin\}\/`,\s*data/, 'emailRedirectTo: origin, data'),
    ],
  },
  {
    id: '130.3',
    says: 'sign-up carries full_name in its data',
    tried: after(signedUp, ({ exchanges }) => {
      const asked = exchanges.find(({ what }) => what.includes('/signup'));
      expect(asked?.body.data).toEqual({ full_name: 'Bia Lima' });
    }),
    breaks: [swap(actions, "full_name: value('fullName')", "name: value('fullName')")],
  },
  {
    id: '130.4',
    says: 'the error of the answer is read, on sign-in and on sign-up',
    tried: alone(async ({ page }) => {
      await startWire(page, {
        'POST /auth/v1/token': refusal(400, 'user_banned'),
        'POST /auth/v1/signup': refusal(422, 'signup_disabled'),
      });
      await openForms(page, '/auth');
      const entry = await fillSignIn(page, USER.email);
      await entry.getByRole('button', { name: 'Entrar' }).click();
      await expect(toast(page, 'Erro no login')).toContainText('Esta conta está suspensa.');
      const form = await fillSignUp(page, USER.email);
      await form.getByRole('button', { name: 'Criar conta' }).click();
      await expect(toast(page, 'Erro no cadastro').first()).toContainText(
        'Não estamos abrindo contas novas.',
      );
    }),
    breaks: [
      swap('src/visitor/auth/client/error-sentence.ts', 'error.code) || ', "'') || "),
      put('messages.json', 'auth/errors/user_banned', 'Não foi possível.'),
    ],
  },
  call(
    '130.5',
    'password reset redirects to /auth/reset-password',
    {
      what: 'POST /auth/v1/recover',
      act: askForReset,
      holds: ({ query }) => expect(query.redirect_to).toMatch(/:\d+\/auth\/reset-password$/),
    },
    [swap(actions, 'redirectTo: origin + NEW_PASSWORD', 'redirectTo: origin')],
  ),
  {
    id: '132.1',
    says: 'profiles: select all where id equals the user, single row',
    tried: after(signedIn, ({ exchanges, session }) => {
      const asked = exchanges.find(({ what }) => what.includes('/profiles'));
      const { id } = session.user as { id: string };
      expect(asked?.what).toBe(`GET /rest/v1/profiles?select=*&id=eq.${id}`);
      expect(asked?.headers.accept).toContain('vnd.pgrst.object');
    }),
    breaks: [swap('src/visitor/auth/client/user-data.ts', "select('*')", "select('id,full_name')")],
  },
  {
    id: '132.2',
    says: 'user_roles: select role where user_id equals the user',
    tried: after(signedIn, ({ exchanges, session }) => {
      const asked = exchanges.find(({ what }) => what.includes('/user_roles'));
      const { id } = session.user as { id: string };
      expect(asked?.what).toBe(`GET /rest/v1/user_roles?select=role&user_id=eq.${id}`);
    }),
    breaks: [swap('src/visitor/auth/client/user-data.ts', "select('role')", "select('*')")],
  },
] satisfies Statement[];
