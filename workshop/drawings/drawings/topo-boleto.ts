import { seeded } from '../geometry';
import { appears, draws, MOVED } from '../movement';
import { INK, RED, STEEL } from '../palette';
import { g, liveDocument, path, rect } from '../svg';
import { WARM, WHITE } from '../tools/tool-board';
import { said, shapesIn } from '../tools/tool-labels';

const [WIDTH, HEIGHT] = [520, 424];
/** The sheet, and the envelope that it comes out of. */
const [LEFT, TOP, SHEET] = [56, 8, 408];
const [ENVELOPE, FLAP] = [216, 96];
const EDGE = { stroke: INK, strokeWidth: 2, strokeLinejoin: 'miter' };
const HAIR = { stroke: STEEL[1], strokeWidth: 1.3, strokeLinecap: 'butt' };

/** Bars of different widths, as a bank prints them. */
function bars(x: number, y: number, width: number, height: number): string {
  const random = seeded(47);
  const drawn = [];
  for (let at = x; at < x + width - 6; at += 3 + random() * 5) {
    const bar = 1.5 + random() * 3.5;
    drawn.push(rect(at, y, bar, height));
    at += bar;
  }
  return drawn.join('');
}

/** A bill comes out of its envelope; the account that is not the supplier's is marked. */
export function topoBoleto(): string {
  const inset = LEFT + 24;
  const right = LEFT + SHEET - 24;
  const words =
    g(
      { fill: INK },
      said('Boleto atualizado', inset, TOP + 40, { bold: true, size: 22 }),
      said('Metalúrgica Serrana', inset, TOP + 90),
      said('vence hoje', right, TOP + 40, { at: 'end' }),
    ) +
    g(
      { fill: RED, ...appears(1.8) },
      said('conta nova', right - 12, TOP + 144, { at: 'end', bold: true }),
    ) +
    g({ fill: INK }, said('Ag. 0191  C/C 48.700-3', inset + 8, TOP + 144));
  return liveDocument(
    WIDTH,
    HEIGHT,
    { frames: 'from{transform:translateY(80px)}', play: '.9s ease-out .2s backwards' },
    shapesIn(words),
    path(`M12 ${ENVELOPE}L260 ${ENVELOPE - FLAP - 66}L508 ${ENVELOPE}`, {
      ...EDGE,
      stroke: STEEL[2],
      strokeWidth: 1.5,
    }),
    g(
      MOVED,
      path(rect(LEFT, TOP, SHEET, 330), { ...EDGE, fill: WHITE }),
      path(`M${inset} ${TOP + 58}H${right}M${inset} ${TOP + 104}H${right}`, HAIR),
      path(rect(inset - 4, TOP + 116, right - inset + 8, 44), {
        stroke: RED,
        strokeWidth: 3,
        strokeLinejoin: 'miter',
        ...draws(1.2, 0.7),
      }),
      path(bars(inset, TOP + 182, right - inset, 64), { fill: INK }),
      words,
    ),
    path(`M12 ${ENVELOPE}L260 ${ENVELOPE + FLAP}L508 ${ENVELOPE}V${HEIGHT - 4}H12z`, {
      ...EDGE,
      fill: WARM,
    }),
    path(
      `M12 ${HEIGHT - 4}L206 ${ENVELOPE + FLAP - 21}M508 ${HEIGHT - 4}L314 ${ENVELOPE + FLAP - 21}`,
      { ...EDGE, strokeWidth: 1.5 },
    ),
  );
}
