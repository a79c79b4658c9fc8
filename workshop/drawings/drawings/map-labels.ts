import type { Pt } from '../geometry';
import { GRAPHITE } from '../palette';
import { el, g, path, ring } from '../svg';
import { said } from '../tools/tool-labels';

interface Label {
  text: string;
  /** The middle of its baseline. */
  at: Pt;
  /** Degrees. */
  turn?: number;
  /** Of the ground around its letters. */
  halo?: string;
}

/** In units of a letter's shape, of which the drawing's are a seventh. */
const HALO_WIDTH = 36;
const GROUND = '#FBFAF8';

/** A name on the map, its letters on a seam of the ground. `shapesIn` has to draw their shapes. */
export function label({ text, at: [x, y], turn = 0, halo = GROUND }: Label): string {
  const id = text.replaceAll(/\W/g, '');
  const letters = el('defs', {}, g({ id }, said(text, x, y, { bold: true, at: 'middle' })));
  return g(
    { transform: `rotate(${turn} ${x} ${y})` },
    letters,
    el('use', { href: `#${id}`, fill: halo, stroke: halo, strokeWidth: HALO_WIDTH }),
    el('use', { href: `#${id}`, fill: GRAPHITE }),
  );
}

/** Where north is: a needle of which the half that points there is filled. */
export function north([x, y]: Pt): string {
  return (
    path(ring([x, y], 26), { fill: GROUND, stroke: '#8C96A0', strokeWidth: 1.4 }) +
    path(`M${x} ${y - 16}l6 16h-12z`, { fill: GRAPHITE }) +
    path(`M${x - 6} ${y}h12l-6 16z`, { stroke: GRAPHITE, strokeWidth: 1.4 }) +
    label({ text: 'N', at: [x, y - 32] })
  );
}
