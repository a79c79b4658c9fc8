import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../../../src/node/project.ts';
import type { Messages, Site, Theme } from '../../../src/types/config.gen.ts';
import { axeViolations } from '../../axe.ts';
import { holdRequests } from '../../hold-requests.ts';
import { sidewaysScroll } from '../../reflow.ts';
import { EXAMPLE_SITE, expect, hydrated, test } from '../../test.ts';
import { exampleDist, exampleRoot, startExample } from '../example-site.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.use({ ...EXAMPLE_SITE, contextOptions: { reducedMotion: 'reduce' } });

let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(600_000); // it is built, in minutes on a machine that has much else to do
  server = await startExample();
});
test.afterAll(() => {
  server.kill();
});

const json = <T>(root: string, name: string): T =>
  JSON.parse(readFileSync(join(root, 'site-config', name), 'utf8'));

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Every sentence somewhere in a piece of configuration. */
const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesOf);

const posts = readdirSync(join(exampleRoot, 'site-config/collections/journal')).map(
  (name) => `/journal/${name.replace('.json', '')}`,
);
const pages = readdirSync(join(exampleRoot, 'site-config/pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.json'))
  .map((name) => json<{ path: string; language?: string }>(exampleRoot, `pages/${name}`));
const routes = [
  ...pages.map(({ path, language = 'en-US' }) => ({ path, language })),
  ...posts.map((path) => ({ path, language: 'en-US' })),
];
/** Language -> as Open Graph writes it. */
const LOCALES: Record<string, string> = { 'en-US': 'en_US', fr: 'fr_FR' };

/** In pixels. A narrow window has all that a wide one has, in menus too. */
const WIDTHS = process.env.TEST_LONG ? [1440, 390] : [390];

test('the phone number is in the header of every window: the sign where the number does not fit', async ({
  page,
}) => {
  const call = page.getByRole('banner').getByRole('link', { name: 'Phone (802) 555-0142' });
  const shown: Record<number, string> = {};
  await page.goto('/');
  for (const width of [390, 820, 1024, 1100, 1200, 1240, 1366, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const link = call.filter({ visible: true });
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const seen = async (part: string) => {
      const its = await link.locator(part).boundingBox();
      return its !== null && its.y + its.height <= box.y + box.height + 1;
    };
    const [sign, number] = [await seen('svg'), await seen('bdi')];
    shown[width] = sign && number ? 'both' : number ? 'number' : sign ? 'sign' : 'nothing';
    const beside = await page
      .getByRole('banner')
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, { left, height }] of beside.entries()) {
      expect(height, `at ${width} px it wraps`).toBeLessThan(60);
      expect(left).toBeGreaterThanOrEqual(beside[index - 1]?.right ?? 0);
    }
    expect(await sidewaysScroll(page)).toBe(0);
  }
  const both = { 820: 'both', 1024: 'both', 1100: 'both', 1366: 'both', 1920: 'both' };
  expect(shown).toEqual({ ...both, 390: 'sign', 1200: 'sign', 1240: 'number' });
});

test('the arrow of a link in two lines stands after the last word', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Read about open days' });
  const seen = await link.evaluate((it) => {
    const words = document.createRange();
    words.selectNodeContents(it.querySelector('span')!.firstChild!);
    const [lines, arrow] = [
      [...words.getClientRects()],
      it.querySelector('svg')!.getBoundingClientRect(),
    ];
    const last = lines.at(-1)!;
    return {
      lines: lines.length,
      gap: Math.round(arrow.left - last.right),
      above: arrow.bottom < last.bottom,
    };
  });
  expect(seen).toEqual({ lines: 2, gap: 12, above: true });
});

test('without a WhatsApp button the footer ends soon after its last link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const end = await footer.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingBottom));
  expect(end).toBe(40);
});

test('the search is opened by its key, finds words without accents, and leads to them', async ({
  page,
}) => {
  const letCome = await holdRequests(page, '**/_page/index.json');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  const field = dialog.getByRole('searchbox');
  await page.keyboard.press('/'); // before the page has started
  letCome();
  await expect(field).toBeFocused();
  await field.fill('mugs a day');
  const results = dialog.getByRole('link');
  await expect(results.first()).toContainText('Forty mugs a day');
  await expect(results.first().locator('mark').first()).toHaveText(/mugs/i);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('xylophone');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “xylophone”.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Search the site' }).click();
  await field.fill('forty mugs');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/journal\/forty-mugs/);
  await expect(dialog).toBeHidden();
});

test('the menu is one line, or behind its button where it does not fit in one', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const shown: boolean[] = [];
  for (const width of [1024, 1060, 1090, 1120, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('header > div > nav')
      .locator(':is(li > a, li > button):visible, > a:visible')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    // A line is 44 px tall, the link that calls 48; two lines are 66.
    for (const height of heights) expect(height, `${width} px`).toBeLessThan(50);
    expect(await sidewaysScroll(page)).toBe(0);
    // The main button stands in the line beside the button of the menu, too.
    const links = page.locator('header > div > nav').locator(':is(li > a, li > button):visible');
    const isWhole = (await links.count()) > 0;
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible({
      visible: !isWhole,
    });
    shown.push(isWhole);
  }
  expect([shown[0], shown.at(-1)]).toEqual([false, true]);
});

test('pictures open in a viewer, which arrows go through and Escape closes', async ({ page }) => {
  await page.goto('/studio');
  await hydrated(page);
  const links = page.locator('a[aria-haspopup=dialog]');
  await links.nth(1).click();
  const viewer = page.getByRole('dialog', { name: 'A day in six corners' });
  await expect(viewer.getByRole('status')).toHaveText('2 / 6');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('3 / 6');
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(viewer.getByRole('status')).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  // By keyboard a button has the focus, and shows it; what is as wide as the window has no frame.
  await page.keyboard.press('Enter');
  const next = viewer.getByRole('button', { name: 'Next picture' });
  await expect(next).toBeFocused();
  await expect(next).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('3 / 6');
  await page.keyboard.press('Shift+Tab');
  await expect(viewer.getByRole('button', { name: 'Previous picture' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const row = viewer.getByRole('list');
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS('outline-style', 'none');
  await expect(row.locator('li:not([inert]) img')).not.toHaveCSS('outline-style', 'none');
});

test('a picture that is pressed while the app arrives opens in the viewer; without the app, its file', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/could not be loaded|Failed to load|NotSameOrigin/);
  const picture = page.getByRole('link', { name: /kick wheel/ });
  await page.route('**/assets/app-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/studio');
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'A day in six corners' })).toBeVisible();
  await expect(page).toHaveURL(/studio$/);

  await page.unrouteAll();
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto('/studio');
  await picture.click();
  await expect(page).toHaveURL(/wheel\.svg$/);
});

test('what a shared section says stands on each page that shows it', async ({ page }) => {
  for (const path of ['/', '/journal', ...posts]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The kettle is on from ten' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a place that is closed on all of its special days says so in a line each', async ({
    page,
  }) => {
    await page.goto('/visit');
    const special = page.locator('dd table').last();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await special.evaluate((table) => {
        const cells = [...table.querySelectorAll('td')];
        const closed = cells.find(({ childElementCount }) => childElementCount === 0)!;
        for (const cell of cells) cell.replaceWith(closed.cloneNode(true));
        const range = document.createRange();
        return Array.from(table.querySelectorAll('td'), (cell) => {
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        });
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    }
  });

  test('pictures are links, there is no search, and a frame of another site is asked for', async ({
    page,
  }) => {
    await page.goto('/studio');
    await expect(page.locator('a[aria-haspopup=dialog]').first()).toHaveAttribute(
      'href',
      '/pictures/wheel.svg',
    );
    await expect(page.getByRole('button', { name: 'Search the site' })).toBeHidden();
    await page.goto('/classes');
    const frame = page.locator('iframe');
    await expect(frame).toBeHidden();
    await page.getByText('Open the calendar').click();
    await expect(page.getByRole('link', { name: 'Load from Example Bookings' })).toHaveAttribute(
      'target',
      (await frame.getAttribute('name')) ?? '',
    );
    await expect(frame).toBeVisible();
  });
});

test('the announcement is closed once for all pages, until there is another', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: /Winter classes/ });
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('announced', 'an earlier one'));
  await page.reload();
  await expect(bar).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the announcement is shown, without a button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: /Winter classes/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the announcement' })).toBeHidden();
  });
});

test('every page: no axe violation, one h1, its own language', async ({ page, watched }) => {
  test.setTimeout(600_000); // twenty pages, looked at twice
  watched.allowed.push(/404 \(Not Found\)/); // of /404 itself
  for (const { path, language } of routes) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      LOCALES[language] ?? '',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('it contains no word, colour or file of the first site', () => {
  const messages = json<Messages>(projectRoot, 'messages.json');
  const own = ['messages.json', 'languages/fr/messages.json']
    .flatMap((name) => sentencesOf(json(exampleRoot, name)))
    .join('\n');
  const { colors, fonts } = json<Theme>(projectRoot, 'theme.json');
  const { brand, contacts } = json<Site>(projectRoot, 'site.json');
  const foreign = [
    // What the engine fills in is its own.
    ...sentencesOf(messages).filter(
      (sentence) => sentence.replaceAll(/\{\w+\}/g, '').length > 5 && !own.includes(sentence),
    ),
    ...Object.values(colors)
      .filter((color) => !/^#(f{6}|0{6})$/i.test(color))
      .flatMap((color) => [color.toUpperCase(), color.toLowerCase()]),
    ...[fonts.heading.family, fonts.text.family, brand.name, brand.tagline],
    ...[contacts.phone.label, contacts.email.label, contacts.address[0] ?? ''],
    ...filesOf(join(projectRoot, 'public/imagens')),
    ...['pt-BR', 'pt_BR', 'página', 'fale-conosco', '/conta', '/auth/confirmar'],
  ];
  expect(foreign.length).toBeGreaterThan(150);

  const texts = readdirSync(exampleDist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|svg|xml|txt|webmanifest)$|_redirects$/.test(name),
  );
  const found = texts.flatMap((name) => {
    const text = readFileSync(join(exampleDist, name), 'utf8');
    return foreign.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(found).toEqual([]);

  const icons = /^(favicon|apple-touch-icon|icon-)/; // the same names, other pictures
  const files = new Set(filesOf(join(projectRoot, 'public')).filter((name) => !icons.test(name)));
  expect(filesOf(exampleDist).filter((name) => files.has(name))).toEqual([]);
  for (const name of filesOf(join(exampleRoot, 'public')).filter((name) => icons.test(name)))
    expect(
      readFileSync(join(exampleDist, name)).equals(readFileSync(join(projectRoot, 'public', name))),
      name,
    ).toBe(false);
});

/** A form of that name, once it is hydrated: every page ends in another, for the letter. */
const form = (page: Page, name: string) =>
  page.getByRole('form', { name }).and(page.locator('[data-ready]'));

test('a note is sent to the form service and confirmed', async ({ page }) => {
  await page.goto('/visit?about=set');
  await hydrated(page);
  const note = form(page, 'Write to the studio');
  await note.waitFor();
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByText('Fill in “First name”').first()).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Winter');
  await note.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('802 555 014');
  await expect(page.getByLabel('What is it about?')).toHaveValue('set');
  await page.getByLabel('Your note').fill('A set of Ember for six, by June.');
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByText('Is a digit of the phone number missing?').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('(802) 555-0142');
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByRole('heading', { name: 'Your note is on our bench' })).toBeFocused();

  const { leads } = await (await page.request.get('/__local/inbox.json')).json();
  expect(leads[0].fields).toMatchObject({
    lastname: 'Winter',
    subject: 'set',
    subject_line: 'From the website: note',
    page: expect.stringMatching(/\/visit$/),
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form service itself accepts a reservation for the open day', async ({ page }) => {
    await page.goto('/open-days');
    await page.getByLabel('Name', { exact: true }).fill('Grace');
    await page
      .getByRole('form', { name: 'Keep me a place' })
      .getByLabel('E-mail')
      .fill('grace@example.com');
    await page.getByLabel('When will you come?').selectOption('unloading');
    await page.getByRole('button', { name: 'Keep my place' }).click();
    await expect(page.getByText('Received')).toBeVisible();
    const { leads } = await (await page.request.get('/__local/inbox.json')).json();
    expect(leads[0].fields).toMatchObject({ lastname: 'Grace', time: 'unloading' });
  });
});

test('a day on which the shop is closed is told as it is chosen, and hours are those of the day', async ({
  page,
}) => {
  await page.goto('/commission');
  await hydrated(page);
  const ask = form(page, 'Ask for a price');
  await ask.getByLabel('I pick it up at the studio').check();
  const day = ask.getByLabel('On which day could you come?');
  await day.fill(nextDay(1));
  const closed = ask.getByText(/^Monday, .*: closed\. We’re open Wednesday\s– Sunday$/);
  await expect(ask.getByRole('status').and(page.locator('[id]'))).toHaveText(
    /^Monday, .*: closed\. We’re open Wednesday\s– Sunday$/,
  );
  await expect(closed).toHaveCount(1); // beside the field alone
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill(nextDay(3));
  await expect(closed).toHaveCount(0);
  const time = ask.getByLabel('And at what time?');
  await time.fill('17:30');
  await ask.getByRole('button', { name: 'Ask for a price' }).click();
  const late = ask.getByText('Choose a time between 10:00 AM and 5:00 PM', { exact: false });
  await expect(late.last()).toBeVisible();
  await time.fill('16:30');
  await time.blur();
  await expect(late).toHaveCount(0);
  await ask.getByLabel('Name').fill('Ada Winter');
  await ask.getByLabel('E-mail').fill('ada@example.com');
  await ask.getByLabel('How many people').fill('6');
  await ask.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(page.getByRole('heading', { name: 'Your note is on our bench' })).toBeFocused();

  const { leads } = await (await page.request.get('/__local/inbox.json')).json();
  // As people read them.
  expect(leads[0].fields).toMatchObject({
    handover: 'I pick it up at the studio',
    guests: expect.stringMatching(/^6\speople$/),
    day: expect.stringMatching(/^Wednesday, /),
    pickup: expect.stringMatching(/^4:30\sPM$/),
  });
});

/** A day of the week (1 is Monday), after all exceptions of the shop and all limits of the form. */
function nextDay(weekday: number): string {
  const from = new Date(Math.max(Date.now(), Date.parse('2027-02-01')) + 100 * 86_400_000);
  from.setUTCDate(from.getUTCDate() + ((weekday - from.getUTCDay() + 7) % 7));
  return from.toISOString().slice(0, 10);
}

test('a reservation for the open day is accepted', async ({ page }) => {
  await page.goto('/open-days#keep-a-place');
  await hydrated(page);
  const place = form(page, 'Keep me a place');
  await place.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await place.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('When will you come?').selectOption('unloading');
  await page.getByRole('button', { name: 'Keep my place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeFocused();

  const { leads } = await (await page.request.get('/__local/inbox.json')).json();
  expect(leads[0].fields).toMatchObject({ lastname: 'Ada', time: 'unloading' });
});

test('whoever sends again what may have arrived is told so first, as the service cannot tell', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  const posts: string[] = [];
  await page.route('**/__local/endpoint', async (route) => {
    posts.push(route.request().postDataJSON().submission_id);
    if (posts.length === 1) return route.abort('connectionreset'); // an answer that is cut
    return route.continue();
  });
  await page.goto('/open-days#keep-a-place');
  await hydrated(page);
  const place = form(page, 'Keep me a place');
  await place.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Twice');
  await place.getByLabel('E-mail').fill('twice@example.com');
  await page.getByLabel('When will you come?').selectOption('unloading');
  const keep = page.getByRole('button', { name: 'Keep my place' });
  await keep.click();
  await expect(page.locator('[data-status=unknown]')).toBeVisible();
  await keep.click();
  const ask = page.getByRole('group', { name: 'Send it again?' });
  await expect(ask.getByRole('heading')).toBeFocused();
  await expect(ask).toContainText('it may arrive twice');
  expect(posts).toHaveLength(1);

  await ask.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeFocused();
  expect(posts).toEqual([posts[0], posts[0]]);
});

test('a hero that ends in its picture shares no space with a section on the same ground', async ({
  page,
}) => {
  await page.goto('/visit');
  const [hero, next] = await page.locator('main > section').all();
  const ground = (await hero?.getAttribute('data-background')) ?? '';
  await expect(next!).toHaveAttribute('data-background', ground);
  const picture = await hero!.locator('img').boundingBox();
  const words = await next!.getByRole('heading').first().boundingBox();
  expect(words!.y - (picture!.y + picture!.height)).toBeGreaterThanOrEqual(48);
});

test('in a theme of round corners, a checkbox does not look like a radio button', async ({
  page,
}) => {
  await page.goto('/open-days');
  const box = page.getByRole('main').getByRole('checkbox').first();
  const radius = await box.evaluate((input) => getComputedStyle(input).borderTopLeftRadius);
  expect(Number.parseFloat(radius)).toBeLessThanOrEqual(6);
});

for (const javaScriptEnabled of [true, false])
  test(`the map of another site is asked for at the second press, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const asked: string[] = [];
    await context.route('https://maps.example/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'text/html', body: '<h1>The other map</h1>' });
    });
    const page = await context.newPage();
    await page.goto('/visit');
    const frame = page.getByTitle(/Example Maps$/);
    await expect(frame).toBeHidden();
    await page.locator('summary', { hasText: 'Live map' }).click();
    await expect(page.getByText('which then knows your internet address')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Load from Example Maps' }).click();
    await expect(
      frame.contentFrame().getByRole('heading', { name: 'The other map' }),
    ).toBeVisible();
    expect(asked).toEqual(['/embed/wrenbeck/hollin-lane-14']);
    await expect(page).toHaveURL(/\/visit$/);
    await context.close();
  });

test('one press in the header of a phone calls; a wider one shows the number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  const call = banner.getByRole('link', { name: 'Phone (802) 555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:+18025550142');
  const { width = 0, height = 0 } = (await call.boundingBox()) ?? {};
  expect([width, height]).toEqual([48, 48]);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(call.getByText('(802) 555-0142')).toBeVisible();
});
