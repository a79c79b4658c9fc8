import type { Zone } from '../../../types/config.gen.ts';

/** In the pixels of the drawing: heights of lines, room between boxes, letters that fit in one. */
export interface Sizes {
  width: number;
  box: number;
  name: number;
  item: number;
  letters: number;
  rest: number;
  lane: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  columnHeight: number;
  texts: { y: number; text: string; name?: boolean }[];
}

const PAD = 14;

/** A box for each zone, stacked on its side; its contents are drawn only if there is space. */
export function boxesOf(zones: Zone[], sizes: Sizes) {
  const boxes = new Map<string, Box>();
  const heights = { left: 0, right: 0 };
  for (const zone of zones) {
    const texts = textsOf(zone, sizes);
    const height = (texts.at(-1)?.y ?? 0) + PAD + 2;
    boxes.set(zone.id, {
      x: zone.side === 'left' ? 0 : sizes.width - sizes.box,
      y: heights[zone.side] === 0 ? 0 : heights[zone.side] + sizes.rest,
      width: sizes.box,
      height,
      columnHeight: 0,
      texts,
    });
    heights[zone.side] += (heights[zone.side] === 0 ? 0 : sizes.rest) + height;
  }
  for (const { id, side } of zones) {
    const box = boxes.get(id);
    if (box) box.columnHeight = heights[side];
  }
  return { boxes, height: Math.max(heights.left, heights.right) };
}

function textsOf({ name, items = [] }: Zone, { name: line, item, letters }: Sizes) {
  const names = wrap(name, letters).map((text, index) => ({
    text,
    name: true,
    y: PAD + line * (index + 0.75),
  }));
  const below = PAD + line * names.length;
  const rest = item === 0 ? [] : items;
  return [...names, ...rest.map((text, index) => ({ text, y: below + item * (index + 0.85) }))];
}

/** Wraps a name into lines of at most `letters` letters; longer words have their own line. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
