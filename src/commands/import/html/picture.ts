import { attribute, type Element, tidy } from './dom.ts';
import { resolved } from './head.ts';

/** Names of the attributes in which scripts that load pictures late keep the address. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-large-file', 'src'];

const IMAGE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** In pixels: what is smaller keeps cells of tables open, or counts visitors. */
const SPACER = 3;

/** The address of a picture, or of its larger copy that it leads to; undefined for one that shows nothing. */
export function pictureAddress(
  image: Element,
  base: string,
  to: string | undefined,
): string | undefined {
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseInt(attribute(image, name) ?? '100', 10),
  );
  if ((width ?? 100) <= SPACER || (height ?? 100) <= SPACER) return undefined;
  if (to !== undefined && URL.canParse(to) && IMAGE.test(new URL(to).pathname)) return to;
  const written = SOURCES.map((name) => attribute(image, name)).find(Boolean);
  return resolved(
    largestOf(attribute(image, 'srcset') ?? attribute(image, 'data-srcset')) ?? written,
    base,
  );
}

/** The widest of a `srcset`. */
function largestOf(srcset: string | undefined): string | undefined {
  const candidates = (srcset ?? '').split(/,\s+/).flatMap((candidate) => {
    const [address, size = '1x'] = candidate.trim().split(/\s+/);
    const width = Number.parseFloat(size);
    return address && !Number.isNaN(width) ? [{ address, width }] : [];
  });
  return candidates.reduce<(typeof candidates)[number] | undefined>(
    (largest, next) => (largest && largest.width >= next.width ? largest : next),
    undefined,
  )?.address;
}

const FILE_NAME =
  /^\S+\.(jpe?g|png|gif|webp|bmp|tiff?)$|^(img|dsc|dscn|image|foto|photo)[ _-]?\d+$/i;

/** The words for who does not see it; undefined where nobody wrote any. */
export function pictureAlt(image: Element): string | undefined {
  const alt = attribute(image, 'alt');
  const words = tidy(alt ?? '');
  if (words && !FILE_NAME.test(words)) return words;
  const title = tidy(attribute(image, 'title') ?? '');
  if (title && !FILE_NAME.test(title)) return title;
  return alt !== undefined && words === '' ? '' : undefined;
}
