import { MOST } from '../../../supabase/functions/studio/protocol.ts';
import { TALLEST } from '../../content/compile/picture-geometry.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { msg, type Wording } from '../../words/message.ts';

/** As in the studio on a developer's computer. */
const MAX_WIDTH = 2400;
const QUALITY = 0.82;

export interface Prepared {
  bytes: Blob;
  ending: string;
  width: number;
  height: number;
  /** For the person. */
  done: Wording[];
}

/** Makes a file ready for the site: a photo smaller and without what a camera adds, a drawing without what runs. */
export async function preparePicture(file: File): Promise<Prepared> {
  const beginning = await file.slice(0, 1000).text();
  return /^\uFEFF?\s*</.test(beginning) ? prepareDrawing(file) : preparePhoto(file);
}

async function prepareDrawing(file: File): Promise<Prepared> {
  const { cleanSvgText, isSvgText, SVG_TOO_LARGE } = await import(
    '../shared/pictures/clean-svg.ts'
  );
  const text = await file.text();
  if (!isSvgText(text)) throw new CannotEdit(msg('studio/pictures:no-picture'));
  if (file.size > MOST.drawing) throw new CannotEdit(SVG_TOO_LARGE);
  const cleaned = cleanSvgText(text, window);
  const bytes = new Blob([cleaned.text], { type: 'image/svg+xml' });
  const image = new Image();
  const url = URL.createObjectURL(bytes);
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new CannotEdit(msg('studio/pictures:svg-not-drawn'));
  } finally {
    URL.revokeObjectURL(url);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { bytes, ending: 'svg', width, height, done: cleaned.done };
}

async function preparePhoto(file: File): Promise<Prepared> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    const isHeic = /\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type);
    throw new CannotEdit(msg(isHeic ? 'studio/pictures:heic' : 'studio/pictures:no-picture'));
  });
  const scale = Math.min(1, MAX_WIDTH / bitmap.width, TALLEST / bitmap.height);
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  // A browser that writes no WebP gives a PNG, which would be large for a photo.
  const made = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  const isLossless = /png|gif/.test(file.type);
  const bytes =
    made.type === 'image/webp' || isLossless
      ? made
      : await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  if (bytes.size > MOST.picture) throw new CannotEdit(msg('studio/remote:picture-too-large'));
  const reduced = { before: bitmap.width, after: width };
  bitmap.close();
  const ending = ENDINGS[bytes.type] ?? 'png';
  return {
    ...{ bytes, ending, width, height },
    done: scale < 1 ? [msg('studio/pictures:reduced', reduced)] : [],
  };
}

const ENDINGS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };
