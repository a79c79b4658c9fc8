import { times } from '../geometry';
import { INK, RED } from '../palette';
import { circle, g, path, rect } from '../svg';
import { DIM, LINE, panorama, said, WHITE } from '../tools/tool-board';

/** Where a result was, each drawn 96 wide and 96 high above the line that it travels along. */
const PLACES = {
  analyser: `${rect(0, 30, 96, 66)}M0 52H96M14 30V14H82V30${times(5, (i) => rect(14 + i * 15, 62, 8, 22)).join('')}M24 22H52`,
  badge: `${rect(18, 8, 60, 88)}M40 8V0H56V8M30 62H66M30 74H66${rect(34, 24, 28, 26)}`,
  hospital: `${rect(0, 34, 96, 62)}M28 34V4H68V34M48 10V28M39 19H57M40 96V72H56V96${times(3, (i) => rect(10 + i * 32, 46, 12, 14)).join('')}`,
  desk: `${rect(0, 58, 96, 38)}M0 70H96M24 58V30H72V58M42 58V52M54 58V52`,
  watch: `${rect(0, 18, 96, 58)}M36 96H60M48 76V96M12 60l16-16 12 10 18-24 12 16H84`,
} as const;

interface Stop {
  place: keyof typeof PLACES;
  time: string;
  who: string;
  what: string;
  refused?: boolean;
}

const STOPS: Stop[] = [
  { place: 'analyser', time: '07:58', who: 'Analisador', what: 'envia o resultado' },
  { place: 'badge', time: '08:41', who: 'M. Teles', what: 'libera o laudo' },
  { place: 'hospital', time: '09:10', who: 'Hospital Leste', what: 'consulta o laudo' },
  { place: 'desk', time: '13:26', who: 'Recepção', what: 'recusada, sem vínculo', refused: true },
  { place: 'watch', time: '13:27', who: 'SOC', what: 'avisa a coordenação' },
];

const LINE_AT = 206;

/** One stop, from `x` on: what stands there, the mark upon the line, when, who and what. */
function stop({ place, time, who, what, refused }: Stop, x: number): string {
  const colour = refused ? RED : INK;
  return (
    g(
      { transform: `translate(${x} 48)scale(1.45)` },
      path(PLACES[place], { stroke: colour, strokeWidth: refused ? 1.5 : 1.1, fill: WHITE }),
    ) +
    (refused
      ? path(rect(x - 1, LINE_AT - 13, 26, 26), { fill: RED }) +
        path(`M${x + 6} ${LINE_AT - 6}l12 12m0-12l-12 12`, { stroke: WHITE, strokeWidth: 2.5 })
      : circle([x + 12, LINE_AT], 10, { fill: WHITE, stroke: INK, strokeWidth: 2 })) +
    g(
      { fill: colour },
      said(time, x, 264, { size: 36, bold: true }),
      said(who, x, 300, { size: 21 }),
    ) +
    g({ fill: refused ? RED : DIM }, said(what, x, 326, { size: 18 }))
  );
}

const wide = () => {
  const [first = 0, step] = [120, 252];
  const all = STOPS.map((one, i) => stop(one, first + i * step));
  return (
    path(`M-10 ${LINE_AT}H${first + 3 * step - 1}`, { stroke: INK, strokeWidth: 2 }) +
    path(`M${first + 3 * step + 25} ${LINE_AT}H1450`, {
      stroke: LINE,
      strokeWidth: 2,
      strokeDasharray: '3 7',
    }) +
    all.join('')
  );
};

/** One below the other. */
const narrow = () => {
  const row = ({ time, who, refused }: Stop, i: number) => {
    const y = 30 + i * 46;
    const colour = refused ? RED : INK;
    return (
      (refused
        ? path(rect(-160, y - 9, 18, 18), { fill: RED }) +
          path(`M-155 ${y - 4}l8 8m0-8l-8 8`, { stroke: WHITE, strokeWidth: 2 })
        : circle([-151, y], 7, { fill: WHITE, stroke: INK, strokeWidth: 2 })) +
      g(
        { fill: colour },
        said(time, -128, y + 8, { size: 22, bold: true }),
        said(who, -48, y + 7, { size: 17 }),
      )
    );
  };
  return (
    path('M-151 -10V159', { stroke: INK, strokeWidth: 2 }) +
    path('M-151 177V250', { stroke: LINE, strokeWidth: 2, strokeDasharray: '3 6' }) +
    STOPS.map(row).join('')
  );
};

/** The trail of one result: each who met it, when, and the one who was not let in. */
export const topoTrilha = () => panorama(wide(), narrow());
