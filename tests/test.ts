import { test as base, expect } from 'playwright/test';

export { expect };

interface Watched {
  /** Console messages and page errors a test expects; all others fail it. */
  allowed: RegExp[];
}

/** A page that fails the test on any console message or any request off this machine. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ context, baseURL }, use, info) => {
      const watched: Watched = { allowed: [] };
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await context.route(
        (url) => url.origin !== baseURL,
        (route) => {
          complaints.push(`request to ${route.request().url()}`);
          return route.abort();
        },
      );
      await use(watched);
      const unexpected = complaints.filter(
        (text) => !watched.allowed.some((one) => one.test(text)),
      );
      expect(unexpected, `${info.title}: console and network`).toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves once React listens: until then the boot script keeps the first touch. */
export async function hydrated(page: import('playwright/test').Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
