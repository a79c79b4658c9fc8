/** Section 9: toasts, retries, polling. */
import { expect, type Page } from 'playwright/test';
import { accountButton, toast } from '../../auth.ts';
import { signInAsAdministrator } from '../../panel.ts';
import { put, swap } from '../edits.ts';
import { SERVICE_PAGES } from '../look.ts';
import { TOLERANCE } from '../motion.ts';
import { alone, type Statement } from '../statement.ts';
import { sessionOf, startWire, withSession } from '../wire.ts';

const leaveElsewhere = (page: Page) =>
  page.getByRole('button', { name: 'Sair dos outros dispositivos' });

export default [
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
      swap('src/ui/toasts/toaster.tsx', 'maxSnack={3}', 'maxSnack={5}'),
      swap('src/ui/toasts/toaster.tsx', 'maxSnack={3}', 'maxSnack={2}'),
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
      expect(Date.now() - begun).toBeGreaterThan(4_000 - TOLERANCE);
      expect(Date.now() - begun).toBeLessThan(4_000 + TOLERANCE);
    }),
    breaks: [
      swap('src/ui/toasts/toaster.tsx', 'autoHideDuration={4000}', 'autoHideDuration={7000}'),
      swap('src/ui/toasts/toaster.tsx', 'autoHideDuration={4000}', 'autoHideDuration={1500}'),
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
    breaks: [swap('src/app/shell/whatsapp-button.tsx', 'aria-label=', 'title="x" aria-label=')],
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
        'src/visitor/auth/client/user-data.ts',
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
    differs: 'no socket is opened; the panel asks again each 15 s',
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
        await expect(page.getByText(/^(Envios encontrados|Nenhum envio)/)).toBeVisible();
        const before = asked;
        await page.clock.fastForward(15_500);
        await expect.poll(() => asked).toBeGreaterThan(before);
        expect(sockets).toEqual([]);
      },
      { timeout: 90_000 },
    ),
    breaks: [swap('src/panel/use-polling.ts', '15_000', '300_000')],
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
    breaks: [
      swap('src/visitor/auth/client/start.ts', 'autoRefreshToken: true', 'autoRefreshToken: false'),
    ],
  },
  {
    id: '162.8',
    says: 'storage list limit 100',
    notTried: 'the site keeps no files at the backend',
  },
] satisfies Statement[];
