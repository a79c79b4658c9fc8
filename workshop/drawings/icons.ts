import sharp from 'sharp';
import { icoIcon, pngIcons } from '../../src/content/read/files/public-files.ts';
import { brand, symbol } from './drawings/brand';
import { INK } from './palette';

/** File under public -> its bytes. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  return {
    [pngIcons.apple]: await full(180, 0.78),
    [pngIcons.small]: await rounded(192),
    [pngIcons.large]: await rounded(512),
    // What a launcher cuts out lies within 80% of the side: w3.org/TR/appmanifest, "safe zone".
    [pngIcons.maskable]: await full(512, 0.66),
    [icoIcon]: ico(await rounded(32)),
  };
}

/** The favicon as it is, ink square with rounded corners. */
const rounded = (size: number) => raster(brand['favicon.svg'](), size).png().toBuffer();

/** The symbol over ink up to the edges, for systems that cut their own shape; `part` of the side. */
async function full(size: number, part: number): Promise<Buffer> {
  const input = await raster(symbol(), Math.round(size * part)).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: INK } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

/** Drawn at the size itself: a scaled picture would be blurred. Drawings are sized in pixels. */
function raster(svg: string, size: number) {
  const [, width] = /width="(\d+)"/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: (72 * size) / Number(width) }).resize(size);
}

/** One picture in an ICO file: header, directory entry (PNG inside, 32 bits), the PNG. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
