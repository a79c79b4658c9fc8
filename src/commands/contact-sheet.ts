import sharp from 'sharp';

const WIDTH = 240;
const GAP = 16;
const IN_A_ROW = 8;
/** Very long pages are cropped: their lower part shows little and makes the sheet long. */
const TALLEST = 1800;

/** Pictures of pages, small and side by side in rows, as one PNG at `out`. */
export async function contactSheet(pictures: string[], out: string): Promise<void> {
  const small = await Promise.all(pictures.map(thumbnail));
  const rows = Array.from({ length: Math.ceil(small.length / IN_A_ROW) }, (_, row) =>
    small.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );
  let top = GAP;
  const placed = rows.flatMap((row) => {
    const here = row.map(({ data }, index) => ({
      input: data,
      top,
      left: GAP + index * (WIDTH + GAP),
    }));
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
    return here;
  });
  const width = GAP + Math.min(small.length, IN_A_ROW) * (WIDTH + GAP);
  const sheet = { width, height: top, channels: 3 as const, background: 'gray' };
  await sharp({ create: sheet }).composite(placed).png().toFile(out);
}

async function thumbnail(picture: string) {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const kept = Math.min(height, Math.floor((TALLEST * width) / WIDTH));
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: kept })
    .resize({ width: WIDTH })
    .png()
    .toBuffer({ resolveWithObject: true });
}
