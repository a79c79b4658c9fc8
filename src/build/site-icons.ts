import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconsOf } from '../content/node/site-icons.ts';
import { type Icons, icoIcon, pngIcons, svgIcon } from '../content/read/files/public-files.ts';
import { msg, type Wording } from '../words/message.ts';

interface SiteIcons {
  icons: Icons;
  /** Those that the site lacks: name -> file. */
  drawn: Map<string, Uint8Array>;
}

/**
 * The icons in `public/`, and those of phones and of older browsers that are not there, drawn from `favicon.svg`.
 * @param background behind transparent corners, where a phone would show black.
 */
export async function siteIcons(
  publicDir: string,
  background: string,
  log: (line: Wording) => void,
): Promise<SiteIcons> {
  const own = iconsOf(publicDir);
  const drawn = new Map<string, Uint8Array>();
  const lacking = Object.entries(SIZES).filter(([name]) => !own.has(name));
  if (!own.has(svgIcon) || lacking.length === 0) return { icons: own, drawn };
  try {
    const draw = await drawer(join(publicDir, svgIcon));
    for (const [name, size] of lacking) {
      const picture = draw(size);
      if (name === pngIcons.apple) picture.flatten({ background });
      const png = await picture.png().toBuffer();
      drawn.set(name, name === icoIcon ? asIco(png, size) : png);
    }
  } catch (error) {
    // The site itself is right: browsers may show what this library cannot draw.
    log(msg('build:no-icons', { file: `public/${svgIcon}`, reason: String(error) }));
    return { icons: own, drawn: new Map() };
  }
  return { icons: new Set([...own, ...drawn.keys()]), drawn };
}

const SIZES = {
  [icoIcon]: 32,
  [pngIcons.apple]: 180,
  [pngIcons.small]: 192,
  [pngIcons.large]: 512,
};

async function drawer(file: string) {
  const svg = await readFile(file);
  const { width, height } = await sharp(svg).metadata();
  const largest = Math.max(...Object.values(SIZES));
  // Drawn large: an SVG of 32 pixels would be a blur.
  const density = Math.max(72, (72 * largest) / Math.max(width, height));
  return (size: number) =>
    sharp(svg, { density }).resize(size, size, { fit: 'contain', background: TRANSPARENT });
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A PNG as the only picture of an ICO file. */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(HEAD);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD, 18);
  return Buffer.concat([head, png]);
}

const HEAD = 22;
