import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { studioContent } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { openStudio } from '../studio.ts';

test.use(STUDIO);

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('several photos are uploaded one after the other, and each can be cancelled', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/409 \(Conflict\)/); // the photo of a phone
  watched.allowed.push(/imagens\/agora/); // another test takes its own away while the library shows them
  await openStudio(page, 'pages/sobre');
  await page.goto('/__studio#/pictures');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/add-picture?name=primeira.jpg', async (route) => {
    await held;
    await route.continue();
  });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Acrescentar imagens' }).click();
  await (await chooser).setFiles([
    file('primeira.jpg', await photo('#345')),
    file('segunda.jpg', await photo('#543')),
    file('nada.jpg', heic),
    file('terceira.jpg', await photo('#453')),
  ]);
  const uploads = page.getByRole('list', { name: 'Envios' });
  await expect(uploads.getByRole('listitem')).toHaveCount(4);
  await expect(uploads.getByRole('progressbar', { name: 'primeira.jpg' })).toBeVisible();
  await expect(uploads).toContainText('segunda.jpg: na fila');
  await uploads.getByRole('button', { name: 'Cancelar segunda.jpg' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(3);
  answer();
  for (const name of ['primeira', 'terceira'])
    await expect(page.getByRole('button', { name: `Apagar ${name}.webp` })).toBeVisible();
  // One that is refused keeps no other back.
  await expect(page.getByRole('alert').filter({ hasText: 'nada.jpg' })).toBeVisible();
  expect(readdirSync(join(studioContent, 'public/imagens'))).not.toContain('segunda.webp');
  for (const name of ['primeira', 'terceira']) {
    await page.getByRole('button', { name: `Apagar ${name}.webp` }).click();
    await expect(page.getByRole('button', { name: `Apagar ${name}.webp` })).toHaveCount(0);
  }
});
