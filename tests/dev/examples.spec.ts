import { axeViolations } from '../axe.ts';
import { expect, hydrated, test } from '../test.ts';
import { examplePages, pageOfExample } from './example-pages.ts';

// React's development build, which warns of every mismatch, on each example an editor may copy.

// Still, so that axe sees colours and not a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, types } of examplePages) {
  test(`the examples of ${types.join(', ')} are rendered, hydrated without a warning, and without axe violation`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<main[^>]*>(<!--[^>]*-->)*<(section|div)/);
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('main [role=alert]')).toHaveCount(0);
    // Each section was a slice of its own; wait for the last.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main section')].every((section) =>
        Object.keys(section).some((key) => key.startsWith('__reactProps')),
      ),
    );
    const violations = await axeViolations(page, 'main');
    // Examples of different types may have the same title, as on a page they would not.
    expect(violations.filter(({ id }) => id !== 'landmark-unique')).toEqual([]);
  });
}

test('video: the player of another site is loaded only after the click and consent', async ({
  page,
  context,
  watched,
}) => {
  const host = 'https://www.youtube-nocookie.com';
  const asked: string[] = [];
  await context.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  // The frame may run scripts of its own origin: another one than ours.
  watched.allowed.push(/sandbox/, RegExp(`^request to ${host}/`));
  const url = pageOfExample('video');
  await expect.poll(async () => (await page.request.get(url)).status()).toBe(200);
  await page.goto(url);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Por dentro da oficina' });
  const question = section.getByRole('group', { name: 'Vídeos de outros sites' });
  await expect(section.getByRole('link', { name: /Assistir em YouTube/ })).toBeVisible();
  await section.getByRole('button', { name: /Assistir/ }).click();
  await expect(question).toBeFocused();
  await expect(question).toContainText('endereço IP');
  // On the dark ground yes has the colour of its letters, and no is as large a button.
  const no = question.getByRole('button', { name: 'Agora não' });
  const yes = question.getByRole('button', { name: 'Carregar o vídeo de YouTube' });
  const letters = await question.evaluate((element) => getComputedStyle(element).color);
  await page.mouse.move(0, 0); // it is where the button over the poster was
  await expect(yes).toHaveCSS('background-color', letters);
  expect(await no.evaluate(({ clientHeight }) => clientHeight)).toBe(
    await yes.evaluate(({ clientHeight }) => clientHeight),
  );
  await no.click();
  await expect(question).toHaveCount(0);
  expect(asked).toEqual([]);

  await section.getByRole('button', { name: /Assistir/ }).click();
  await section.getByRole('button', { name: 'Carregar o vídeo de YouTube' }).click();
  await expect(section.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
  await expect.poll(() => asked.length).toBe(1);

  // Kept with the other answers: not asked again, until it is taken back.
  await page.reload();
  await hydrated(page);
  await section.getByRole('button', { name: /Assistir/ }).click();
  await expect(section.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await page.getByRole('checkbox', { name: 'Vídeos de outros sites' }).uncheck();
  await page.getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(section.locator('iframe')).toHaveCount(0);
  await expect(question).toBeVisible();
});
