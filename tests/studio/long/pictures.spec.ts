import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { axeViolations } from '../../axe.ts';
import { studioContent } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, headingOf, openStudio } from '../studio.ts';

test.use(STUDIO);
test.describe.configure({ mode: 'default' }); // one removes a picture that the others would list

const pictures = () => readdirSync(join(studioContent, 'public/imagens'));

test('a photo is uploaded smaller and without its location, shown, and removed when unused', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/409 \(Conflict\)|415|400/); // what is refused
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({
    create: { width: 3600, height: 2400, channels: 3, background: '#345', noise },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 36/1 0/1' } })
    .toBuffer();
  await openStudio(page, 'pages/sobre');
  await headingOf(page).click();
  await expect(page).toHaveURL(/\?at=/);
  await page.goto('/__studio#/pictures');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Acrescentar imagens' }).click();
  await (await chooser).setFiles({
    name: 'Equipe no plantão.JPG',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  const added = page.getByRole('listitem').filter({ hasText: 'equipe-no-plantao.webp' });
  await expect(added).toContainText('2400 × 1600');
  await expect(added).toContainText('Nada a mostra');
  const file = join(studioContent, 'public/imagens/equipe-no-plantao.webp');
  expect(statSync(file).size).toBeLessThan(photo.length);
  expect((await sharp(file).metadata()).exif).toBeUndefined();

  // What only says that it is a picture is refused, in words.
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Acrescentar imagens' }).click();
  await (await again).setFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'foto.png' })).toBeVisible();

  await page.getByRole('button', { name: 'Apagar equipe-no-plantao.webp' }).click();
  await expect(added).toHaveCount(0);
  expect(pictures()).not.toContain('equipe-no-plantao.webp');
});

test('a picture is served as soon as its upload is answered', async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const statuses = await page.evaluate(async () => {
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
    const headers = { 'Content-Type': 'image/svg+xml' };
    const seen: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const answer = await fetch('/__studio/api/add-picture?name=agora.svg', {
        method: 'POST',
        headers,
        body,
      });
      const { picture } = await answer.json();
      seen.push((await fetch(picture.path)).status);
    }
    return seen;
  });
  for (const name of pictures().filter((one) => one.startsWith('agora')))
    rmSync(join(studioContent, 'public/imagens', name));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test('undoing removes an uploaded picture from the page, and says that the site still has it', async ({
  page,
}) => {
  await openStudio(page, 'pages/solucoes/gestao-vulnerabilidades');
  await headingOf(page).click();
  const create = { width: 40, height: 30, channels: 3, background: '#345' } as const;
  await fieldsOf(page)
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'de passagem.png',
      mimeType: 'image/png',
      buffer: await sharp({ create }).png().toBuffer(),
    });
  await expect(fieldsOf(page).getByText(/^de-passagem\.(png|webp)$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/de-passagem\.\w+ continua guardada no site/)).toBeVisible();
  await page.goto('/__studio#/pictures');
  await page.getByRole('button', { name: /^Apagar de-passagem/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'de-passagem' })).toHaveCount(0);
});

test('a new photo asks what it shows, is cropped by keyboard and pointer, and the page follows', async ({
  page,
}) => {
  await openStudio(page, 'pages/solucoes/gestao-vulnerabilidades');
  await headingOf(page).click();
  const fields = fieldsOf(page);
  const create = { width: 900, height: 600, channels: 3, background: '#345' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await fields
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'plantao.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { ...create, noise } })
        .jpeg({ quality: 95 })
        .toBuffer(),
    });
  await expect(fields.getByText('A imagem é nova.')).toBeVisible();
  await expect(fields.getByLabel('Texto alternativo')).toBeFocused();
  await page.keyboard.type('A equipe no plantão');
  await expect(fields.getByText('A imagem é nova.')).toBeHidden();

  await fields.getByRole('button', { name: 'Recortar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Recortar a foto' });
  const corner = dialog.getByRole('button', { name: /^Canto de cima, à esquerda/ });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('status')).toContainText('90 % da largura e 99 % da altura');
  expect(await axeViolations(page, 'body', 'iframe')).toEqual([]);
  const box = await dialog.locator('img').boundingBox();
  if (!box) throw new Error('no picture');
  const from = await dialog
    .getByRole('button', { name: /^Canto de baixo, à direita/ })
    .boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('status')).toContainText('50 % da largura');
  await dialog.getByRole('button', { name: 'Usar' }).click();
  await expect(fields.getByRole('button', { name: 'Mudar o recorte' })).toBeVisible();
  await expect
    .poll(() =>
      canvasOf(page)
        .locator('main picture img')
        .first()
        .evaluate((image: HTMLImageElement) => [
          image.currentSrc,
          image.complete && image.width > 0,
        ]),
    )
    .toEqual([expect.stringMatching(/\/assets\/plantao-\d+-\w{10}\.avif$/), true]);
});
