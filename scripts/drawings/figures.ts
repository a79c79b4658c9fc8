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

/** Someone standing: head, a coat narrowing to the feet. */
export const standing = (head: Pt, k: number, { pen = PEN.work, fill = INK }: Look = {}) => {
  const [x, y] = head;
  const p = (dx: number, dy: number) => `${(x + dx * k).toFixed(1)} ${(y + dy * k).toFixed(1)}`;
  return (
    path(
      `M${p(-2, 2.6)}Q${p(-1.9, 1.5)} ${p(0, 1.5)}T${p(2, 2.6)}L${p(1.95, 6.6)}L${p(1.45, 6.7)}L${p(1.15, 12)}L${p(0.2, 12)}L${p(0, 7.6)}L${p(-0.2, 12)}L${p(-1.15, 12)}L${p(-1.45, 6.7)}L${p(-1.95, 6.6)}z`,
      { ...pen, fill },
    ) +
    path(
      `M${p(1.45, 6.7)}L${p(1.35, 3.3)}M${p(-1.45, 6.7)}L${p(-1.35, 3.3)}M${p(-0.5, 1.6)}L${p(0, 3.6)}L${p(0.5, 1.6)}M${p(0, 3.6)}L${p(0, 7.6)}`,
      PEN.fine,
    ) +
    path(ring(head, k), { ...pen, fill: GRAPHITE })
  );
};
