/**
 * Makes public/guias/*.pdf from site-config/collections/guides.json, and for each guide that names a
 * cover a picture of its first page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { coverPicture } from './cover-picture.ts';
import { guidePdf } from './guide-pdf.ts';
import { readGuides } from './read-guides.ts';

await runCommand(() => readOptions({ name: 'workshop/guides/main.ts', options: {} }));

const { guides, parts } = readGuides();
for (const guide of guides) {
  const file = join(parts.publicDir, guide.file);
  mkdirSync(dirname(file), { recursive: true });
  const pdf = await guidePdf(guide, parts);
  writeFileSync(file, pdf);
  console.log(`public${guide.file}: ${Math.round(pdf.length / 1024)} kB`);
  if (guide.cover) {
    const cover = await coverPicture(guide, parts);
    writeFileSync(join(parts.publicDir, guide.cover.src), cover);
    console.log(`public${guide.cover.src}: ${Math.round(cover.length / 1024)} kB`);
  }
}
