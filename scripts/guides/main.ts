/**
 * `npm run guides`: the guides of site-config/collections/guides.json -> public/guias/*.pdf. The first
 * site's own tool: its covers and its words are set here, and another site brings its PDFs as files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guidePdf } from './guide-pdf.ts';
import { readGuides } from './read-guides.ts';

const { guides, parts } = readGuides();
for (const guide of guides) {
  const file = join(parts.publicDir, guide.file);
  mkdirSync(dirname(file), { recursive: true });
  const pdf = await guidePdf(guide, parts);
  writeFileSync(file, pdf);
  console.log(`public${guide.file}: ${Math.round(pdf.length / 1024)} kB`);
}
