/** What the Content-Security-Policy of a page lets pass and what it refuses, in a browser. */
import type { Page } from 'playwright/test';
import { openContact, tickCaptcha } from '../contact.ts';
import { cookies } from '../site/tags.ts';
import { expect, hydrated, test } from '../test.ts';

test.describe('with all consent granted', () => {
  test.use({ consent: 'accepted' });

  // Each brings its other part in its own way: Google's by their policy, Meta's by a plain string.
  test('captcha, tag manager and pixel work', async ({ page }) => {
    await openContact(page);
    await page.getByLabel('Sobrenome').fill('Souza');
    await tickCaptcha(page);
    await expect(page.locator('textarea[name=g-recaptcha-response]')).not.toHaveValue('');
    await expect.poll(() => cookies(page)).toEqual(['_fbp', '_ga']);
  });

  test('strings become neither markup nor the address of an external script', async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/Trusted ?Type|TrustedHTML|TrustedScript|Content.Security.Policy/);
    await page.goto('/sobre');
    await hydrated(page);
    await expect.poll(() => cookies(page)).toEqual(['_fbp', '_ga']); // the policies are made
    const refused = (act: string) => page.evaluate(attempt, act);
    expect(await refused('html')).toBe('TypeError');
    expect(await refused('foreign')).toBe('TypeError');
    expect(await refused('own')).toBe('TypeError');
    expect(await refused('policy')).toBe('TypeError');
    expect(await refused('none')).toBe('');
  });
});

/** The name of the error that an act leads to; '' for none. */
function attempt(act: string): string {
  const acts: Record<string, () => unknown> = {
    html: () => (document.createElement('p').innerHTML = '<b>x</b>'),
    foreign: () => (document.createElement('script').src = 'https://mal.example/x.js'),
    own: () => (document.createElement('script').src = '/x.js'),
    policy: () =>
      (
        window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('mine', {}),
    none: () => document.createElement('p'),
  };
  try {
    acts[act]?.();
    return '';
  } catch (error) {
    return (error as Error).name;
  }
}

const violations = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const style = document.createElement('style');
        style.textContent = 'body{color:red}';
        document.head.append(style);
      }),
  );

test('a policy violation is logged to the console, which fails every test', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Applying inline style violates/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/sobre');
  expect(await violations(page)).toBe('style-src-elem');
  await expect.poll(() => told.join('\n')).toContain('Applying inline style violates');
});

test('responses have headers that forbid framing by other sites', async ({ request, baseURL }) => {
  for (const address of ['/', '/nada', '/nada.svg', '/favicon.ico']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toBe("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    if (baseURL?.startsWith('http:'))
      expect(headers['strict-transport-security'], 'on localhost').toBeUndefined();
  }
  const image = await request.get('/og/sobre.jpg');
  expect(image.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  for (const file of ['/_headers', '/_redirects'])
    expect((await request.get(file)).status()).toBe(404);
});

test('methods that write are answered with 405', async ({ request }) => {
  for (const method of ['PUT', 'DELETE', 'POST']) {
    const answer = await request.fetch('/sobre', { method });
    expect(answer.status(), method).toBe(405);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.title += 'b'">
  <style>@keyframes a { to { opacity: 0 } } rect { fill: rgb(1, 2, 3); animation: a 1s infinite }</style>
  <rect width="9" height="9"/><script>document.title += 'a' + localStorage.length</script></svg>`;

test('a drawing opened by itself is animated, but runs no script', async ({
  page,
  request,
  watched,
}) => {
  watched.allowed.push(/Content Security Policy|sandboxed/);
  const { 'content-security-policy': policy = '' } = (await request.get('/favicon.svg')).headers();
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': policy };
  await page.route('**/desenho.svg', (route) => route.fulfill({ headers, body: DRAWING }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/desenho.svg');
  const shown = page.locator('rect');
  await expect(shown).toHaveCSS('fill', 'rgb(1, 2, 3)');
  expect(await shown.evaluate((rect) => rect.getAnimations().length)).toBe(1);
  expect(await page.evaluate(() => document.title)).toBe('');
  // In a page, too.
  await page.goto('/');
  const drawn = page.evaluate(async () => {
    const image = document.createElement('img');
    image.src = '/desenho.svg';
    await image.decode();
    return image.naturalWidth > 0;
  });
  expect(await drawn).toBe(true);
});
