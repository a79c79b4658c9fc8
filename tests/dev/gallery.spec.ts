import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { GALLERY, GALLERY_DATA, type GalleryData } from '../../src/app/dev/gallery/gallery-data.ts';
import { blockFolders } from '../../src/node/block-folders.ts';
import { projectRoot } from '../../src/node/project.ts';
import { axeViolations } from '../axe.ts';
import { fixture } from '../sites.ts';
import { expect, test } from '../test.ts';

// What editors use to choose. That the examples hydrate without a warning is examples.spec.ts's to ask.
const TYPES = [
  ...blockFolders(projectRoot, 'sections').map(({ name }) => name),
  ...readdirSync(join(fixture.root, 'blocks/sections')),
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const open = (page: Page, part: string) => page.goto(`${GALLERY}#${part}`);
const main = (page: Page) => page.getByRole('main');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('every section type is listed, found by its Portuguese name, and rendered without an error', async ({
  page,
}) => {
  await open(page, 'sections');
  await expect(main(page).getByRole('link')).toHaveCount(TYPES.length);
  for (const type of TYPES)
    await expect(
      main(page)
        .getByRole('link')
        .filter({ has: page.getByText(type, { exact: true }) }),
    ).toHaveCount(1);
  await page.getByRole('searchbox').fill('perguntas frequentes');
  await expect(main(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /accordion/ })).toBeVisible();

  const { sections, fields } = (await (await page.request.get(GALLERY_DATA)).json()) as GalleryData;
  for (const { preview } of [...sections, ...fields].flatMap(({ examples }) => examples)) {
    const response = await page.request.get(preview!);
    expect(response.status(), preview).toBe(200);
    const [, shown = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? [];
    expect(shown, preview).toMatch(/<(section|div)/);
    expect(shown, preview).not.toContain('role="alert"');
  }
});

test('a type is shown at three widths and can be used; its JSON is copied', async ({ page }) => {
  await open(page, 'sections');
  await page.getByRole('link', { name: /^Abas/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Abas/ })).toBeVisible();
  for (const width of [1440, 768, 390]) {
    const frame = page.frameLocator(`iframe[title="Abas, ${width} px"]`);
    await expect(frame.getByRole('heading', { name: 'Nossa história' })).toBeVisible();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
    await expect(frame.getByRole('banner')).toBeHidden();
  }
  const phone = page.frameLocator('iframe[title="Abas, 390 px"]');
  await phone.getByRole('tab').last().click();
  await expect(phone.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');

  await expect(page.getByRole('row', { name: /^title Título Sim Título da se/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar JSON' }).click();
  await expect(page.getByText('Copiado: JSON de tabs')).toBeVisible();
  expect(JSON.parse(await clipboard(page))).toMatchObject({
    type: 'tabs',
    title: '‹Nossa história›',
  });
});

test('a field kind is shown in a form, and its JSON is copied', async ({ page }) => {
  await open(page, 'fields/textarea');
  const frame = page.frameLocator('iframe[title$="390 px"]');
  await expect(frame.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar JSON' }).click();
  await expect(page.getByText('Copiado: JSON de textarea')).toBeVisible();
  expect(JSON.parse(await clipboard(page))).toMatchObject({ type: 'textarea', name: 'mensagem' });
});

test('icons are found in Portuguese and English, in each style, and copied with the keyboard', async ({
  page,
}) => {
  await open(page, 'icons');
  const search = page.getByRole('searchbox');
  const icons = main(page).getByRole('listitem');
  for (const [word, name] of [
    ['cadeado', 'Lock'],
    ['escudo', 'Shield'],
    ['shield', 'Shield'],
    ['agenda', 'CalendarMonth'],
  ] as const) {
    await search.fill(word);
    await expect(icons.first()).toContainText(name);
  }
  await search.fill('cadeado');
  await page.getByRole('radio', { name: 'Contorno' }).check();
  const first = icons.first().getByRole('button');
  await expect(first).toContainText('LockOutlined');
  await first.press('Enter');
  await expect(page.getByText('Copiado: LockOutlined')).toBeVisible();
  expect(await clipboard(page)).toBe('LockOutlined');
  const image = first.locator('img');
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await search.fill('xyzzy');
  await expect(page.getByText('Nenhum resultado')).toBeVisible();
});

test('the path of a picture is copied; colours show their contrast', async ({ page }) => {
  await open(page, 'pictures');
  await page.getByRole('button', { name: /\/imagens\/defesa\.svg .*px, .*kB/ }).click();
  await expect(page.getByText('Copiado: /imagens/defesa.svg')).toBeVisible();
  expect(await clipboard(page)).toBe('/imagens/defesa.svg');
  await page.getByRole('link', { name: 'Cores' }).click();
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /^17,7:1 sobre paper/ }),
  ).toContainText('✓ 4,5:1');
});

for (const width of [390, 1440])
  test(`no part has an axe violation or is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [
      'sections',
      'sections/card-grid',
      'fields',
      'icons',
      'pictures',
      'colors',
    ]) {
      await open(page, part);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByText('Carregando')).toHaveCount(0);
      const violations = await axeViolations(page);
      // It looks into the frames too: the same example three times.
      expect(
        violations.filter(({ id }) => id !== 'landmark-unique'),
        part,
      ).toEqual([]);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, part).toBe(0);
    }
  });
