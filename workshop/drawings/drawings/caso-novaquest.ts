import { starFort } from '../fort';
import { ngon, type Pt, polar, times } from '../geometry';
import { DRAWN, MOVED, turn } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import {
  arc,
  circle,
  comb,
  dots,
  g,
  liveSheet,
  path,
  rect,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const VAULT: Pt = [480, 440];

/** A fluted column with its base and capital. */
const column = (x: number) =>
  path(`M${x - 24} 260H${x + 24}L${x + 27} 584H${x - 27}z`, { ...PEN.work, fill: GRAPHITE }) +
  path(times(5, (i) => `M${x - 16 + i * 8} 266L${x - 18 + i * 9} 578`).join(''), PEN.fine) +
  path(rect(x - 34, 584, 68, 16) + rect(x - 32, 246, 64, 14) + rect(x - 38, 234, 76, 12), {
    ...PEN.work,
    fill: INK,
  }) +
  path(ring([x - 26, 253], 6) + ring([x + 26, 253], 6), PEN.line);

/** The bank: columns before, the vault within, and the watch on its door. */
export function casoNovaquest(): string {
  const bolts = ngon(VAULT, 124, 24);
  const spokes = times(
    6,
    (i) => [polar(VAULT, 16, i * 60 - 90), polar(VAULT, 74, i * 60 - 90)] as const,
  );
  const bars = times(8, (i) => {
    const d = i * 45 + 22.5;
    const side = (r: number, w: number) => polar(polar(VAULT, r, d), w, d + 90);
    return shape([side(140, -9), side(140, 9), side(172, 9), side(172, -9)]);
  });
  const door = starFort(VAULT, 98, 6);
  const gable: Pt[] = [
    [92, 176],
    [480, 42],
    [868, 176],
  ];
  return liveSheet(
    turn(VAULT),
    path([220, 262, 304].map((r) => arc(VAULT, r, 182, 358)).join(''), {
      ...PEN.hair,
      strokeDasharray: '.1 7',
    }),
    path(shape(gable), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path('M150 164L480 60L810 164z', PEN.line),
    comb('M196 152L480 62.5L764 152', 12, 9, PEN.hair),
    path(ring([480, 122], 30) + shape(starFort([480, 122], 22, 5).trace), PEN.work),
    path('M240 154H420M540 154H720', PEN.fine),
    path(rect(84, 176, 792, 18) + rect(100, 194, 760, 40), { ...PEN.wall, fill: INK }),
    comb('M108 214H852', 22, 38, { ...PEN.line, strokeWidth: 2 }),
    comb('M108 214H852', 22, 38, { ...PEN.hair, strokeWidth: 8 }),
    ...[146, 240, 720, 814].map(column),
    path('M84 600H876V618H84zM62 618H898V638H62zM40 638H920V660H40zM18 660H942V684H18z', {
      ...PEN.work,
      fill: GRAPHITE,
    }),
    comb('M92 609H868M72 628H888M50 649H910M28 672H932', 10, 12, PEN.hair),
    path('M300 600V246H660V600', PEN.line),
    path(times(8, (i) => `M300 ${286 + i * 40}H660`).join(''), PEN.ghost),
    circle(VAULT, 158, { ...PEN.wall, fill: INK }),
    path(bars.join(''), { ...PEN.work, fill: GRAPHITE }),
    circle(VAULT, 140, { ...PEN.wall, fill: GRAPHITE }),
    tickRing(VAULT, 134, 8, 120, PEN.fine),
    path(ring(VAULT, 112), PEN.line),
    path(dots(bolts), { stroke: PAPER, strokeWidth: 7 }),
    g(
      MOVED,
      path(shape(door.trace), { ...PEN.work, fill: INK }),
      path(ring(VAULT, 74), PEN.fine),
      path(segments(spokes), { ...PEN.wall, strokeWidth: 5 }),
      path(dots(ngon(VAULT, 78, 6)), { stroke: PAPER, strokeWidth: 14 }),
    ),
    circle(VAULT, 24, { ...PEN.wall, fill: INK }),
    path(arc(VAULT, 158, -84, 0), { ...PEN.watch, strokeWidth: 6 }),
    path(arc(VAULT, 184, -70, -14), PEN.alert),
    circle(VAULT, 9, { fill: ALERT }),
  );
}
