import type { Pt } from '../geometry';
import { ALERT, INK, PAPER, STEEL } from '../palette';
import { circle, document, g, path, rect } from '../svg';
import { evenly, said, shapesIn } from '../tools/tool-labels';

const QUESTIONS = ['Quem', 'Com o quê', 'A quê', 'Quando', 'De onde'];
const WIDTH = 500;
const [LEFT, RIGHT] = [138, 494];
/** As tall as the list of pairs beside it on wide screens, nearly. */
const row = (index: number) => 96 + index * 98;
const LAST = row(QUESTIONS.length - 1);
/** Who asks for an entrance, and where each of them comes down. */
const [SELLER, DIRECTOR, FARIAS] = [180, 306, 432];

const BAR = { stroke: STEEL[2], strokeWidth: 1.5, strokeLinecap: 'butt' } as const;
const WAY = { stroke: PAPER, strokeWidth: 2.5, strokeLinecap: 'butt' } as const;

/** The number of a question; the first is the one that stopped somebody. */
const mark = (index: number) => {
  const number = said(String(index + 1), 16, row(index) + 5, {
    at: 'middle',
    bold: true,
    size: 15,
  });
  const main = index === 0;
  return (
    circle([16, row(index)], 13, main ? { fill: ALERT } : { stroke: STEEL[1], strokeWidth: 1.8 }) +
    g({ fill: main ? INK : PAPER }, number)
  );
};

/** A question that was answered: the bar is open there. */
const opened = (x: number) =>
  QUESTIONS.map((_, i) => path(rect(x - 16, row(i) - 4, 32, 8), { fill: INK })).join('');
const arrow = ([x, y]: Pt) => path(`M${x - 8} ${y - 9}L${x} ${y}L${x + 8} ${y - 9}`, WAY);

/** Three who came with the right password, through five questions: one is asked again, one goes no further. */
export function perguntas(): string {
  const words =
    g(
      { fill: STEEL[1] },
      ...QUESTIONS.map((question, i) => said(question, 38, row(i) + 6)),
      said('08:02', SELLER, 54, { at: 'middle' }),
      said('11:31', DIRECTOR, 54, { at: 'middle' }),
    ) +
    g(
      { fill: PAPER },
      said('Vendedora', SELLER, 30, { at: 'middle', bold: true }),
      said('Diretora', DIRECTOR, 30, { at: 'middle', bold: true }),
      said('pedidos', SELLER, LAST + 78, { at: 'middle', bold: true }),
      said('correio', DIRECTOR, LAST + 78, { at: 'middle', bold: true }),
      said('confirmou', DIRECTOR + 22, LAST - 14),
    ) +
    g(
      { fill: ALERT },
      said('Farias?', FARIAS, 30, { at: 'middle', bold: true }),
      said('11:07', FARIAS, 54, { at: 'middle' }),
      said('só a senha', FARIAS, row(0) + 40, { at: 'middle' }),
    );
  const marks = QUESTIONS.map((_, i) => mark(i)).join('');
  return document(
    WIDTH,
    LAST + 96,
    shapesIn(words + marks),
    evenly(WIDTH),
    ...QUESTIONS.map((_, i) => path(`M${LEFT} ${row(i)}H${RIGHT}`, BAR)),
    opened(SELLER),
    opened(DIRECTOR),
    ...[SELLER, DIRECTOR].map((x) => path(`M${x} 64V${LAST + 52}`, WAY) + arrow([x, LAST + 54])),
    circle([DIRECTOR, LAST], 11, { fill: INK, stroke: PAPER, strokeWidth: 2.5 }),
    path(`M${FARIAS} 64V${row(0) - 6}`, { ...WAY, stroke: ALERT }),
    path(rect(FARIAS - 34, row(0) - 6, 68, 12), { fill: ALERT }),
    words,
    marks,
  );
}
