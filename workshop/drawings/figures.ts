import type { Pt } from './geometry';
import { GRAPHITE, INK, PEN } from './palette';
import { type Attrs, arc, path, ring } from './svg';

type Look = { pen?: Attrs; fill?: string };

/** People are told by a head and shoulders and nothing more; k is the radius of the head. */
export const busts = (heads: readonly Pt[], k: number, { pen = PEN.work, fill = INK }: Look = {}) =>
  path(heads.map(([x, y]) => `${arc([x, y + 3.7 * k], 2.3 * k, 180, 360, 2.3 * k)}z`).join(''), {
    ...pen,
    fill,
  }) + path(heads.map((h) => ring(h, k)).join(''), { ...pen, fill: GRAPHITE });
