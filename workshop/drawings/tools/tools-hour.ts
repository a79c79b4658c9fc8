/** Farolis Infra: what a server, a link and the records say of the same hour. */
import { times } from '../geometry';
import { num, path, poly } from '../svg';
import {
  areas,
  board,
  DIM,
  edgeBoard,
  FILL,
  INK,
  LINE,
  lines,
  RED,
  said,
  WHITE,
  words,
} from './tool-board';

/** Where the parts of the drawing stand, in its units. */
interface Layout {
  /** The left edge of the time axis, and its width: an hour. */
  left: number;
  width: number;
  /** The top of each of the three rows. */
  tops: [cpu: number, link: number, records: number];
  /** The height of a row, which stands for 100 %. */
  rowHeight: number;
  /** The baseline of the times of day, and the minutes between two of them. */
  timesBaseline: number;
  minutesApart: number;
  /** The start of a row's name: x, and its distance below the row's top. */
  name: [x: number, below: number];
  fontSize: number;
  /** How many pairs of minutes follow after 11:00, to the edge of the window. */
  goesOn?: number;
}

/**
 * Three measures of the hour from 10:00 to 11:00, one below the other: the load of a server, the traffic of a link, and the
 * lines in the records of a third machine. The red line marks the record that explains the peaks of the other two.
 */
const threeMeasures = ({
  left,
  width,
  tops,
  rowHeight,
  timesBaseline,
  minutesApart,
  name,
  fontSize,
  goesOn = 0,
}: Layout) => {
  const [cpu, link, records] = tops;
  const x = (minute: number) => left + (minute * width) / 60;
  const yOf = (row: number, share: number) => row + rowHeight * (1 - share / 100);
  /** The row of the CPU begins at 40 %, as the load is never below. */
  const yOfLoad = (share: number) => yOf(cpu, ((share - 40) * 100) / 60);
  /** The load of the CPU in percent, every two minutes. */
  const load = [
    ...[52, 54, 51, 55, 53, 52, 54, 53, 55, 54, 53, 56, 54, 55, 58, 78, 91, 90, 91, 89, 90, 88],
    ...[86, 70, 58, 55, 54, 53, 54, 52, 53, ...[54, 52, 55, 53].slice(0, goesOn)],
  ];
  /** The traffic in percent of what the link carries, every two minutes: the usual, and what the copy adds. */
  const usual = (i: number) => 58 + ((i * 7) % 5);
  const copied = (i: number) => (i >= 14 && i <= 23 ? 22 : 0);
  const points = load.map((_, i) => i);
  const top = points.map((i) => [x(i * 2), yOf(link, usual(i))] as const);
  const copy = points.filter(copied);
  const band = [
    ...copy.map((i) => [x(i * 2), yOf(link, usual(i) + copied(i))] as const),
    ...copy.toReversed().map((i) => [x(i * 2), yOf(link, usual(i))] as const),
  ];
  const [copyBegins, end, edge] = [x(28.07), x(60), x(60 + 2 * goesOn)];
  const base = yOf(link, 0);
  const text = { size: fontSize };
  const rowNames = [
    ['srv-erp-02', 'CPU', cpu],
    ['Link da matriz', '410 Mb/s no pico', link],
    ['Registros', 'servidor de cópias', records],
  ] as const;
  return (
    path(`M${left} ${num(yOfLoad(85))}H${edge}`, { stroke: LINE, strokeDasharray: '8 5' }) +
    path(`M${left} ${num(yOf(link, 100))}H${edge}`, { stroke: LINE, strokeDasharray: '8 5' }) +
    areas(FILL, `${poly(top)}V${num(base)}H${left}z`) +
    areas(INK, `${poly(band)}z`) +
    path(poly(load.map((v, i) => [x(i * 2), yOfLoad(v)] as const)), {
      stroke: INK,
      strokeWidth: 3,
    }) +
    path(
      times(
        60 + 2 * goesOn,
        (i) => `M${num(x(i + 0.5))} ${records}v${14 + ((i * 5) % 4) * 4}`,
      ).join(''),
      {
        stroke: LINE,
      },
    ) +
    lines(INK, `M${left} ${timesBaseline - fontSize - 14}H${edge}`) +
    lines(
      INK,
      ...times(
        60 / minutesApart + 1,
        (i) => `M${num(x(i * minutesApart))} ${timesBaseline - fontSize - 14}v7`,
      ),
    ) +
    path(`M${num(copyBegins)} ${cpu}V${records + 36}`, { stroke: RED, strokeWidth: 2.5 }) +
    words(
      INK,
      ...rowNames.map(([title, , y]) => said(title, name[0], y + name[1], { ...text, bold: true })),
    ) +
    words(
      DIM,
      ...(name[0] < left
        ? rowNames.map(([, detail, y]) => said(detail, name[0], y + name[1] + fontSize * 1.3, text))
        : []),
      said('500 Mb/s', end, yOf(link, 100) - 8, { ...text, at: 'end' }),
      said('limite 85%', end, yOfLoad(85) - 8, { ...text, at: 'end' }),
      ...times(60 / minutesApart + 1, (i) => {
        const minute = i * minutesApart;
        const at = minute === 0 ? undefined : minute === 60 ? 'end' : 'middle';
        const time = minute === 60 ? '11:00' : `10:${String(minute).padStart(2, '0')}`;
        return said(time, x(minute), timesBaseline, { ...text, ...(at && { at }) });
      }),
    )
  );
};

/** For the width of a window: the measures go on to its right edge. */
const hourWide = () => {
  const layout: Layout = {
    left: 250,
    width: 950,
    tops: [34, 176, 336],
    rowHeight: 110,
    timesBaseline: 426,
    minutesApart: 10,
    name: [0, 20],
    fontSize: 20,
    goesOn: 4,
  };
  return edgeBoard(
    WHITE,
    440,
    threeMeasures(layout),
    words(
      INK,
      said('91%; fila no banco às 10:30:30', 744, 22, { size: 20, bold: true }),
      said('cópia, 27%', 992, 212, { size: 20, bold: true }),
    ),
    words(RED, said('10:28:04, cópia começa fora da janela', 706, 322, { size: 22, bold: true })),
  );
};

/** For a phone: the name of each row stands above it. */
const hour = () =>
  board(
    WHITE,
    486,
    threeMeasures({
      left: 24,
      width: 452,
      tops: [50, 216, 366],
      rowHeight: 96,
      timesBaseline: 470,
      minutesApart: 30,
      name: [24, -16],
      fontSize: 18,
    }),
    words(
      INK,
      said('cópia, 27%', 376, 249, { bold: true }),
      said('fila no banco', 476, 34, { at: 'end', bold: true }),
    ),
    words(
      RED,
      said('10:28:04, cópia', 246, 334, { bold: true }),
      said('fora da janela', 246, 355, { bold: true }),
    ),
  );

export const hourTools = {
  'ferramentas/farolis-infra.svg': hour,
  'ferramentas/farolis-infra-largo.svg': hourWide,
};
