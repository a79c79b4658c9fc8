import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../../node/browser.ts';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Shot } from './read-arguments.ts';
import { showAll } from './whole-page.ts';

/** In CSS pixels; a taller picture is of no use to who looks at it at once, and refused by some. */
const TALLEST = 7500;

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
    // Idle: what is for one visitor alone has taken the place of what was served, of another height.
    const { href } = new URL(path, origin);
    const response = await page.goto(href, { waitUntil: 'networkidle' });
    if (!response?.ok() && path !== '/404')
      throw new UserError(msg('commands/screenshot:not-served', { path: quoted(path) }));
    await page.addStyleTag({ content: WITHOUT_TOOLS });
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
  } finally {
    await browser.close();
  }
}

/** What the dev server adds to a page. */
const WITHOUT_TOOLS = 'body > :not(#root) { display: none !important }';

/** By the attribute, as an id may have any character. */
const sectionOf = (page: Page, anchor: string): Locator =>
  page.locator(`[id=${JSON.stringify(anchor)}]`).first();
