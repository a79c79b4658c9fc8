import { expect, test } from '../test.ts';

const path = '/nsoc';
const FILES = /\/filmes\/.*\.(webm|mp4)/;

test('nothing of a film is fetched before it is asked for; then it plays, with captions', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) asked.push(request.url());
  });
  await page.goto(path);
  const poster = page.getByRole('img', { name: /Capa do filme/ });
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Assistir 0:25' }).click();
  const film = page.locator('video[aria-label="Do alerta à contenção"]');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await expect(page.getByRole('button', { name: /Assistir/ })).toHaveCount(0);
  await expect(film).toBeFocused();
  const cues = await film.evaluate((video: HTMLVideoElement) =>
    Array.from(video.textTracks, ({ mode, language, cues }) => [mode, language, cues?.length]),
  );
  expect(cues).toEqual([['showing', 'pt-BR', 6]]);
});

test('what the film says and shows can be read', async ({ page }) => {
  await page.goto(path);
  const record = page.getByText('O filme, sem som, mostra uma rede');
  await expect(record).toBeHidden();
  await page.getByText('Ler a transcrição').click();
  await expect(record).toBeVisible();
});

test('on paper: the poster and the transcript, no player and no button', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('img', { name: /Capa do filme/ }).scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /Capa do filme/ })).toBeVisible();
  await expect(page.getByText('O filme, sem som, mostra uma rede')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Assistir/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser’s own controls play it', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('video[controls][preload=none] > source')).toHaveCount(2);
    await expect(page.locator('video')).toBeVisible();
    await expect(page.locator('video > track[kind=captions][default]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Assistir/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Baixar o vídeo' })).toBeVisible();
  });
});

test('a part of the film can be had, so that one can seek in it', async ({ request }) => {
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
