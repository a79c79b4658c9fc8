import { basename, extname, join } from 'node:path';
import { keyOf } from '../../node/hash-of.ts';
import type { FittedPicture, PictureSize } from '../../ui/data/types.ts';
import {
  cropPixels,
  positionOf,
  type Size,
  sizesFor,
  variantAddress,
  variantWidths,
} from '../compile/picture-geometry.ts';
import type { PictureUse } from '../compile/resources.ts';
import { cannotOpen, type Raster, readPicture } from './picture-size.ts';

/** Sorted by size: browsers take the first format that they support. */
const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const;
type Format = keyof typeof FORMATS;

/** A file of these formats up to this size, in bytes: another would save a visitor less than half a second. */
const COMPACT_FORMATS = /\.(webp|avif)$/;
const COMPACT_BYTES = 50_000;

interface Variant {
  file: string;
  /** The crop in pixels of the picture; undefined for the whole. */
  part: ReturnType<typeof cropPixels> | undefined;
  width: number;
  format: Format;
}

/** By address: the pictures that pages compiled by this process may ask for. */
const variants = new Map<string, Variant>();

/** The size of a file of `public/` as it is used, and the addresses of its variants; a drawing has none. */
export async function fittedSize(
  publicDir: string,
  src: string,
  use: PictureUse,
): Promise<PictureSize> {
  const { size, raster } = await readPicture(publicDir, src);
  if (use.display === 0) return size;
  const crop = raster && use.crop;
  const part = crop && cropPixels(crop, size);
  const position = use.focus && positionOf(use.focus, crop);
  const isCompact = raster && COMPACT_FORMATS.test(src) && raster.bytes <= COMPACT_BYTES && !part;
  const sources =
    raster && !isCompact ? addVariants(join(publicDir, src), { raster, size, part, use }) : [];
  if (sources.length === 0 && !position) return size;
  const fallback = part && sources.at(-1)?.srcSet.split(/[ ,]+/).at(-2);
  const fitted: FittedPicture = {
    ...((fallback || position) && { src: fallback ?? src }),
    sources,
    ...(position && { position }),
  };
  return { ...size, ...(part && { width: part.width, height: part.height }), fitted };
}

interface Given extends Pick<Variant, 'part'> {
  raster: Raster;
  size: Size;
  use: PictureUse;
}

function addVariants(file: string, { raster, size, part, use }: Given): FittedPicture['sources'] {
  const name = basename(file, extname(file));
  const widths = variantWidths(use.display, part ?? size);
  if (widths.length === 0) return [];
  return (Object.keys(FORMATS) as Format[]).map((format) => {
    const addresses = widths.map((width) => {
      const sum = keyOf(raster.sum, part ?? '', width, format, FORMATS[format]).slice(0, 10);
      const address = variantAddress(`${name}-${width}-${sum}.${format}`);
      variants.set(address, { file, part, width, format });
      return `${address} ${width}w`;
    });
    return { type: `image/${format}`, srcSet: addresses.join(', '), sizes: sizesFor(use.display) };
  });
}

/** The bytes of a variant; undefined for an address that no compiled page has named. */
export async function makeVariant(address: string): Promise<Buffer | undefined> {
  const variant = variants.get(address);
  if (!variant) return undefined;
  const { file, part, width, format } = variant;
  const { default: sharp } = await import('sharp');
  const upright = sharp(file, { autoOrient: true });
  const shown = part ? upright.extract(part) : upright;
  return shown
    .resize({ width })
    .toFormat(format, FORMATS[format])
    .toBuffer()
    .catch((error: Error) => cannotOpen(file, error));
}

/** The addresses of a picture's variants. */
export const variantAddresses = ({ fitted }: PictureSize): string[] =>
  fitted?.sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => candidate.slice(0, candidate.indexOf(' '))),
  ) ?? [];
