import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../../node/browser.ts';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Shot } from './read-arguments.ts';
import { showAll } from './whole-page.ts';

/** In CSS pixels; a taller picture is of no use to who looks at it at once, and refused by some. */
const TALLEST = 7500;

/** In milliseconds: until a page is loaded, which a dev server may first have to make, and what a restless one gets. */
const PATIENCE = 120_000;
const UNREST = 5_000;

interface Taken {
  file: string;
  width: number;
  height: number;
  /** Whether the page goes on below the picture. */
  cut: boolean;
}

/** Takes a picture of a page of a server, or of one of its sections, as visitors who ask for less motion see it. */
export async function takeScreenshot(
  origin: string,
  { path, anchor, width, out }: Shot,
  locale: string,
): Promise<Taken> {
  const executablePath = findBrowser();
  if (!executablePath) throw new UserError(msg('commands/screenshot:no-browser'));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const { href } = new URL(path, origin);
    const response = await page.goto(href, { waitUntil: 'load', timeout: PATIENCE });
    if (!response?.ok() && path !== '/404')
      throw new UserError(msg('commands/screenshot:not-served', { path: quoted(path) }));
    await page.addStyleTag({ content: WITHOUT_TOOLS });
    await settled(page);
    await showAll(page);
    mkdirSync(dirname(out), { recursive: true });
    const part = anchor === undefined ? page.locator('html') : sectionOf(page, anchor);
    const box = (await part.boundingBox()) ?? { x: 0, y: 0, width, height: 0 };
    const height = Math.min(Math.ceil(box.height), TALLEST);
    await page.screenshot({
      path: out,
      fullPage: true,
      clip: { ...box, height },
      ...(/\.jpe?g$/i.test(out) && { type: 'jpeg', quality: 80 }),
    });
    return { file: out, width: Math.round(box.width), height, cut: box.height > TALLEST };
  } catch (error) {
    throw plainly(error, path);
  } finally {
    await browser.close();
  }
}

/** What the browser refused in its own words, without its log of calls and the colours of a terminal; else the same error. */
function plainly(error: unknown, path: string): unknown {
  const isOfBrowser =
    error instanceof Error && /^(Timeout)?Error$/.test(error.name) && !('code' in error);
  if (!isOfBrowser || error instanceof UserError) return error;
  const [reason = ''] = stripVTControlCharacters(error.message).split('\n');
  return new UserError(msg('commands/screenshot:failed', { path: quoted(path), reason }));
}

/** Resolves when what is for one visitor alone has had its turn; a page that never comes to rest is shown as it is. */
const settled = (page: Page): Promise<unknown> =>
  Promise.race([page.waitForLoadState('networkidle', { timeout: 0 }), page.waitForTimeout(UNREST)]);

/** What the dev server adds to a page. */
const WITHOUT_TOOLS = 'body > :not(#root) { display: none !important }';

/** By the attribute, as an id may have any character. */
const sectionOf = (page: Page, anchor: string): Locator =>
  page.locator(`[id=${JSON.stringify(anchor)}]`).first();
