import { times } from '../geometry';
import { path, rect, ring } from '../svg';
import {
  areas,
  board,
  DIM,
  INK,
  LINE,
  lines,
  RED,
  said,
  tip,
  WARM,
  WHITE,
  words,
} from './tool-board';

/** Who asked for what, and the wall between them. */
const requests = () => {
  const asked = [
    ['08:02', 'vendedora', 'vendas'],
    ['10:03', 'técnico', 'predial'],
    ['10:40', 'administrador', 'banco'],
    ['11:07', 'm.farias', 'todas'],
    ['11:31', 'diretora', 'correio'],
  ] as const;
  const y = (i: number) => 57 + i * 54;
  const passed = [0, 1, 2, 4];
  return board(
    WARM,
    330,
    lines(INK, 'M306 20v290M322 20v290'),
    areas(WARM, ...passed.map((i) => rect(304, y(i) - 12, 20, 24))),
    lines(INK, ...passed.map((i) => `M306 ${y(i) - 12}h16M306 ${y(i) + 12}h16`)),
    lines(INK, ...passed.map((i) => `M222 ${y(i)}H376${tip(376, y(i))}`)),
    lines(RED, `M222 ${y(3)}H300M294 ${y(3) - 7}l12 14m0-14l-12 14`),
    words(DIM, ...asked.map(([time], i) => said(time, 24, y(i) + 5))),
    words(INK, ...asked.map(([, who], i) => said(who, 82, y(i) + 5, { bold: i === 3 }))),
    words(INK, ...passed.map((i) => said(asked[i]?.[2] ?? '', 394, y(i) + 5))),
    words(RED, said('recusado', 340, y(3) + 5, { bold: true })),
  );
};

/** The telephone in the hand of the one who did not ask. */
const phone = () =>
  board(
    WARM,
    330,
    lines(INK, rect(40, 20, 164, 290), rect(50, 42, 144, 236), 'M102 31h40'),
    lines(INK, ring([122, 294], 7), rect(64, 178, 116, 36)),
    areas(RED, rect(64, 224, 116, 40)),
    // A question about where it comes from, put as a pin on a street.
    lines(LINE, 'M50 112l60-18 84 30M86 42l24 52-20 62', 'M50 156h144'),
    lines(INK, 'M122 122l-14-22a17 17 0 1 1 28 0z', ring([122, 91], 5)),
    words(INK, said('Sou eu', 122, 202, { at: 'middle' })),
    words(WHITE, said('Não fui eu', 122, 250, { at: 'middle', bold: true })),
    lines(INK, 'M242 52v226'),
    areas(INK, ...[52, 127, 203, 278].map((y) => ring([242, y], 5))),
    words(
      DIM,
      said('11:07:12', 262, 48),
      said('11:07:13', 262, 123),
      said('11:07:41', 262, 199),
      said('11:08:00', 262, 264),
    ),
    words(
      INK,
      said('senha correta', 262, 70),
      said('pergunta ao celular', 262, 145),
      said('negado por m.farias', 262, 221, { bold: true }),
      said('acesso de fora suspenso', 262, 286),
    ),
  );

/** Twenty-eight minutes as a film, with what was typed where it was typed. */
const film = () => {
  const x = (minute: number) => 36 + minute * 15.3;
  const typed = [
    [3, 42, 'mede a consulta'],
    [9, 74, 'cria o índice'],
    [16, 106, 'confere o plano'],
    [26, 106, 'sai'],
  ] as const;
  const key = (left: number) => `${ring([left, 268], 10)}M${left + 10} 268h34v10m-12-10v8`;
  return board(
    WARM,
    330,
    areas(INK, rect(24, 124, 452, 80)),
    areas(WARM, ...times(28, (i) => rect(x(i) + 3, 129, 8, 6) + rect(x(i) + 3, 193, 8, 6))),
    areas(DIM, ...times(14, (i) => rect(x(i * 2) + 1, 142, 28, 44))),
    lines(WARM, ...typed.map(([minute]) => `M${x(minute)} 142v44`)),
    lines(INK, ...typed.map(([minute, y]) => `M${x(minute)} 124V${y - 8}`)),
    words(INK, ...typed.map(([minute, y, text]) => said(text, x(minute) + 6, y))),
    lines(INK, key(36)),
    lines(RED, key(380)),
    words(DIM, said('10:40', 24, 306), said('11:08', 476, 230, { at: 'end' })),
    words(
      INK,
      said('28 min gravados', 250, 230, { at: 'middle', bold: true }),
      said('emprestada, sem exibir', 84, 306),
    ),
    words(RED, said('senha trocada', 476, 306, { at: 'end', bold: true })),
  );
};

/** What a program did, as steps that add up; the last is above what is borne, and it is ended. */
const steps = () => {
  const limit = 112;
  const done = [
    [204, 232, 'comando escondido'],
    [330, 190, 'baixa a.bin'],
    [352, 148, 'grava chave de início'],
    [374, 72, 'lê a memória de senhas'],
  ] as const;
  const seconds = [
    [204, '09:14:07'],
    [330, '09:14:08'],
    [448, '09:14:09'],
  ] as const;
  return board(
    WARM,
    330,
    path(`M24 ${limit}H476`, { stroke: LINE, strokeDasharray: '8 5' }),
    lines(INK, 'M24 270H476', ...seconds.map(([x]) => `M${x} 270v7`)),
    path(`M96 270H204${done.map(([x, y]) => `H${x}V${y}`).join('')}H448`, {
      stroke: INK,
      strokeWidth: 4,
    }),
    path('M448 72V266M439 254l9 12 9-12', { stroke: RED, strokeWidth: 4 }),
    words(
      INK,
      ...done.map(([x, y, what], i) => said(what, x - 12, y + 6, { at: 'end', bold: i > 2 })),
    ),
    words(
      DIM,
      said('limite', 24, limit - 10),
      ...seconds.map(([x, time]) => said(time, x, 298, { at: 'middle' })),
    ),
    words(
      RED,
      said('encerra', 436, 196, { at: 'end', bold: true }),
      said('o Word e', 436, 220, { at: 'end' }),
      said('o console', 436, 244, { at: 'end' }),
    ),
  );
};

/** Who opened what: the last two were ended, and the file fetched never ran. */
const tree = () => {
  const box = (x: number, y: number, w: number) => rect(x, y, w, 40);
  return board(
    WARM,
    330,
    lines(INK, box(24, 16, 134), 'M49 56v42h25M99 118v42h25M149 180v60h43m-43-30h43'),
    lines(RED, box(74, 78, 150), box(124, 140, 160)),
    path(`M149 240v54h43${rect(192, 274, 92, 40)}`, { stroke: LINE, strokeDasharray: '8 5' }),
    areas(INK, ring([192, 210], 4), ring([192, 240], 4)),
    words(
      INK,
      said('outlook.exe', 91, 42, { at: 'middle' }),
      said('winword.exe', 149, 104, { at: 'middle' }),
      said('powershell.exe', 204, 166, { at: 'middle' }),
      said('lê a memória de senhas', 206, 216),
      said('grava chave de início', 206, 246),
      said('a.bin', 238, 300, { at: 'middle' }),
    ),
    words(
      DIM,
      said('clique às 09:14:02', 172, 42),
      said('apagado', 298, 289),
      said('sem ter rodado', 298, 311),
    ),
    lines(RED, 'M232 98h76v62h-16'),
    words(RED, said('encerrados', 320, 124, { bold: true }), said('às 09:14:09', 320, 147)),
  );
};

export const accessTools = {
  'ferramentas/palanca-ztna.svg': requests,
  'ferramentas/tramela-mfa.svg': phone,
  'ferramentas/clavario-cofre.svg': film,
  'ferramentas/vedra-endpoint.svg': steps,
  'ferramentas/vedra-edr.svg': tree,
};
