/** Section 4: what becomes of a session. */
import { expect } from 'playwright/test';
import { accountButton, openLink, takenOver } from '../../auth.ts';
import { swap } from '../edits.ts';
import { signedIn } from '../scenes.ts';
import { after, alone, type Statement } from '../statement.ts';
import {
  refusal,
  sessionOf,
  startWire,
  storedSession,
  submitForm,
  USER,
  withSession,
} from '../wire.ts';

const session = 'src/visitor/auth/client/session.ts';

const ignored = (event: string, handler: string) =>
  swap(session, `${event}: ${handler}`, `${event}: () => undefined`);

const ANA = 'Conta de Ana Lima';

export default [
  {
    id: '83.1',
    says: 'initial session: who has signed in before is known on opening a page',
    tried: alone(async ({ page }) => {
      await withSession(page);
      const { calls } = await startWire(page);
      await page.goto('/nsoc');
      await expect(accountButton(page)).toHaveAccessibleName(ANA);
      expect(calls()).toEqual([]);
    }),
    breaks: [ignored('INITIAL_SESSION', 'signedIn')],
  },
  {
    id: '83.2',
    says: 'signed in: the header shows the account',
    tried: after(signedIn, async ({ page }) => {
      await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
    }),
    breaks: [ignored('SIGNED_IN', 'signedIn')],
  },
  {
    id: '83.3',
    says: 'signed out: the header and the browser forget the account',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page);
      await page.goto('/nsoc');
      await accountButton(page).click();
      await page.locator('#_menu-account').getByRole('button', { name: 'Sair' }).click();
      await expect(accountButton(page)).toHaveCount(0);
      expect(await storedSession(page)).toBeNull();
    }),
    breaks: [ignored('SIGNED_OUT', 'signedOut')],
  },
  {
    id: '83.4',
    says: 'token refreshed: what the new session says of the user is taken over',
    tried: alone(async ({ page }) => {
      await page.clock.install();
      await withSession(page, sessionOf({ age: 3_470 }));
      const user = { ...USER, new_email: 'ana@outro.com.br' };
      const { first } = await startWire(page, {
        'POST /auth/v1/token': { body: sessionOf({ refresh: 'refresh-2', user }) },
      });
      await page.goto('/conta');
      await expect(page.locator('main').getByText(USER.email)).toBeVisible();
      await page.clock.fastForward(61_000);
      expect((await first('POST /auth/v1/token')).body).toEqual({ refresh_token: 'refresh-1' });
      await expect(page.getByText('Falta confirmar ana@outro.com.br')).toBeVisible();
      expect(await storedSession(page)).toMatchObject({ refresh_token: 'refresh-2' });
    }),
    breaks: [
      ignored('TOKEN_REFRESHED', 'signedIn'),
      swap('src/visitor/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false'),
    ],
  },
  {
    id: '83.5',
    says: 'user updated: the account page shows what changed',
    tried: alone(async ({ page }) => {
      await withSession(page);
      const user = { ...USER, new_email: 'ana@outro.com.br' };
      const { first } = await startWire(page, { 'PUT /auth/v1/user': { body: user } });
      await page.goto('/conta');
      await takenOver(page);
      await expect(page.locator('main').getByText(USER.email)).toBeVisible();
      await page.getByLabel('Nova senha', { exact: true }).fill('um segredo novo');
      await page.getByLabel('Confirmar nova senha').fill('um segredo novo');
      await page.getByRole('button', { name: 'Trocar a senha' }).click();
      expect((await first('PUT /auth/v1/user')).body.password).toBe('um segredo novo');
      await expect(page.getByText('Falta confirmar ana@outro.com.br')).toBeVisible();
    }),
    breaks: [
      swap(session, /USER_UPDATED\(session\) \{\s*signedIn\(session\);/, 'USER_UPDATED() {'),
    ],
  },
  {
    id: '83.6',
    says: 'password recovery: the link of the e-mail opens the choice of a new password',
    tried: alone(async ({ page }) => {
      await startWire(page, { 'POST /auth/v1/verify': { body: sessionOf() } });
      await openLink(page, '/auth/reset-password?token_hash=abc&type=recovery');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a nova senha');
      await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
    }),
    breaks: [
      swap(
        'src/visitor/auth/client/follow-result.ts',
        "if (kind === 'recovery' || kind === 'invite') setAuth",
        "if (kind === 'invite') setAuth",
      ),
    ],
  },
  {
    id: '83.7',
    says: 'multi-factor challenge verified: the enrolment is over, the next code is for the factor',
    tried: alone(async ({ page }) => {
      await withSession(page);
      const totp = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' };
      const verified = { id: 'f-2', status: 'verified', factor_type: 'totp' };
      const { calls } = await startWire(page, {
        'GET /auth/v1/user': { body: { ...USER, factors: [verified] } },
        'POST /auth/v1/factors': { body: { id: 'f-1', type: 'totp', totp } },
        'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } },
        'POST /auth/v1/factors/f-1/verify': { body: sessionOf() },
        'POST /auth/v1/factors/f-2/challenge': { body: { id: 'c-2' } },
        'POST /auth/v1/factors/f-2/verify': { body: sessionOf() },
      });
      await submitForm(page, { form: 'mfa-enroll', button: 'Mostrar o código QR' });
      await expect(page.getByRole('group', { name: 'Leia o código QR' })).toBeVisible();
      for (const [factor, form] of [
        ['f-1', '#mfa-verify'],
        ['f-2', '#mfa-verify-again'],
      ] as const) {
        const verify = page.locator(form);
        await verify.getByRole('textbox').fill('123456');
        await verify.getByRole('button', { name: 'Conferir', exact: true }).click();
        await expect.poll(calls).toContain(`POST /auth/v1/factors/${factor}/verify`);
        await expect(page.getByText('Código aceito').first()).toBeVisible();
      }
    }),
    breaks: [
      swap(
        session,
        /MFA_CHALLENGE_VERIFIED\(session\) \{\s*signedIn\(session\);\s*setAuth\([^;]*;/,
        'MFA_CHALLENGE_VERIFIED(session) { signedIn(session);',
      ),
    ],
  },
  {
    id: '83.8',
    says: 'the session is removed when a refresh fails for good, after one try',
    tried: alone(async ({ page }) => {
      await withSession(page, sessionOf({ age: 4_000 }));
      const { calls } = await startWire(page, {
        'POST /auth/v1/token': refusal(400, 'refresh_token_not_found'),
      });
      await page.goto('/conta');
      await expect(page).toHaveURL('/auth');
      expect(await storedSession(page)).toBeNull();
      expect(calls()).toEqual(['POST /auth/v1/token']);
    }),
    breaks: [
      swap('src/visitor/auth/client/auth-storage.ts', 'storageOf(key).remove(named(key));', ''),
      swap('src/visitor/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false'),
    ],
  },
] satisfies Statement[];
