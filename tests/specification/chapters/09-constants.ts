/** Section 9: business constants and limits. */
import { expect, type Page } from 'playwright/test';
import { accountButton, fillSignUp, openForms } from '../../auth.ts';
import { put, remove, swap } from '../edits.ts';
import { CASES, EVENT, LANDING, now, opening, read } from '../look.ts';
import { MOVING, openHome, slideShown, TOLERANCE, track } from '../motion.ts';
import { FORMS_PAGE } from '../site.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';
import { sessionOf, startWire, storedSession, withSession } from '../wire.ts';

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
      expect(Date.now() - begun).toBeGreaterThan(5_000 - TOLERANCE);
      expect(Date.now() - begun).toBeLessThan(5_000 + TOLERANCE);
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
    breaks: [
      swap('src/blocks/sections/partner-strip/motion.ts', '(2 / 30) * 1000', '(3 / 30) * 1000'),
    ],
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
    breaks: [
      swap('src/blocks/sections/partner-strip/motion.ts', 'CARD_WIDTH = 280', 'CARD_WIDTH = 300'),
    ],
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
    breaks: [
      swap('src/visitor/auth/client/start.ts', 'persistSession: true', 'persistSession: false'),
    ],
  },
  {
    id: '157.2',
    says: 'a URL session issued over 120 s ago triggers a warning',
    tried: [
      alone(async ({ page }) => expect(await warningsOf(page, 135)).toHaveLength(1)),
      alone(async ({ page }) => expect(await warningsOf(page, 100)).toHaveLength(0)),
    ],
    breaks: [
      swap('src/visitor/auth/client/follow-result.ts', 'OLD = 120', 'OLD = 150'),
      swap('src/visitor/auth/client/follow-result.ts', 'OLD = 120', 'OLD = 90'),
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
    says: 'ratings out of 5',
    tried: on(FORMS_PAGE, async (page) => {
      await now(page.locator('#depoimento').getByText(/^Nota 4 de 5$/)).toBeVisible();
    }),
    breaks: [swap('src/blocks/sections/testimonials/rating.tsx', 'MAX = 5', 'MAX = 10')],
  },
] satisfies Statement[];
