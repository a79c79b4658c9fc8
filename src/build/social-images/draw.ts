import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cropIn, cropPixels } from '../../content/compile/picture-geometry.ts';
import type { Site, Theme } from '../../types/config.gen.ts';
import { fileOfPicture } from '../../ui/data/picture-file.ts';
import { socialImageSize } from '../../ui/data/social-image.ts';
import { groundOf } from './ground.ts';
import { COLUMN, type Layer, MARGIN } from './text-layer.ts';

const { width, height } = socialImageSize;
const DRAWING = { left: 560, top: 52, width: 700 };
const MARK_HEIGHT = 56;

export interface GroundParts {
  publicDir: string;
  site: Site;
  theme: Theme;
}

/** The background shared by pages with the same drawing: the colour of openings, drawing on the right, logo. Raw RGB. */
export async function drawGround(
  { src, isRightToLeft }: { src: string | undefined; isRightToLeft: boolean },
  parts: GroundParts,
): Promise<Buffer> {
  const { publicDir, site, theme } = parts;
  const { color, logo } = groundOf(theme);
  const mark = await sharp(join(publicDir, site.brand[logo].src), { density: 216 })
    .resize({ height: MARK_HEIGHT, width: COLUMN, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const fromLeft = (left: number, { width: own }: { width: number }) =>
    isRightToLeft ? width - left - own : left;
  const drawn = src && (await drawPicture(publicDir, src));
  const drawing = drawn
    ? [
        { input: drawn.data, left: fromLeft(DRAWING.left, drawn.info), top: drawn.top },
        { input: Buffer.from(veil(color, isRightToLeft)), left: 0, top: 0 },
      ]
    : [];
  return sharp({ create: { width, height, channels: 3, background: color } })
    .composite([
      ...drawing,
      { input: mark.data, left: fromLeft(MARGIN, mark.info), top: MARGIN - 8 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A drawing of lines or a figure whole; what has a ground of its own up to the edges of the card, or its ends would be seen. */
async function drawPicture(publicDir: string, src: string) {
  const picture = await (await openPicture(publicDir, src))
    .resize({ width: DRAWING.width, height, fit: 'outside' })
    .png({ compressionLevel: 0 }) // only handed on
    .toBuffer();
  const { isOpaque } = await sharp(picture).stats();
  const { top, width: drawingWidth } = DRAWING;
  const drawn = await sharp(picture)
    .resize(
      isOpaque
        ? { width: width - DRAWING.left, height, fit: 'cover' }
        : { width: drawingWidth, height: height - top, fit: 'inside' },
    )
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { ...drawn, top: isOpaque ? 0 : top };
}

/** The part of a photo that the page shows; a drawing as it is. */
async function openPicture(publicDir: string, src: string): Promise<Sharp> {
  const file = fileOfPicture(src);
  const picture = sharp(join(publicDir, file), { density: 72, autoOrient: true });
  const crop = file.endsWith('.svg') ? undefined : cropIn(src);
  return crop ? picture.extract(cropPixels(crop, (await picture.metadata()).autoOrient)) : picture;
}

/** Lets the drawing come out of the ground, so that no line runs through the title. */
const veil = (color: string, isRightToLeft: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a"${isRightToLeft ? ' x1="1" x2="0"' : ''}><stop offset=".53" stop-color="${color}"/><stop offset=".68" stop-color="${color}" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Buffers of pictures that are done, as a new one of this size costs as much as half of what is drawn in it. */
const spare: Buffer[] = [];

/** Ground and text as a JPEG: a third of a PNG's time, half its size; its codes are not fitted to it, which took as long again and saves a fifth of its size. */
export async function drawSocialImage(ground: Buffer, { svg, left, top }: Layer): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const picture = spare.pop() ?? Buffer.allocUnsafe(ground.length);
  ground.copy(picture);
  lay({ data, ...info }, picture, { left, top });
  const jpeg = await sharp(picture, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  spare.push(picture);
  return jpeg;
}

/** Lays RGBA over RGB. Sharp would do so in floats, for each pixel of the whole picture, which was half of its time. */
function lay(
  letters: { data: Buffer; width: number; height: number },
  picture: Buffer,
  { left, top }: Pick<Layer, 'left' | 'top'>,
): void {
  for (let row = 0; row < letters.height; row++) {
    let from = row * letters.width * 4;
    let to = ((top + row) * width + left) * 3;
    for (let column = 0; column < letters.width; column++, from += 4, to += 3) {
      const alpha = letters.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const below = picture[to + channel] ?? 0;
        const above = letters.data[from + channel] ?? 0;
        picture[to + channel] = below + Math.round(((above - below) * alpha) / 255);
      }
    }
  }
}
