/** Section 4: the other states and transitions. */
import { expect, type Page } from 'playwright/test';
import { fillSignIn, fillSignUp, openForms, panel, toast } from '../../auth.ts';
import { fillContact, openContact, send, setCrmMode, solveCaptcha, who } from '../../contact.ts';
import { signInAsAdministrator } from '../../panel.ts';
import { beyond } from '../beyond.ts';
import { put, remove, rewrite, swap, withoutSections } from '../edits.ts';
import { CASES, now } from '../look.ts';
import { MOVING, openHome, pass, slideShown, slideTime, track } from '../motion.ts';
import { consultancySent, eventSent, sendTo, signedIn } from '../scenes.ts';
import { after, alone, on, onEach, type Statement } from '../statement.ts';
import { type Answers, refusal, startWire, withSession } from '../wire.ts';

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

export default [
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
      swap('src/blocks/sections/partner-strip/motion.ts', '(2 / 30) * 1000', '(2 / 30)'),
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
        "disabled={isSubmitting || state.name !== 'editing'}",
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
    breaks: [
      swap('src/visitor/auth/account-pages.ts', "[SIGN_IN]: { status: 'signed-in', to: '/' },", ''),
    ],
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
    breaks: [swap('src/forms/ui/use-form-machine.ts', 'setShown(!shown)', 'setShown(true)')],
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
    breaks: [
      swap('src/visitor/auth/account-pages.ts', "[SIGN_IN]: { status: 'signed-in', to: '/' },", ''),
    ],
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
    breaks: [swap('src/blocks/sections/accordion/accordion.tsx', 'name={name}', '')],
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
      on('/case-novaquest', async (page) => {
        for (const state of ['loading', 'complete'])
          await now(page.locator(`main progress[data-state=${state}]`)).toHaveCount(1);
      }),
      // Before its app is there, the panel is loading.
      alone(async ({ page }) => {
        await page.route(/\.js$/, () => undefined); // never answered
        await page.goto('/painel', { waitUntil: 'commit' });
        const bar = page.getByRole('progressbar', { name: 'Buscando' });
        await expect(bar).toHaveAttribute('data-state', 'indeterminate');
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
    differs: `the panel adds one: a request is new, answered, won, lost or spam. All that goes beyond: ${beyond()}`,
    tried: alone(
      async ({ page }) => {
        await signInAsAdministrator(page);
        await page.goto('/painel');
        const status = page.getByRole('combobox', { name: 'Situação' }).first();
        await expect(status.locator('option')).toHaveText([
          'Qualquer',
          'Novo',
          'Respondido',
          'Ganho',
          'Perdido',
          'Spam',
        ]);
      },
      { timeout: 90_000 },
    ),
    breaks: [put('pages/conta/painel.json', 'sections/submission-panel/statuses/1/label', 'Visto')],
  },
] satisfies Statement[];
