import type { Guide, Site, Theme } from '../../src/types/config.gen.ts';
import { drawBody } from './body.ts';
import { drawCover } from './cover.ts';
import { drawFeet } from './feet.ts';
import { openSheet } from './sheet.ts';

export interface GuideParts {
  site: Site;
  theme: Theme;
  publicDir: string;
}

/** A guide as a tagged PDF. */
export async function guidePdf(guide: Guide, parts: GuideParts): Promise<Buffer> {
  const { site, theme, publicDir } = parts;
  const sheet = openSheet(guide, site, theme);
  const { doc, root } = sheet;
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));

  drawCover(sheet, guide, site, publicDir);
  drawBody(sheet, guide.sections);
  drawFeet(sheet, guide);
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
