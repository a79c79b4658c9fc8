import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Messages, Page as SitePage } from '../../src/types/config.gen.ts';
import { fixture } from '../sites.ts';
import { expect, test } from '../test.ts';

const path = '/nsoc';
const read = (file: string) =>
  JSON.parse(readFileSync(join(fixture.root, `site-config/${file}.json`), 'utf8'));
const labels = (read('messages') as Messages).video;
const { sections } = read('pages/servicos/nsoc') as SitePage;
const video = sections.find((section) => section.type === 'video')!;

const posterOn = (page: Page) => page.getByRole('img', { name: video.poster.alt });
const playOn = (page: Page) => page.getByRole('button', { name: labels.play });
const transcriptOn = (page: Page) =>
  page.locator('details').filter({ hasText: labels.transcript }).getByRole('paragraph').first();
const FILES = /\/filmes\/.*\.(webm|mp4)/;

test('the title of a video is as large as those of the sections around it', async ({ page }) => {
  await page.goto(path);
  const sizeOf = (name: string) =>
    page
      .getByRole('heading', { level: 2, name, exact: true })
      .evaluate((title) => getComputedStyle(title).fontSize);
  const cards = sections.find((section) => section.type === 'tabs' || section.type === 'card-grid');
  expect(await sizeOf(video.title)).toBe(await sizeOf((cards as { title: string }).title));
});

test('a film is fetched only after it is started; then it plays with captions', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) asked.push(request.url());
  });
  await page.goto(path);
  await posterOn(page).scrollIntoViewIfNeeded();
  await expect(posterOn(page)).toBeVisible();
  expect(asked).toEqual([]);

  await playOn(page).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await expect(playOn(page)).toHaveCount(0);
  await expect(film).toBeFocused();
  const cues = await film.evaluate((video: HTMLVideoElement) =>
    Array.from(video.textTracks, ({ mode, language, cues }) => [mode, language, cues?.length]),
  );
  expect(cues).toEqual([['showing', 'pt-BR', expect.any(Number)]]);
});

test('the transcript of a film can be opened', async ({ page }) => {
  await page.goto(path);
  const record = transcriptOn(page);
  await expect(record).toBeHidden();
  await page.getByText(labels.transcript).click();
  await expect(record).toBeVisible();
});

test('print shows the poster and the transcript, without player or button', async ({ page }) => {
  await page.goto(path);
  await posterOn(page).scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  await expect(posterOn(page)).toBeVisible();
  await expect(transcriptOn(page)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(playOn(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser’s own controls play the film', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('video[controls][preload=none] > source')).toHaveCount(2);
    await expect(page.locator('video')).toBeVisible();
    await expect(page.locator('video > track[kind=captions][default]')).toHaveCount(1);
    await expect(playOn(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: labels.download })).toBeVisible();
  });
});

test('a range of the film can be requested, so that seeking works', async ({ request }) => {
  for (const kind of ['webm', 'mp4']) {
    const url = `/filmes/do-alerta-a-contencao.${kind}`;
    const part = await request.get(url, { headers: { Range: 'bytes=100-199' } });
    expect(part.status(), kind).toBe(206);
    expect(part.headers()['content-type']).toBe(`video/${kind}`);
    expect(part.headers()['content-range']).toMatch(/^bytes 100-199\//);
    expect((await part.body()).length).toBe(100);
  }
  const captions = await request.get('/filmes/do-alerta-a-contencao.vtt');
  expect(captions.headers()['content-type']).toMatch(/^text\/vtt/);
});
