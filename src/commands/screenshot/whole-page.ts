import type { Page } from 'playwright';

/** Pictures further down load when they come near: asks for all of them, and waits. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.consent; // the banner would cover each page
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const loading = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.all([...loading, document.fonts.ready]);
  });
}
