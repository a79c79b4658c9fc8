/** Section 4: states and transitions. */
import { expect, type Page } from 'playwright/test';
import {
  accountButton,
  fillSignIn,
  fillSignUp,
  openForms,
  panel,
  takenOver,
  toast,
} from '../../auth.ts';
import { fillContact, openContact, send, setCrmMode, solveCaptcha, who } from '../../contact.ts';
import { signInAsAdministrator } from '../../panel.ts';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import { CASES, LANDING, now } from '../look.ts';
import { MOVING, openHome, pass, slideShown, slideTime, track } from '../motion.ts';
import { consultancySent, eventSent, signedIn } from '../scenes.ts';
import { after, alone, onEach, type Statement } from '../statement.ts';
import {
  type Answers,
  refusal,
  sessionOf,
  startWire,
  storedSession,
  submitForm,
  USER,
  withSession,
} from '../wire.ts';

const session = 'src/auth/client/session.ts';
const ignored = (event: string, handler: string) =>
  swap(session, `${event}: ${handler}`, `${event}: () => undefined`);
const ANA = 'Conta de Ana Lima';

/** The sign-in or sign-up form, with a service that takes two seconds. */
async function whileSlow(page: Page, tab: 'Entrar' | 'Cadastrar', busy: string): Promise<void> {
  const slow: Answers = {};
  await startWire(page, slow);
  await page.route(/\/auth\/v1\/(token|signup)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ status: 400, json: refusal(400, 'invalid_credentials').body });
  });
  await openForms(page, '/auth');
  const form =
    tab === 'Entrar'
      ? await fillSignIn(page, 'ana@exemplo.com.br')
      : await fillSignUp(page, 'ana@exemplo.com.br');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('button', { name: busy, exact: true })).toBeDisabled();
  await expect(form.locator('button[type=submit]')).toBeEnabled();
}

const details = (page: Page, index: number) => page.locator('#catalogo details').nth(index);
const isOpen = (page: Page, index: number) =>
  details(page, index).evaluate((one: HTMLDetailsElement) => one.open);

/** The landing page's form, filled in and sent, at a log that answers so. */
export async function sendTo(
  page: Page,
  answer: { status?: number; body?: string; abort?: boolean },
) {
  await page.route(/\/rpc\/submit_form/, (route) =>
    answer.abort
      ? route.abort()
      : route.fulfill({ contentType: 'application/json', status: 200, body: '{}', ...answer }),
  );
  await page.goto(LANDING);
  await page.mouse.move(5, 5);
  await takenOver(page);
  const form = page.locator('main form');
  await form.getByLabel('Nome', { exact: true }).fill('Ana');
  await form.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await form.getByLabel('Telefone').fill('11');
  await form.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
}

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
      swap('src/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false'),
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
      await page.goto('/auth/reset-password?token_hash=abc&type=recovery');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a nova senha');
      await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
    }),
    breaks: [
      swap(
        'src/auth/client/follow-result.ts',
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
      swap('src/auth/client/auth-storage.ts', 'placeOf(key).remove(named(key));', ''),
      swap('src/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false'),
    ],
  },
  {
    id: '84.1',
    says: 'the hero advances by itself, every 5 s',
    tried: alone(async ({ page }) => {
      await openHome(page);
      expect(await slideTime(page)).toBe(5_000);
      await slideShown(page, 1);
      await pass(page, 4_000);
      await slideShown(page, 1);
      await pass(page, 5_000);
      await slideShown(page, 2);
    }, MOVING),
    breaks: [put('pages/inicio.json', 'sections/hero-carousel/intervalSeconds', 9)],
  },
  {
    id: '84.2',
    says: 'it wraps around',
    tried: alone(async ({ page }) => {
      await openHome(page);
      for (const index of [2, 3, 1]) {
        await pass(page, 60_000);
        await slideShown(page, index);
      }
    }, MOVING),
    breaks: [remove('pages/inicio.json', 'sections/hero-carousel/slides/1')],
  },
  {
    id: '85.1',
    says: 'the partner strip scrolls continuously',
    tried: alone(async ({ page }) => {
      await openHome(page);
      const place = () => track(page).evaluate((one) => one.getBoundingClientRect().x);
      const before = await place();
      await expect.poll(place).toBeLessThan(before - 20);
      const { iterations } = await track(page).evaluate((one) => {
        const timing = one.getAnimations()[0]?.effect?.getComputedTiming();
        return { iterations: String(timing?.iterations) };
      });
      expect(iterations).toBe('Infinity');
    }, MOVING),
    breaks: [
      withoutSections('pages/inicio.json', /^type:partner-strip/),
      swap('src/sections/partner-strip/motion.ts', '(2 / 30) * 1000', '(2 / 30)'),
    ],
  },
  {
    id: '86.1',
    says: 'history tabs: 2004 is the state they begin in, also once the app runs',
    tried: alone(async ({ page }) => {
      await page.goto('/sobre');
      await page.mouse.move(5, 5);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('tab', { selected: true })).toHaveText('2004');
      await expect(page.getByRole('tabpanel', { name: '2004' })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }),
    breaks: [put('pages/sobre.json', 'sections/tabs/initial', 'ano-2024')],
  },
  {
    id: '87.1',
    says: 'contact form: the button is disabled while it is checked and sent',
    tried: alone(async ({ page }) => {
      await openContact(page);
      await setCrmMode(page, 'hang');
      await fillContact(page, who('Paciente'));
      await solveCaptcha(page);
      await send(page);
      await expect(page.getByRole('button', { name: 'Enviando…', exact: true })).toBeDisabled();
    }),
    breaks: [
      swap('src/forms/ui/config-form.tsx', 'disabled={isSubmitting}', 'disabled={false}'),
      put('forms/contato.json', 'busyLabel', 'Um momento'),
    ],
  },
  {
    id: '87.2',
    says: 'and enabled again on failure',
    tried: alone(async ({ page }) => {
      await openContact(page);
      const button = page.getByRole('button', { name: 'Enviar', exact: true });
      await send(page);
      await expect(page.getByRole('group', { name: 'Confira os campos' })).toBeVisible();
      await expect(button).toBeEnabled();
      await setCrmMode(page, 'refuse');
      await fillContact(page, who('Recusada'));
      await solveCaptcha(page);
      await send(page);
      await expect(page.getByRole('group', { name: 'O contato não foi aceito' })).toBeVisible();
      await expect(button).toBeEnabled();
    }),
    breaks: [
      swap(
        'src/forms/ui/config-form.tsx',
        'disabled={isSubmitting}',
        'disabled={isSubmitting || Boolean(outcome)}',
      ),
    ],
  },
  {
    id: '88.1',
    says: 'login page: an authenticated user is redirected to /',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page);
      await page.goto('/auth');
      await expect(page).toHaveURL('/');
    }),
    breaks: [swap('src/auth/places.ts', "[SIGN_IN]: { status: 'signed-in', to: '/' },", '')],
  },
  {
    id: '88.2',
    says: 'submitting disables the button',
    tried: alone(async ({ page }) => whileSlow(page, 'Entrar', 'Entrando...')),
    breaks: [swap('src/forms/ui/config-form.tsx', 'disabled={isSubmitting}', 'disabled={false}')],
  },
  {
    id: '88.3',
    says: "its label is then 'Entrando...'",
    tried: alone(async ({ page }) => whileSlow(page, 'Entrar', 'Entrando...')),
    breaks: [put('forms/sign-in.json', 'busyLabel', 'Entrando…')],
  },
  {
    id: '88.4',
    says: "or 'Criando conta...' (sign-up)",
    tried: alone(async ({ page }) => whileSlow(page, 'Cadastrar', 'Criando conta...')),
    breaks: [put('forms/sign-up.json', 'busyLabel', 'Criando…')],
  },
  {
    id: '88.5',
    says: 'password visibility toggles, and both ways',
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      const form = panel(page, 'Entrar');
      const type = () => form.locator('[name=password]').getAttribute('type');
      expect(await type()).toBe('password');
      for (const expected of ['text', 'password', 'text']) {
        await form.getByRole('button', { name: /^(Mostrar|Ocultar) a senha$/ }).click();
        await expect.poll(type).toBe(expected);
      }
    }),
    breaks: [swap('src/forms/ui/use-config-form.ts', 'setShown(!shown)', 'setShown(true)')],
  },
  {
    id: '88.6',
    says: 'after signing in, the redirect happens when the user appears',
    tried: after(signedIn, async ({ page, exchanges }) => {
      await expect(page).toHaveURL('/');
      const order = exchanges.map(({ what }) => what.split('?')[0]);
      expect(order[0]).toBe('POST /auth/v1/token');
      expect(order).toContain('GET /rest/v1/profiles');
    }),
    breaks: [swap('src/auth/places.ts', "[SIGN_IN]: { status: 'signed-in', to: '/' },", '')],
  },
  {
    id: '89.1',
    says: 'accordion: single-open',
    tried: alone(async ({ page }) => {
      await page.goto('/softwares-gerenciamento-ti');
      expect(await isOpen(page, 0)).toBe(true);
      for (const index of [3, 5]) {
        await details(page, index).locator('summary').click();
        await expect.poll(() => isOpen(page, index)).toBe(true);
        await expect(page.locator('#catalogo details[open]')).toHaveCount(1);
      }
    }),
    breaks: [swap('src/sections/accordion/accordion.tsx', 'name={name}', '')],
  },
  {
    id: '89.2',
    says: 'accordion: collapsible',
    tried: alone(async ({ page }) => {
      await page.goto('/softwares-gerenciamento-ti');
      await expect(details(page, 0).locator('dl')).toBeVisible();
      await details(page, 0).locator('summary').click();
      await expect(page.locator('#catalogo details[open]')).toHaveCount(0);
      await expect(details(page, 0).locator('dl')).toBeHidden();
    }),
    breaks: [
      remove('pages/solucoes/softwares-gerenciamento-ti.json', 'sections/accordion/initial'),
    ],
  },
  {
    id: '90.1',
    says: 'other forms: success shows a confirmation notice',
    tried: [
      after(consultancySent, ({ told }) => expect(told).toMatch(/^Sucesso!\s+Sua solicitação/)),
      after(eventSent, ({ told }) => expect(told).toMatch(/^Sucesso!\s+Sua solicitação/)),
    ],
    breaks: [put('messages.json', 'notices/solicitacao-enviada/title', 'Pronto')],
  },
  {
    id: '90.2',
    says: 'other forms: failure shows an error notice',
    tried: alone(async ({ page }) => {
      await sendTo(page, { status: 400 });
      await expect(toast(page, 'Erro')).toBeVisible();
      await expect(page.getByRole('group', { name: 'O pedido não foi enviado' })).toBeVisible();
    }),
    breaks: [
      put('messages.json', 'notices/solicitacao-falhou/toastTitle', 'Atenção'),
      put('messages.json', 'notices/solicitacao-falhou/title', 'Atenção'),
    ],
  },
  {
    id: '90.3',
    says: 'progress bars are loading, complete or indeterminate, by their value',
    tried: [
      ...onEach(CASES, async (page) => {
        for (const bar of await page.locator('main progress').all()) {
          const value = Number(await bar.getAttribute('value'));
          const isSet = (await bar.getAttribute('value')) !== null;
          const state = isSet ? (value < 100 ? 'loading' : 'complete') : 'indeterminate';
          await now(bar).toHaveAttribute('data-state', state);
        }
      }),
      alone(async ({ page }) => {
        const states = new Set<string>();
        for (const path of CASES) {
          await page.goto(path);
          for (const bar of await page.locator('main progress').all())
            states.add(`${await bar.getAttribute('data-state')}`);
        }
        expect([...states].sort()).toEqual(['complete', 'indeterminate', 'loading']);
      }),
    ],
    breaks: [
      swap('src/ui/progress.tsx', "value < max ? 'loading' : 'complete'", "'loading'"),
      swap('src/ui/progress.tsx', "value === undefined ? 'indeterminate'", "!value ? 'loading'"),
      rewrite('collections/cases.json', 'no bar is complete', (cases) => {
        for (const study of Object.values(cases))
          for (const one of study.results ?? [])
            if (Number(one.progress) === 100) one.progress = 99 as never;
      }),
    ],
  },
  {
    id: '91.1',
    says: 'no statuses or workflows exist beyond these',
    differs: 'the panel adds one: a request is new, being handled or closed',
    tried: alone(
      async ({ page }) => {
        await signInAsAdministrator(page);
        await page.goto('/painel');
        const status = page.getByRole('combobox', { name: 'Situação' }).first();
        await expect(status.locator('option')).toHaveText([
          'Qualquer',
          'Novo',
          'Em contato',
          'Encerrado',
        ]);
      },
      { timeout: 90_000 },
    ),
    breaks: [
      put('pages/conta/painel.json', 'sections/submission-panel/statuses/contacted', 'Visto'),
    ],
  },
] satisfies Statement[];
