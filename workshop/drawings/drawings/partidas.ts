import { numbered } from '../files';
import { times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, STEEL } from '../palette';
import { document, g, path, rect } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

/** Letters on a line, and how far one is from the next. */
const [LETTERS, WIDE, HIGH] = [16, 30, 40];
const [LEFT, WIDTH] = [18, 512];

/** What leaves, and what stands in its way. */
const DEPARTURES = [
  ['GUICHÊ 12', 'REDE DO TERMINAL'],
  ['SITE DE VENDAS', 'VENDA OU ATAQUE?'],
  ['GARAGEM 3', 'SISTEMA DE 2007'],
  ['INCORPORADA 2', 'REDE PRÓPRIA'],
] as const;
const MAIN = 1;

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
        : said(letter, LEFT + i * WIDE + (WIDE - 3) / 2, y + 29, {
            at: 'middle',
            size: 25,
            bold: true,
          }),
    ),
  ) +
  path(`M${LEFT} ${y + HIGH / 2}h${LETTERS * WIDE - 3}`, { stroke: INK, strokeWidth: 1.2 });

/** A departure of a board of flaps, on the eve of a holiday; the first has the name of the board above it. */
const departure = (index: number) => () => {
  const [what, how] = DEPARTURES[index] ?? ['', ''];
  const top = index === 0 ? 62 : 18;
  const drawing =
    (index === 0
      ? g({ fill: PAPER }, said('PARTIDAS', LEFT, 40, { bold: true, size: 22 })) +
        g({ fill: STEEL[1] }, said('30 ABR 18:25', 494, 40, { size: 20, at: 'end' }))
      : '') +
    flaps(what, top, PAPER) +
    flaps(how, top + HIGH + 3, index === MAIN ? ALERT : STEEL[1]);
  const height = top + 2 * HIGH + 3 + 18;
  return document(
    WIDTH,
    height,
    shapesIn(drawing),
    path(rect(0, 0, WIDTH, height), { fill: INK }),
    g({ strokeLinecap: 'butt' }, drawing),
  );
};

export const partidas = numbered(
  'partidas',
  DEPARTURES.map((_, i) => departure(i)),
);
