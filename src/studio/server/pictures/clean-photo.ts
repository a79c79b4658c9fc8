import sharp, { type Metadata } from 'sharp';
import { formatBytes } from '../../../app/dev/format-bytes.ts';
import { TALLEST } from '../../../content/compile/picture-geometry.ts';
import { CannotEdit } from '../../../content/edit/file-change.ts';

const MAX_WIDTH = 2400;
const MAX_PIXELS = 100_000_000;

/** The accepted formats, as sharp names them. */
const NAMES: Record<string, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  heif: 'AVIF',
};
/** For drawings and screenshots, PNG may be smaller and sharper than WebP. */
const LOSSLESS = new Set(['png', 'gif']);

export interface Cleaned {
  data: Buffer;
  ending: 'webp' | 'png' | 'svg';
  /** In words, for the person. */
  done: string[];
}

/** Turns a picture upright, limits its width, and removes the camera's metadata. */
export async function cleanPhoto(bytes: Buffer): Promise<Cleaned> {
  const before = await readMetadata(bytes);
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
  const image = upright.resize({
    width: MAX_WIDTH,
    height: TALLEST,
    fit: 'inside',
    withoutEnlargement: true,
  });
  try {
    const webp = await image.clone().webp({ quality: 82, effort: 5 }).toBuffer();
    const png = LOSSLESS.has(before.format)
      ? await image.clone().png({ compressionLevel: 9, palette: false }).toBuffer()
      : undefined;
    const ending = png && png.length <= webp.length ? 'png' : 'webp';
    const data = ending === 'png' && png ? png : webp;
    return { data, ending, done: await describe(before, bytes.length, data, ending) };
  } catch {
    throw new CannotEdit('A imagem não pôde ser lida até o fim: o arquivo pode estar incompleto.');
  }
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  // sharp throws at once for an empty file, and rejects for one that it cannot read.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const metadata = await read().catch(() => undefined);
  if (!metadata || !NAMES[metadata.format])
    throw new CannotEdit(
      'O arquivo não é uma imagem que o site aceite: envie PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    );
  if (metadata.format === 'heif' && metadata.compression !== 'av1')
    throw new CannotEdit(
      'A foto está em HEIC, o formato do iPhone, que os navegadores não mostram. Exporte-a como JPEG (no Mac, em Pré-Visualização: Arquivo › Exportar) e envie o novo arquivo. Para que as próximas já sejam JPEG, no iPhone: Ajustes › Câmera › Formatos › Mais Compatível.',
    );
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new CannotEdit(
      `A imagem tem ${size(metadata.width)} × ${size(metadata.height)} pixels; o limite são 100 milhões ao todo.`,
    );
  return metadata;
}

async function describe(
  before: Metadata,
  bytes: number,
  data: Buffer,
  ending: string,
): Promise<string[]> {
  const after = await sharp(data).metadata();
  const width = before.autoOrient.width;
  const format = { png: 'PNG', webp: 'WebP' }[ending];
  const from = NAMES[before.format];
  return [
    ...(after.width < width
      ? [`reduzida de ${size(width)} para ${size(after.width)} pixels de largura`]
      : []),
    ...(from === format ? [] : [`convertida de ${from} para ${format}`]),
    ...((before.pages ?? 1) > 1 ? ['sem animação: só o primeiro quadro'] : []),
    ...(before.exif || before.xmp || before.iptc
      ? ['sem os dados que a câmera gravou, como data e local']
      : []),
    ...(data.length < bytes ? [`de ${formatBytes(bytes)} para ${formatBytes(data.length)}`] : []),
  ];
}

const size = (pixels: number) => pixels.toLocaleString('pt-BR');
