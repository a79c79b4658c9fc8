/** Section 9: business constants and limits. */
import { expect, type Page } from 'playwright/test';
import { accountButton, fillSignUp, openForms, toast } from '../../auth.ts';
import { signInAsAdministrator } from '../../panel.ts';
import { put, remove, swap } from '../edits.ts';
import { CASES, EVENT, LANDING, now, opening, read, SERVICE_PAGES, spaced } from '../look.ts';
import { MOVING, openHome, slideShown, track } from '../motion.ts';
import { signedIn } from '../scenes.ts';
import { FORMS_PAGE } from '../site.ts';
import { after, alone, on, onEach, type Statement } from '../statement.ts';
import { sessionOf, startWire, storedSession, withSession } from '../wire.ts';

const cases = 'collections/cases.json';

/** A figure at the head of a case, and what it counts. */
const headline = (
  id: string,
  { client, value, label }: { client: string; value: string; label: RegExp },
): Statement => ({
  id,
  says: `case figure: ${value} (${client})`,
  tried: on(`/case-${client}`, async (page) => {
    const figure = opening(page)
      .locator('dl > div')
      .filter({ hasText: spaced(label) });
    expect(await read(figure.locator('dd'))).toEqual([value]);
  }),
  breaks: [swap(cases, `"value": "${value}"`, '"value": "7"')],
});

/** A figure among the results of a case. */
const result = (
  id: string,
  { client, value, label }: { client: string; value: string; label: RegExp },
): Statement => ({
  id,
  says: `case figure: ${value} (${client})`,
  tried: on(`/case-${client}`, async (page) => {
    const card = page.locator('main ul[data-columns] > li').filter({ hasText: spaced(label) });
    expect((await read(card)).join()).toContain(value);
  }),
  breaks: [swap(cases, `"value": "${value}"`, '"value": "7%"')],
});

const FADE = 1_500;

/** A session in the address, of which the tab knows; `age` seconds old. */
async function warningsOf(page: Page, age: number): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('sb-session-begun', String(Date.now()));
    } catch {
      // A frame without storage.
    }
  });
  await startWire(page);
  const { access_token, refresh_token, expires_at } = sessionOf({ age });
  const session = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  await page.goto(`/auth#${new URLSearchParams({ ...session, expires_at: `${expires_at}` })}`);
  await expect(accountButton(page)).toBeVisible();
  return warnings.filter((text) => text.includes('session in the address is old'));
}

const leaveElsewhere = (page: Page) =>
  page.getByRole('button', { name: 'Sair dos outros dispositivos' });

export default [
  {
    id: '155.1',
    says: 'minimum password length: 6; five are refused, six are sent',
    tried: alone(async ({ page }) => {
      const { first, calls } = await startWire(page);
      await openForms(page, '/auth');
      const form = await fillSignUp(page, 'ana@exemplo.com.br');
      for (const password of ['12345', '123456']) {
        await form.getByLabel('Senha', { exact: true }).fill(password);
        await form.getByLabel('Confirmar senha').fill(password);
        await form.getByRole('button', { name: 'Criar conta' }).click();
        if (password.length > 5) break;
        await expect(page.getByRole('group', { name: 'Senha muito curta' })).toBeVisible();
        expect(calls()).toEqual([]);
      }
      expect((await first('POST /auth/v1/signup')).body.password).toBe('123456');
    }),
    breaks: [
      put('forms/sign-up.json', 'fields/password/minLength', 8),
      put('forms/sign-up.json', 'fields/password/minLength', 5),
    ],
  },
  {
    id: '156.1',
    says: 'hero rotation: 5 s, by the clock on the wall',
    tried: alone(async ({ page }) => {
      await openHome(page);
      await expect(page.getByRole('group', { name: 'Quadro 2 de 3', exact: true })).toBeVisible({
        timeout: 20_000,
      });
      const begun = Date.now();
      await slideShown(page, 3);
      expect(Date.now() - begun).toBeGreaterThan(5_000 - FADE);
      expect(Date.now() - begun).toBeLessThan(5_000 + FADE);
    }, MOVING),
    breaks: [
      put('pages/inicio.json', 'sections/hero-carousel/intervalSeconds', 9),
      put('pages/inicio.json', 'sections/hero-carousel/intervalSeconds', 3),
    ],
  },
  {
    id: '156.2',
    says: 'the partner strip moves 2 px per 30 ms',
    tried: alone(async ({ page }) => {
      await openHome(page);
      const strip = await track(page).evaluate((one) => ({
        width: (one.querySelector('ul')?.childElementCount ?? 0) * 280,
        ms: Number(one.getAnimations()[0]?.effect?.getComputedTiming().duration),
      }));
      expect(strip.width / strip.ms).toBeCloseTo(2 / 30, 4);
      const place = () =>
        track(page).evaluate((one) => [performance.now(), one.getBoundingClientRect().x] as const);
      const [[from, before], [to, later]] = [
        await place(),
        await page.waitForTimeout(900).then(place),
      ];
      expect((before - later) / (to - from)).toBeCloseTo(2 / 30, 2);
    }, MOVING),
    breaks: [swap('src/sections/partner-strip/motion.ts', '(2 / 30) * 1000', '(3 / 30) * 1000')],
  },
  {
    id: '156.3',
    says: 'it rotates a card after 280 px: so wide is each',
    tried: alone(async ({ page }) => {
      await openHome(page);
      const widths = await track(page)
        .locator('li')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
      expect(new Set(widths)).toEqual(new Set([280]));
    }, MOVING),
    breaks: [swap('src/sections/partner-strip/motion.ts', 'CARD_WIDTH = 280', 'CARD_WIDTH = 300')],
  },
  {
    id: '157.1',
    says: 'token refresh: retried after 200 ms, doubled each time',
    tried: alone(async ({ page }) => {
      const times: number[] = [];
      await withSession(page, sessionOf({ age: 4_000 }));
      await startWire(page, {
        'POST /auth/v1/token': (count) => {
          times.push(Date.now());
          return count < 3 ? { status: 503 } : { body: sessionOf({ refresh: 'refresh-2' }) };
        },
      });
      await page.goto('/nsoc');
      await expect(accountButton(page)).toBeVisible();
      expect(await storedSession(page)).toMatchObject({ refresh_token: 'refresh-2' });
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(gaps).toHaveLength(3);
      for (const [index, least] of [200, 400, 800].entries()) {
        expect(gaps[index]).toBeGreaterThanOrEqual(least - 20);
        expect(gaps[index]).toBeLessThan(least + 600);
      }
    }),
    breaks: [swap('src/auth/client/start.ts', 'persistSession: true', 'persistSession: false')],
  },
  {
    id: '157.2',
    says: 'a URL session issued over 120 s ago triggers a warning',
    tried: [
      alone(async ({ page }) => expect(await warningsOf(page, 135)).toHaveLength(1)),
      alone(async ({ page }) => expect(await warningsOf(page, 100)).toHaveLength(0)),
    ],
    breaks: [
      swap('src/auth/client/follow-result.ts', 'OLD = 120', 'OLD = 150'),
      swap('src/auth/client/follow-result.ts', 'OLD = 120', 'OLD = 90'),
    ],
  },
  {
    id: '158.1',
    says: 'form promise: contact within 24 hours',
    tried: [
      on('/fale-conosco', async (page) => {
        expect((await read(opening(page))).join()).toContain('Respondemos em até 24 horas.');
      }),
      ...onEach([LANDING, EVENT], async (page) => {
        expect((await read(page.locator('main form [data-promise]'))).join()).toMatch(
          /^Em até 24 horas,/,
        );
      }),
    ],
    breaks: [
      swap('pages/fale-conosco.json', '**Respondemos em até 24 horas.**', 'Respondemos.'),
      remove('forms/consultoria.json', 'promise'),
      swap('forms/roundtable.json', '**Em até 24 horas**, confirmamos', '**Logo**, confirmamos'),
    ],
  },
  {
    id: '158.2',
    says: 'default progress maximum: 100',
    tried: onEach(CASES, async (page) => {
      const bars = page.locator('main progress');
      expect(await bars.count()).toBeGreaterThanOrEqual(1);
      for (const bar of await bars.all()) await now(bar).toHaveAttribute('max', '100');
    }),
    breaks: [swap('src/ui/progress.tsx', 'max = 100', 'max = 110')],
  },
  {
    id: '158.3',
    says: 'ratings out of 5 (no page shows one: on a page of samples)',
    tried: on(FORMS_PAGE, async (page) => {
      await now(page.locator('#depoimento').getByText(/^Nota 4 de 5$/)).toBeVisible();
    }),
    breaks: [swap('src/sections/testimonials/rating.tsx', 'MAX = 5', 'MAX = 10')],
  },
  headline('159.1', { client: 'barbosa', value: '50+', label: /lojas sob/ }),
  headline('159.2', { client: 'barbosa', value: '99,9%', label: /disponibilidade/ }),
  result('159.3', { client: 'barbosa', value: '85%', label: /sem visita/ }),
  headline('159.4', { client: 'afip', value: '100%', label: /conformidade/ }),
  headline('159.5', { client: 'cometa', value: '12 anos', label: /parceria/ }),
  headline('159.6', { client: 'cometa', value: '99,8%', label: /disponibilidade/ }),
  result('159.7', { client: 'cometa', value: '300%', label: /Crescimento/ }),
  headline('159.8', { client: 'afip', value: '5M', label: /exames/ }),
  headline('159.9', { client: 'novaquest', value: '99,99%', label: /disponibilidade/ }),
  result('159.10', { client: 'afip', value: '98%', label: /Alertas tratados/ }),
  headline('159.11', { client: 'novaquest', value: '8 meses', label: /ROI/ }),
  {
    id: '159.12',
    says: 'partnership since 2012 (Cometa) and since 2015 (AFIP)',
    tried: [
      on('/case-cometa', async (page) => {
        expect(await read(opening(page).locator('ul > li'))).toContain('Parceria desde 2012');
      }),
      on('/case-afip', async (page) => {
        expect(await read(opening(page).locator('ul > li'))).toContain('Parceria desde 2015');
      }),
    ],
    breaks: [
      swap(cases, '"Parceria desde 2012"', '"Parceria antiga"'),
      swap(cases, '"Parceria desde 2015"', '"Parceria antiga"'),
    ],
  },
  {
    id: '160.1',
    says: 'event: 23/07/2025, 11h00, lunch included',
    tried: on(EVENT, async (page) => {
      expect(await read(page.locator('#encontro dl > div'))).toEqual([
        'Data23/07/2025',
        'Horário11h00',
        'AlmoçoIncluído',
      ]);
    }),
    breaks: [put('pages/lp/roundtable-cotia.json', 'sections/event/facts/Horário/value', '11h30')],
  },
  {
    id: '161.1',
    says: 'the client uses a hosted backend with a public key, and no other key',
    tried: after(signedIn, ({ exchanges }) => {
      const keys = new Set(exchanges.map(({ headers }) => headers.apikey));
      expect([...keys]).toEqual(['sb_publishable_demo_so_para_esta_maquina']);
    }),
    breaks: [put('integrations.json', 'supabase/publishableKey', 'sb_publishable_outra')],
  },
  {
    id: '162.1',
    says: 'toasts: at most 3 visible',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page);
      await page.goto('/conta');
      let most = 0;
      for (let time = 0; time < 5; time += 1) {
        await leaveElsewhere(page).click();
        await expect(leaveElsewhere(page)).toBeEnabled();
        await page.waitForTimeout(150);
        most = Math.max(most, await page.locator('[data-tone=success]').count());
      }
      expect(most).toBe(3);
    }),
    breaks: [
      swap('src/toasts/toaster.tsx', 'maxSnack={3}', 'maxSnack={5}'),
      swap('src/toasts/toaster.tsx', 'maxSnack={3}', 'maxSnack={2}'),
    ],
  },
  {
    id: '162.2',
    says: 'a toast stays 4000 ms',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page);
      await page.goto('/conta');
      await leaveElsewhere(page).click();
      const done = toast(page, 'Os outros dispositivos saíram da conta');
      await expect(done).toBeVisible();
      await page.mouse.move(5, 5);
      const begun = Date.now();
      await expect(done).toHaveCount(0);
      expect(Date.now() - begun).toBeGreaterThan(4_000 - FADE);
      expect(Date.now() - begun).toBeLessThan(4_000 + FADE);
    }),
    breaks: [
      swap('src/toasts/toaster.tsx', 'autoHideDuration={4000}', 'autoHideDuration={7000}'),
      swap('src/toasts/toaster.tsx', 'autoHideDuration={4000}', 'autoHideDuration={1500}'),
    ],
  },
  {
    id: '162.3',
    says: 'tooltip delay 700 ms',
    differs: 'there are no tooltips: what a button does is its name or stands on it',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Conversar pelo WhatsApp').hover();
      await page.waitForTimeout(1_000);
      await expect(page.locator('[role=tooltip]')).toHaveCount(0);
      for (const path of ['/', ...SERVICE_PAGES.slice(0, 3)]) {
        await page.goto(path);
        await expect(page.locator(':is(a, button)[title]')).toHaveCount(0);
      }
    }),
    breaks: [swap('src/shell/whatsapp-button.tsx', 'aria-label=', 'title="x" aria-label=')],
  },
  {
    id: '162.4',
    says: 'data fetch is tried again 3 times, with a delay below 30 s, then it is said',
    tried: alone(async ({ page }) => {
      const times: number[] = [];
      await withSession(page);
      await startWire(page, {
        'GET /rest/v1/profiles': () => {
          times.push(Date.now());
          return { status: 503 };
        },
      });
      await page.goto('/nsoc');
      await expect(toast(page, 'Error')).toBeVisible({ timeout: 30_000 });
      expect(times).toHaveLength(4);
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      for (const gap of gaps) expect(gap).toBeLessThan(30_000);
      expect(gaps[2]).toBeGreaterThan(3_500);
    }),
    breaks: [
      put('messages.json', 'auth/userDataFailed/title', 'Ops'),
      swap(
        'src/auth/client/user-data.ts',
        "from('profiles').select('*')",
        "from('perfis').select('*')",
      ),
    ],
  },
  {
    id: '162.5',
    says: 'cache collection after 5 minutes',
    notTried: 'the site has no cache of queries',
  },
  {
    id: '162.6',
    says: 'realtime: heartbeat, timeout, reconnect',
    differs: 'no socket is opened; the panel asks again each 30 s',
    tried: alone(
      async ({ page }) => {
        const sockets: string[] = [];
        let asked = 0;
        page.on('websocket', (socket) => sockets.push(socket.url()));
        page.on('request', (request) => {
          if (request.url().includes('/rpc/find_submissions')) asked += 1;
        });
        await page.clock.install();
        await signInAsAdministrator(page);
        await page.goto('/painel');
        await expect.poll(() => asked).toBeGreaterThan(0);
        await expect(page.getByText(/^Envios encontrados/)).toBeVisible();
        const before = asked;
        await page.clock.fastForward(30_500);
        await expect.poll(() => asked).toBeGreaterThan(before);
        expect(sockets).toEqual([]);
      },
      { timeout: 90_000 },
    ),
    breaks: [swap('src/sections/submission-panel/use-list.ts', '30_000', '300_000')],
  },
  {
    id: '162.7',
    says: 'auth retry: every 30 s it is looked whether the session ends soon',
    tried: alone(async ({ page }) => {
      await page.clock.install();
      await withSession(page, sessionOf({ age: 3_470 }));
      const { calls } = await startWire(page, {
        'POST /auth/v1/token': { body: sessionOf({ refresh: 'refresh-2' }) },
      });
      await page.goto('/nsoc');
      await expect(accountButton(page)).toBeVisible();
      expect(calls()).toEqual([]);
      await page.clock.fastForward(31_000);
      await expect.poll(calls).toContain('POST /auth/v1/token');
    }),
    breaks: [swap('src/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false')],
  },
  {
    id: '162.8',
    says: 'storage list limit 100',
    notTried: 'the site keeps no files at the backend',
  },
] satisfies Statement[];
