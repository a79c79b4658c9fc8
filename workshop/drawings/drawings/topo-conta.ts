import type { Pt } from '../geometry';
import { appears, draws, stamps } from '../movement';
import { INK, RED } from '../palette';
import { circle, g, path, poly, shape } from '../svg';
import { DIM, FILL, LINE, panorama, said } from '../tools/tool-board';

/** What the client had saved and spent at the end of each month of 2023, January to October, in R$ thousand. */
const SAVED = [0, 35, 90, 170, 265, 380, 500, 640, 770, 905];
const SPENT = [180, 290, 360, 430, 490, 545, 595, 640, 680, 715];
const MONTHS = ['jan 23', 'fev', 'mar', '', 'mai', '', '', '', '', 'out 23'];
const EVEN = 7;
/** What was done: month, height of its words. */
const DONE = [
  [1, 'senhas no cofre', 66],
  [2, '3 contratos a menos', 108],
  [4, 'SOC ligado', 142],
] as const;

type Place = (month: number, thousands: number) => Pt;
const line = (place: Place, values: number[]) => values.map((v, i) => place(i, v));

/** The two lines, what is paid back under one of them, and the gain from where they meet. */
function curves(place: Place): string {
  const [saved, spent] = [line(place, SAVED), line(place, SPENT)];
  const [foot, last] = [place(0, 0), place(9, 0)];
  const even = place(EVEN, 640);
  return [
    path(shape([...saved, last, foot]), { fill: FILL, fillOpacity: 0.45, ...appears(0.8, 0.8) }),
    path(shape([...saved.slice(EVEN), ...spent.slice(EVEN).reverse()]), {
      fill: LINE,
      ...appears(1.9),
    }),
    path(`M${foot.join(' ')}H${last[0]}`, { stroke: LINE }),
    path(poly(spent), { stroke: DIM, strokeWidth: 2, strokeDasharray: '7 6' }),
    path(poly(saved), { stroke: INK, strokeWidth: 4, ...draws(0.3, 1.6) }),
    path(`M${even[0]} ${even[1]}V${foot[1]}`, { stroke: RED, strokeWidth: 2, ...draws(1.7, 0.3) }),
    path(`M${even[0] - 11} ${even[1] - 11}h22v22h-22z`, { fill: RED, ...stamps(1.5) }),
  ].join('');
}

const wide = () => {
  const place: Place = (month, thousands) => [120 + month * 133.3, 318 - thousands * 0.305];
  const strong = { bold: true, size: 20 };
  const [ex, ey] = place(EVEN, 640);
  return (
    curves(place) +
    g(
      { fill: INK },
      ...DONE.map(([month, what, y]) => {
        const [x, top] = place(month, SAVED[month] ?? 0);
        return (
          path(`M${x} ${top}V${y - 14}`, { stroke: INK }) +
          circle([x, top], 6, { fill: INK }) +
          said(what, month > 2 ? x - 12 : x + 12, y, { size: 18, ...(month > 2 && { at: 'end' }) })
        );
      }),
      g(
        appears(2.1),
        said('economizado: R$ 905 mil', place(9, 905)[0] - 16, 34, { ...strong, at: 'end' }),
      ),
    ) +
    g(
      { fill: DIM },
      said('investido: R$ 715 mil', 1320, 150, { size: 18, at: 'end' }),
      ...MONTHS.map((month, i) =>
        i === EVEN
          ? ''
          : said(month, place(i, 0)[0], 346, {
              size: 17,
              at: i > 8 ? 'end' : i < 1 ? undefined : 'middle',
            }),
      ),
    ) +
    g(
      { fill: RED, ...appears(1.7) },
      said('agosto: R$ 640 mil dos dois lados', ex - 24, ey - 8, { ...strong, at: 'end' }),
      said('ago', ex, 346, { size: 17, bold: true, at: 'middle' }),
    )
  );
};

const narrow = () => {
  const place: Place = (month, thousands) => [-160 + month * 35.5, 206 - thousands * 0.19];
  const small = { size: 14, bold: true };
  const [ex, ey] = place(EVEN, 640);
  return (
    curves(place) +
    g(
      { fill: INK, ...appears(2.1) },
      said('economizado: R$ 905 mil', 160, 18, { ...small, at: 'end' }),
    ) +
    g(
      { fill: DIM },
      said('investido', -150, 136, { size: 14 }),
      said('jan 23', -160, 228, { size: 14 }),
      said('out 23', 160, 228, { size: 14, at: 'end' }),
    ) +
    g(
      { fill: RED, ...appears(1.7) },
      said('agosto: R$ 640 mil', ex - 16, ey - 8, { ...small, at: 'end' }),
    )
  );
};

/** Saved and spent: where the lines meet, the project has paid for itself. */
export const topoConta = () => panorama(wide(), narrow());
