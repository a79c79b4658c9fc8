import { numbered } from '../files';
import { times } from '../geometry';
import { path, rect, ring } from '../svg';
import {
  areas,
  boardOf,
  DIM,
  FILL,
  hatch,
  INK,
  LINE,
  lines,
  RED,
  said,
  WHITE,
  words,
} from '../tools/tool-board';

const bold = { bold: true } as const;
const board = boardOf(400);
/** For the card of a challenge, as high as its neighbours. */
const scene = (...children: string[]) => board('none', 190, ...children);

/** A list that is up to date, and the file that went past it. */
const signatures = () =>
  scene(
    areas(WHITE, rect(24, 20, 190, 150)),
    lines(INK, rect(24, 20, 190, 150), 'M24 52H214'),
    words(INK, said('Assinaturas', 38, 43, bold)),
    areas(FILL, ...times(4, (i) => rect(38, 68 + i * 18, 120 - ((i * 31) % 48), 7))),
    words(DIM, said('em dia, 09:00', 38, 158)),
    lines(INK, 'M214 96H300m-9-7l9 7-9 7'),
    areas(WHITE, 'M312 58h46l18 18v58h-64z'),
    lines(INK, 'M312 58h46l18 18v58h-64zM358 58v18h18'),
    words(INK, said('.docm', 344, 112, { at: 'middle', bold: true })),
    words(DIM, said('passou', 344, 158, { at: 'middle' })),
  );

/** A console that came with the system. */
const shell = () =>
  scene(
    areas(INK, rect(24, 20, 352, 150)),
    path('M24 52H376', { stroke: DIM }),
    words(WHITE, said('powershell', 40, 43, bold)),
    words(
      FILL,
      said('> baixa e abre a.bin', 40, 84),
      said('> grava no início', 40, 112),
      said('> apaga o rastro', 40, 140),
    ),
    areas(FILL, rect(40, 152, 12, 4)),
  );

/** A notebook whose cable ends before the wall of the office. */
const notebook = () =>
  scene(
    areas(INK, rect(40, 20, 8, 150)),
    path('M48 96H92', { stroke: INK }),
    path('M92 84v24M128 84v24M128 96H176', { stroke: LINE, strokeDasharray: '4 4' }),
    areas(WHITE, rect(190, 30, 150, 94)),
    lines(INK, rect(190, 30, 150, 94), 'M174 156l16-32h150l16 32z', 'M240 142h50'),
    words(INK, said('19 dias', 265, 76, { at: 'middle', bold: true, size: 22 })),
    words(DIM, said('fora da rede', 265, 102, { at: 'middle' })),
  );

/** A rack: three machines with an agent, and between them one without. */
const rack = () =>
  scene(
    lines(INK, rect(40, 16, 180, 158)),
    times(4, (i) => {
      const y = 28 + i * 36;
      const bare = i === 2;
      return (
        path(rect(54, y, 152, 26), {
          stroke: INK,
          fill: bare ? WHITE : FILL,
          ...(bare && { strokeDasharray: '5 4' }),
        }) + (bare ? '' : areas(INK, ring([192, y + 13], 4)))
      );
    }).join(''),
    lines(INK, 'M206 113H244'),
    words(INK, said('srv-erp', 254, 110, bold)),
    words(DIM, said('sem agente', 254, 134)),
  );

/** A warning, and the pointer on its button: the one thing in red. */
const warning = () =>
  scene(
    areas(WHITE, rect(64, 28, 272, 134)),
    path(rect(64, 28, 272, 134), { stroke: RED, strokeWidth: 2.5 }),
    words(RED, said('Ameaça na memória', 84, 66, { bold: true, size: 20 })),
    words(DIM, said('winword.exe', 84, 92)),
    lines(INK, rect(84, 112, 104, 34)),
    words(INK, said('Fechar', 136, 135, { at: 'middle' })),
    path('M174 130l0 30 8-8 6 14 7-3-6-14 11-1z', { fill: INK, stroke: WHITE }),
  );

/** Three consoles, each of which knows a part of the 612 machines. */
const consoles = () => {
  const [left, long] = [40, 320];
  return scene(
    ...[402, 233, 118].map((known, i) => {
      const y = 20 + i * 44;
      const part = (long * known) / 612;
      return (
        areas(INK, rect(left, y, part, 32)) +
        lines(LINE, hatch(left + part, y, long - part, 32)) +
        lines(INK, rect(left, y, long, 32)) +
        words(WHITE, said(String(known), left + 12, y + 22, bold))
      );
    }),
    words(DIM, said('de 612 máquinas', left, 174)),
  );
};

/** What an antivirus does not see, a scene for each. */
export const maquinas = numbered('maquinas', [
  signatures,
  shell,
  notebook,
  rack,
  warning,
  consoles,
]);
