/** Cardume Isca: what people did with the message of a phishing test. */
import { times } from '../geometry';
import { num, path, rect } from '../svg';
import {
  areas,
  board,
  DIM,
  INK,
  LINE,
  lines,
  RED,
  said,
  WHITE,
  wideBoard,
  words,
} from './tool-board';

/** A hundred lines for 840 messages lead from an envelope to what people did with them. */
const answers = () => {
  const ends = [
    [55, 44, INK, 1.2],
    [39, 158, LINE, 1],
    [6, 244, RED, 1.5],
  ] as const;
  return board(
    WHITE,
    290,
    ...ends.map(([percent, top, stroke, strokeWidth]) =>
      path(
        times(
          percent,
          (i) => `M92 145C190 145 190 ${num(top + i * 1.8)} 300 ${num(top + i * 1.8)}`,
        ).join(''),
        { stroke, strokeWidth },
      ),
    ),
    areas(WHITE, rect(24, 122, 68, 46)),
    lines(INK, rect(24, 122, 68, 46), 'M24 122l34 26 34-26'),
    words(
      INK,
      said('840', 58, 196, { at: 'middle', bold: true }),
      said('55% avisaram', 316, 90, { bold: true, size: 20 }),
    ),
    words(
      DIM,
      said('462 pessoas', 316, 114),
      said('39% apagaram', 316, 192),
      said('ou ignoraram', 316, 213),
    ),
    words(RED, said('6% clicaram', 316, 250, { bold: true }), said('50 pessoas', 316, 272)),
    words(DIM, said('primeiro aviso', 24, 40), said('aos 7 minutos', 24, 61)),
  );
};

/** For the full width of the column. */
const answersWide = () => {
  const step = 3.1;
  const ends = [
    [55, 10, INK, 1.5],
    [39, 204, LINE, 1.5],
    [6, 350, RED, 2],
  ] as const;
  const big = { size: 28, bold: true };
  const small = { size: 20 };
  return wideBoard(
    WHITE,
    388,
    ...ends.map(([percent, top, stroke, strokeWidth]) =>
      path(
        times(percent, (i) => {
          const y = num(top + i * step);
          return `M150 190C440 190 440 ${y} 752 ${y}`;
        }).join(''),
        { stroke, strokeWidth },
      ),
    ),
    areas(WHITE, rect(32, 144, 130, 92)),
    lines(INK, rect(32, 144, 130, 92), 'M32 144l65 52 65-52'),
    words(INK, said('840 mensagens', 32, 290, { ...big, size: 24 })),
    words(DIM, said('Simulação de 22 de setembro', 32, 320, small)),
    words(INK, said('55% avisaram', 784, 84, big)),
    words(
      DIM,
      said('462 pessoas, a primeira aos 7 minutos', 784, 116, small),
      said('328 pessoas', 784, 288, small),
      said('50 pessoas', 972, 366, small),
    ),
    words(DIM, said('39% apagaram ou ignoraram', 784, 258, big)),
    words(RED, said('6% clicaram', 784, 366, big)),
  );
};

export const phishingTools = {
  'ferramentas/cardume-isca.svg': answers,
  'ferramentas/cardume-isca-largo.svg': answersWide,
};
