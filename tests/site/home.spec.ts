import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, ignoreMadeUpPointer, LONG, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

/** What the time of a slide is told by, if any passes. */
const clock = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .find((one) => (one as CSSAnimation).animationName === 'fill' && one.playState === 'running');
    return running === undefined ? undefined : Number(running.currentTime);
  });

/** Lets the slide that is shown have been there for so long. */
const pass = async (page: Page, ms: number) => {
  await expect.poll(() => clock(page)).toBeDefined();
  await page.evaluate((time) => {
    for (const one of document.getAnimations())
      if ((one as CSSAnimation).animationName === 'fill') one.currentTime = time;
  }, ms);
};
const SLIDE = 5000;

/** Of what moves, next to no time passes by itself, until what is returned is called. */
async function holdTime(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const go = async (playbackRate: number) => {
    await session.send('Animation.setPlaybackRate', { playbackRate });
  };
  await session.send('Animation.enable');
  await go(0.01);
  return () => go(1);
}

const stands = (page: Page) => expect.poll(() => clock(page)).toBeUndefined();

const shown = (page: Page, index: number) =>
  expect(page.getByRole('group', { name: `Quadro ${index} de 3`, exact: true })).toBeVisible();

test('the carousel can be paused and resumed, also with the keyboard', async ({ page }) => {
  await hydrated(page);
  await page.getByRole('button', { name: 'Pausar a troca de quadros' }).focus();
  await page.keyboard.press('Enter');
  await page.mouse.move(5, 2000);
  await page.getByRole('button', { name: 'Retomar a troca de quadros' }).blur();
  await stands(page);
  await shown(page, 1);
  await page.getByRole('button', { name: 'Retomar a troca de quadros' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pausar a troca de quadros' }).blur();
  await pass(page, SLIDE);
  await shown(page, 2);
});

test.describe('before the app has loaded', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(ignoreMadeUpPointer);
    await page.goto('/');
  });

  const live = (page: Page) =>
    page.locator('[data-slides]').evaluate((slides) => slides.getAttribute('aria-live'));
  const current = (page: Page) => page.locator('main button[aria-current]');
  const isRunning = (page: Page) =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
    );

  test('the carousel advances and wraps around, and the app continues from its position', {
    tag: LONG,
  }, async ({ page }) => {
    for (const index of [2, 3, 1, 2]) {
      await pass(page, SLIDE);
      await shown(page, index);
      await expect(page.locator('[data-slides] > [data-active]')).toHaveCount(1);
      await expect(current(page)).toHaveAccessibleName(new RegExp(`^Ir para o quadro ${index}`));
    }
    expect(await live(page)).toBe('off');
    expect(await isRunning(page)).toBe(false);

    const release = await holdTime(page); // however long the app takes to load
    await pass(page, SLIDE / 2);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(page.locator('[data-slides]')).toHaveAttribute('data-taken');
    await shown(page, 2);
    expect(await clock(page)).toBeGreaterThanOrEqual(SLIDE / 2);
    await release(); // else one slide would take half a minute to give way to the next
    await pass(page, SLIDE);
    await shown(page, 3);
    await expect(page.locator('[data-slides] > [data-active]')).toHaveCount(1);
    await expect(current(page)).toHaveAccessibleName(/^Ir para o quadro 3/);
  });

  test('the carousel stops in a hidden tab, under a mouse and with the focus inside', {
    tag: LONG,
  }, async ({ page }) => {
    await pass(page, 0);
    const hide = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await stands(page);
    expect(await live(page)).toBe('polite');
    await hide(false);
    await pass(page, 0);

    await page.route('**/assets/*.js', () => {}); // it is on its way
    await page.locator('[data-slides]').hover();
    await stands(page);
    await page.mouse.move(5, 5);
    await pass(page, 0);
    await page.getByRole('button', { name: 'Quadro anterior' }).focus();
    await page.keyboard.press('Tab');
    await stands(page);
    await shown(page, 1);
  });

  test('a click is handled once the app has loaded, starting at the visible slide', async ({
    page,
  }) => {
    await pass(page, SLIDE);
    await shown(page, 2);
    await page.getByRole('button', { name: 'Próximo quadro' }).click();
    await shown(page, 3);
  });
});

test('hidden slides are out of the tab order', async ({ page }) => {
  await hydrated(page);
  await expect(page.locator('a[href="/monitoramento"]').first()).toBeHidden();
  await page.getByRole('button', { name: /^Ir para o quadro 2/ }).click();
  await expect(page.getByRole('link', { name: 'Ver as seis etapas' })).toBeHidden();
});

test('the strip moves, and can be stopped', { tag: LONG }, async ({ page }) => {
  const track = page.locator('[role=group] > div:has(> ul[aria-hidden])');
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  expect(await state()).toBe('running');
  await page.getByRole('checkbox', { name: 'Pausar a faixa' }).check();
  expect(await state()).toBe('paused');
  await page.getByRole('checkbox', { name: 'Pausar a faixa' }).uncheck();
  await track.locator('..').focus();
  expect(await state()).toBe('paused');
  await track.locator('..').blur();
  const window = (await track.locator('..').boundingBox())!;
  await page.mouse.move(window.x + 200, window.y + 40);
  expect(await state()).toBe('paused');
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe changes the slide', { tag: LONG }, async ({ page, context }) => {
    await page.touchscreen.tap(200, 20);
    await hydrated(page);
    const client = await context.newCDPSession(page);
    const touch = (type: string, x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch('touchStart', 320);
    for (const x of [260, 200, 140]) await touch('touchMove', x);
    await touch('touchEnd');
    await shown(page, 2);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', { tag: LONG }, async ({ page }) => {
    await stands(page);
    await hydrated(page);
    await page.mouse.move(5, 2000);
    await stands(page);
    await shown(page, 1);
    const track = page.locator('[role=group] > div:has(> ul[aria-hidden])');
    expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    await expect(track.locator('ul[aria-hidden]')).toBeHidden();
    for (const partner of await track.locator('ul:not([aria-hidden]) > li').all()) {
      const box = (await partner.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    }
    // Nothing of what a script or a style could move, and so nothing to pause.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('button', { name: /a troca de quadros$/ })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Pausar a faixa' })).toBeHidden();
  });
});

test.describe('slides that change', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const next = (page: Page) => page.getByRole('button', { name: 'Próximo quadro' });

  test('the first button stands at one height on all of them, the text right below the title', {
    tag: LONG,
  }, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const heights: number[] = [];
      for (let index = 0; index < 3; index++) {
        const slide = page.locator('[data-slides] > [data-active]');
        const [title, text, button] = await slide
          .locator('h2, p, a:first-of-type')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        heights.push(Math.round(button.y + (await page.evaluate(() => scrollY))));
        expect(text.top - title.bottom, `${width} px, slide ${index}`).toBeLessThanOrEqual(24);
        await next(page).click();
      }
      expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
    }
  });

  test('no two titles are to be seen at once while they change', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto('/');
    const slide = (place: number) => page.locator(`[data-slides] > :nth-child(${place})`);
    await next(page).click();
    await expect(slide(2)).toHaveAttribute('data-active', ''); // the app is there
    const visible = () =>
      page.$$eval(
        '[data-slides] > *',
        (slides) => slides.filter((slide) => Number(getComputedStyle(slide).opacity) > 0).length,
      );
    await expect.poll(visible).toBe(1);
    const most = await page.evaluate(async () => {
      const slides = [...document.querySelectorAll('[data-slides] > *')];
      let seen = 0;
      const watch = new Promise((resolve) => {
        const end = performance.now() + 800;
        const frame = () => {
          const opacities = slides.map((slide) => Number(getComputedStyle(slide).opacity));
          seen = Math.max(seen, opacities.filter((opacity) => opacity > 0).length);
          if (performance.now() < end) requestAnimationFrame(frame);
          else resolve(undefined);
        };
        frame();
      });
      document.querySelector<HTMLElement>('[data-slides] + * button:nth-of-type(3)')?.click();
      await watch;
      return seen;
    });
    expect(most).toBe(1);
    await expect(slide(3)).toHaveAttribute('data-active', '');
  });
});

test('on a tablet its title is as large as that of other pages', { tag: LONG }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const sizeOf = (title: Locator) =>
    title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const own = await sizeOf(page.locator('[data-slides] h2').first());
  await page.goto('/nsoc');
  expect(own).toBeGreaterThanOrEqual(await sizeOf(page.getByRole('heading', { level: 1 })));
});
