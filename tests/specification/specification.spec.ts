/** What the client asked this site to show: every word and figure is in table.ts. */
import { JSDOM } from 'jsdom';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { projectRoot } from '../../scripts/lib/project.ts';
import { createSiteConfigLoader } from '../../scripts/site-config/index.ts';
import type { Field } from '../../src/types/config.gen.ts';
import * as asked from './table.ts';

const { config } = createSiteConfigLoader(projectRoot)();
if (!config) throw new Error('site-config is not valid: npm run validate');

const sectionsOf = (path: string) =>
  config.pages.find(({ page }) => page.path === path)?.page.sections ?? [];

/** Every object in a value, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
const words = objectsIn([config.messages, config.forms]).flatMap((one) => Object.values(one));

/** A page as it is sent: what has to be said is said without a script. */
async function pageAt(request: APIRequestContext, path: string, status = 200) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(status);
  const { document } = new JSDOM(await answer.text()).window;
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name));
  const text = (selector: string) =>
    document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  return { attributes, text };
}

for (const [path, texts] of Object.entries(asked.pages)) {
  test(`${path} says what it has to`, async ({ request }) => {
    const { attributes, text } = await pageAt(request, path);
    for (const one of texts) expect(text('main')).toContain(one);
    const targets = attributes('main a[href]', 'href').map(
      (href) => href?.replace(/[?#].*/, ''), // without what a form is told
    );
    for (const target of asked.links[path] ?? []) expect(targets).toContain(target);
  });
}

for (const from of asked.redirects) {
  test(`${from} leads on`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.headers().location).toBeTruthy();
  });
}

test('an unknown address says so, and leads home', async ({ request }) => {
  const { attributes, text } = await pageAt(request, '/nao-existe', 404);
  expect(text('main')).toContain(asked.notFound);
  expect(attributes('main a', 'href')).toContain('/');
});

for (const [path, type, list, count] of asked.counts) {
  test(`${path}: ${count} ${list} in a section of type ${type}`, () => {
    const sections = sectionsOf(path).filter((section) => section.type === type);
    const lists = sections.map((section): unknown => section[list as keyof typeof section]);
    expect(lists.map((one) => Array.isArray(one) && one.length)).toContain(count);
  });
}

for (const [id, wanted] of Object.entries(asked.forms)) {
  test(`the form ${id} asks what it has to, and sends it as it has to`, async ({ request }) => {
    const form = config.forms[id];
    expect(form?.submit.strategy).toBe(wanted.strategy);
    const byName = new Map(form?.fields.map((field) => [field.name, field as Field]));
    for (const [name, traits] of Object.entries(wanted.fields))
      expect(byName.get(name), name).toMatchObject(traits);
    const controls = (await pageAt(request, wanted.page)).attributes('main form [name]', 'name');
    expect(controls).toEqual(expect.arrayContaining(Object.keys(wanted.fields)));
  });
}

test('forms are told apart by their names; one choice has all its interests', () => {
  const forms = Object.values(config.forms);
  const names = forms.map(({ submit }) => 'formName' in submit && submit.formName);
  expect(names).toEqual(expect.arrayContaining(asked.formNames));
  const groups = forms.flatMap(({ fields }) =>
    fields.filter((field) => field.type === 'checkbox-group'),
  );
  expect(groups.map(({ options }) => options.length)).toContain(asked.interests);
});

test('phone and password fields help and hold as they have to', () => {
  const fields = Object.values(config.forms).flatMap((form): Field[] => form.fields);
  expect(fields).toContainEqual(expect.objectContaining({ type: 'phone', ...asked.phone }));
  expect(fields).toContainEqual(
    expect.objectContaining({
      type: 'password',
      minLength: asked.passwordLength,
      placeholder: asked.passwordPlaceholder,
    }),
  );
});

test('messages are those agreed on', () => {
  for (const sentence of asked.sentences) expect(words).toContain(sentence);
  const said = objectsIn(config.messages);
  for (const [title, text] of asked.notices) {
    const found = said.some((one) =>
      [one, { title: one.toastTitle ?? one.title, text: one.toastText ?? one.text }].some(
        (shown) => shown.title === title && (text === undefined || shown.text === text),
      ),
    );
    expect(found, `${title}: ${text}`).toBe(true);
  }
});

test('outside: WhatsApp with a text, the portal and social networks in a new tab', async ({
  request,
}) => {
  const { attributes, text } = await pageAt(request, '/');
  const [whatsapp] = attributes('a[href^="https://wa.me/"]', 'href');
  expect(whatsapp).toMatch(asked.outside.whatsapp);
  const targets = attributes('footer a[href^="https://"]', 'target');
  expect(targets.length).toBeGreaterThan(0);
  expect(new Set(targets)).toEqual(new Set(['_blank']));
  expect(text('footer')).toContain(String(asked.outside.copyrightYear));
});

test('the partner strip moves as fast as it has to', async ({ page }) => {
  const { card, pixels, every } = asked.motion;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const track = page.locator('[role=group] > div:has(> ul[aria-hidden])');
  const [width, cards, duration] = await track.evaluate((element) => [
    element.querySelector('li')?.getBoundingClientRect().width,
    element.querySelector('ul')?.childElementCount,
    Number.parseFloat(getComputedStyle(element).animationDuration) * 1000,
  ]);
  expect(width).toBe(card);
  expect(((cards ?? 0) * card) / (duration ?? 0)).toBeCloseTo(pixels / every, 3);
});
