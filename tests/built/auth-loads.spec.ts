import type { Page } from 'playwright/test';
import { openLink } from '../auth.ts';
import { holdRequests, painted } from '../hold-requests.ts';
import { pagesOf } from '../routes.ts';
import { shiftOf } from '../shift.ts';
import { fixture } from '../sites.ts';
import { expect, hydrated, LONG, test } from '../test.ts';

/** A class of supabase-js, whose name is in its warnings and so stays when minified. */
const SUPABASE_JS = 'GoTrueClient';

/** Public pages, as few as hold every type of section and every form. */
function publicPages(): string[] {
  const seen = new Set<string>();
  return pagesOf(fixture)
    .filter(({ path }) => !/^\/(auth|conta)/.test(path))
    .sort((one, other) => other.sections.length - one.sections.length)
    .filter(({ sections }) => {
      const before = seen.size;
      for (const { type, form } of sections) seen.add(`${type} ${form ?? ''}`);
      return seen.size > before;
    })
    .map(({ path }) => path);
}

/** Whether anything that the page has loaded by now is of supabase-js, or was sent to the service. */
function watchFor(page: Page) {
  const scripts: Promise<string>[] = [];
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
      scripts.push(response.text().catch(() => ''));
    if (/^\/(auth|rest)\/v1\//.test(pathname)) calls.push(pathname);
  });
  return {
    calls,
    loaded: async () => (await Promise.all(scripts)).some((code) => code.includes(SUPABASE_JS)),
  };
}

test('no public page loads supabase-js for an anonymous visitor', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404/); // the captcha of the demo has no script
  const { calls, loaded } = watchFor(page);
  for (const path of publicPages()) {
    await page.goto(path);
    await hydrated(page);
    // Forms are touched too: what they then load is not it either.
    await page.getByRole('textbox').evaluateAll((boxes) => {
      for (const box of boxes) box.focus();
    });
    await page.waitForLoadState('networkidle');
  }
  expect(await loaded()).toBe(false);
  expect(calls).toEqual([]);
});

test('the sign-in page loads supabase-js without interaction', async ({ page }) => {
  const { loaded } = watchFor(page);
  await page.goto('/auth');
  await expect.poll(loaded).toBe(true);
});

test('every page loads supabase-js if a session is stored; an expired session is removed', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(/status of 400/);
  await page.goto('/404');
  await page.evaluate(() => {
    const user = { id: '6f1d2c1e-0000-4000-8000-000000000001', email: 'ana@exemplo.com.br' };
    const gone = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 1_000_000, user };
    localStorage.setItem('sb-session', JSON.stringify(gone));
  });
  const { loaded } = watchFor(page);
  await page.goto('/nsoc');
  await expect.poll(loaded).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sb-session'))).toBeNull();
});

test('a token is removed from the address and the history on every page', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/status of 403/);
  await openLink(page, '/nsoc?utm_source=carta&token_hash=segredo&type=magiclink#contato');
  await expect(page).toHaveURL('/auth');
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('segredo');
});

for (const [width, tag] of [
  [390, []],
  [1280, [LONG]],
] as const)
  test(`pages that need an account do not shift while their parts load, at ${width} px`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, '**/assets/config-form*.js');
    const asked = page.waitForRequest('**/assets/config-form*.js');
    await page.goto('/auth/reset-password');
    await asked;
    await painted(page);
    release();
    await expect(page.locator('main form[data-ready]')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.1); // other words, perhaps a line more, in letters that come late

    await page.goto('/painel');
    await hydrated(page);
    await expect(page.locator('main [aria-busy=false]')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.1);
  });
