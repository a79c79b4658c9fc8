import { times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, STEEL } from '../palette';
import { document, g, path, rect, ring } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

/** Letters on a line, and how far one is from the next. */
const [LETTERS, WIDE, HIGH] = [16, 27, 37];
const [LEFT, TOP, GAP] = [58, 66, 22];

/** What leaves, and what stands in its way. */
const DEPARTURES = [
  ['GUICHÊ 12', 'REDE DO TERMINAL'],
  ['SITE DE VENDAS', 'VENDA OU ATAQUE?'],
  ['GARAGEM 3', 'SISTEMA DE 2007'],
  ['INCORPORADA 2', 'REDE PRÓPRIA'],
] as const;
const MAIN = 1;
const top = (departure: number, line: number) =>
  TOP + departure * (2 * (HIGH + 3) + GAP) + line * (HIGH + 3);

/** A line of flaps: one for each letter, and blank ones after the last. */
const flaps = (text: string, y: number, colour: string) =>
  path(times(LETTERS, (i) => rect(LEFT + i * WIDE, y, WIDE - 3, HIGH)).join(''), {
    fill: GRAPHITE,
  }) +
  g(
    { fill: colour },
    ...[...text].map((letter, i) =>
      letter === ' '
        ? ''
        : said(letter, LEFT + i * WIDE + (WIDE - 3) / 2, y + 27, {
            at: 'middle',
            size: 23,
            bold: true,
          }),
    ),
  ) +
  path(`M${LEFT} ${y + HIGH / 2}h${LETTERS * WIDE - 3}`, { stroke: INK, strokeWidth: 1.2 });

const mark = (departure: number) => {
  const [y, main] = [top(departure, 1) - 1, departure === MAIN];
  return (
    path(ring([32, y], 14), main ? { fill: ALERT } : { stroke: STEEL[1], strokeWidth: 1.8 }) +
    g(
      { fill: main ? INK : PAPER },
      said(String(departure + 1), 32, y + 5.5, { at: 'middle', bold: true, size: 16 }),
    )
  );
};

/** A board of departures, of flaps, on the eve of a holiday. */
export function partidas(): string {
  const drawing =
    g({ fill: PAPER }, said('PARTIDAS', LEFT, 42, { bold: true, size: 22 })) +
    g({ fill: STEEL[1] }, said('30 ABR 18:25', 487, 42, { size: 20, at: 'end' })) +
    DEPARTURES.map(
      ([what, how], i) =>
        flaps(what, top(i, 0), PAPER) +
        flaps(how, top(i, 1), i === MAIN ? ALERT : STEEL[1]) +
        mark(i),
    ).join('');
  const height = top(DEPARTURES.length, 0) + 6;
  return document(
    500 + 12,
    height,
    shapesIn(drawing),
    path(rect(0, 0, 512, height), { fill: INK }),
    g({ strokeLinecap: 'butt' }, drawing),
  );
}
