import { at, times } from '../geometry';
import { g, path, rect, ring } from '../svg';
import {
  areas,
  board,
  DIM,
  INK,
  LINE,
  lines,
  panorama,
  RED,
  said,
  WARM,
  WHITE,
  words,
} from './tool-board';

/** The screen that asks: where it comes from, as a pin on a street, and two answers. */
const question = () =>
  lines(INK, rect(40, 20, 164, 290), rect(50, 42, 144, 236), 'M102 31h40') +
  lines(INK, ring([122, 294], 7), rect(64, 178, 116, 36)) +
  areas(RED, rect(64, 224, 116, 40)) +
  lines(LINE, 'M50 112l60-18 84 30M86 42l24 52-20 62', 'M50 156h144') +
  lines(INK, 'M122 122l-14-22a17 17 0 1 1 28 0z', ring([122, 91], 5)) +
  words(INK, said('Sou eu', 122, 202, { at: 'middle' })) +
  words(WHITE, said('Não fui eu', 122, 250, { at: 'middle', bold: true }));

/** A telephone that asks, and what its answer sets off, by the second: it stops who has the password. */
const refusal = () => {
  const x = (second: number) => 520 + second * 16.7;
  const [tried, asked, room] = [96, 202, 308];
  const [denied, end] = [x(29), x(48)];
  const big = { size: 20 };
  return (
    g({ transform: 'translate(76 -2)scale(1.1)' }, question()) +
    lines(LINE, ...[tried, asked, room].map((y) => `M${x(0)} ${y}H1440`)) +
    path(`M${x(1)} ${asked}H${denied}`, { stroke: INK, strokeWidth: 10 }) +
    lines(INK, `M${x(1)} ${tried}V${asked - 6}`, `M${x(1) - 6} ${asked - 14}l6 8 6-8`) +
    path(`M${x(0)} ${tried}H${denied - 12}`, { stroke: INK, strokeDasharray: '8 5' }) +
    areas(INK, ring([x(0), tried], 6)) +
    lines(INK, `M${end} ${asked}V${room - 6}`, `M${end - 6} ${room - 14}l6 8 6-8`) +
    areas(INK, ring([end, room], 6)) +
    path(`M${denied} ${asked}V${tried + 16}M${denied - 10} ${tried - 10}l20 20m0-20l-20 20`, {
      stroke: RED,
      strokeWidth: 4,
    }) +
    areas(RED, rect(denied - 8, asked - 8, 16, 16)) +
    words(
      INK,
      ...(
        [
          ['Quem tentou', tried],
          ['Celular de Farias', asked],
          ['Fila do SOC', room],
        ] as const
      ).map(([name, y]) => said(name, 338, y + 7, big)),
      said('senha correta', x(0), tried - 17, big),
      said('pergunta', x(1) + 16, asked - 23, big),
      said('28 s na tela', x(1), asked + 34, big),
      said('recusado', denied + 24, tried - 17, big),
      said('acesso suspenso', end - 20, room - 23, { ...big, at: 'end' }),
    ) +
    words(
      DIM,
      said('11:07:12', x(0), tried - 42, big),
      said('11:07:13', x(1) + 16, asked - 50, big),
      said('11:07:41', denied + 20, asked - 54, big),
      said('11:08:00', end - 20, room - 50, { ...big, at: 'end' }),
    ) +
    words(RED, said('“Não fui eu”', denied + 20, asked - 22, { size: 28, bold: true }))
  );
};

/** The same for a telephone: from above. */
const refusalInShort = () => {
  const small = { size: 14.5 };
  const rows = [16, 74, 132, 190] as const;
  return (
    g({ transform: 'translate(-190 -10)scale(.76)' }, question()) +
    lines(INK, `M-12 ${rows[0]}V${rows[3]}`) +
    areas(INK, ...[rows[0], rows[1], rows[3]].map((y) => ring([-12, y], 4))) +
    areas(RED, rect(-17, rows[2] - 5, 10, 10)) +
    words(
      DIM,
      ...['11:07:12', '11:07:13', '11:07:41', '11:08:00'].map((time, i) =>
        said(time, 4, at(rows, i) + 5, small),
      ),
    ) +
    words(
      INK,
      said('senha correta', 4, rows[0] + 25, small),
      said('pergunta ao celular', 4, rows[1] + 25, small),
      said('acesso suspenso', 4, rows[3] + 25, small),
    ) +
    words(RED, said('“Não fui eu”', 4, rows[2] + 25, { size: 17, bold: true }))
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

/** A door with two fastenings: the bolt is drawn, and the latch across door and frame stays. */
const latch = () =>
  board(
    WARM,
    330,
    lines(LINE, ...[78, 108, 138, 168].map((x) => `M${x} 34V306`)),
    lines(INK, 'M34 306V20H212V306', 'M48 306V34H198V306', 'M16 306H484'),
    // A lock, its bolt drawn back from the frame.
    areas(WARM, rect(126, 96, 66, 44)),
    lines(INK, rect(126, 96, 66, 44), ring([148, 114], 5), 'M148 119v10'),
    areas(INK, rect(172, 110, 20, 16)),
    path(rect(198, 110, 50, 16), { stroke: INK, strokeDasharray: '5 4' }),
    areas(RED, rect(126, 198, 122, 24)),
    areas(WARM, ring([148, 210], 5)),
    lines(INK, 'M256 118h20', 'M256 210h20'),
    words(DIM, said('11:07:12', 288, 112), said('11:07:41', 288, 204), said('11:08:00', 288, 272)),
    words(
      INK,
      said('a senha abre', 288, 136, { bold: true }),
      said('acesso suspenso', 288, 295, { bold: true }),
    ),
    words(RED, said('“Não fui eu” tranca', 288, 228, { bold: true })),
  );

/** One way through the wall, to one application and until an hour; the others are not there to be seen. */
const passage = () => {
  const [wall, shown] = [214, 165];
  const unseen = [
    [22, 'arquivos'],
    [86, 'ERP'],
    [208, 'banco de dados'],
    [272, 'câmeras'],
  ] as const;
  return board(
    WARM,
    330,
    areas(INK, rect(wall, 0, 12, shown - 26), rect(wall, shown + 26, 12, 139)),
    path(unseen.map(([y]) => rect(312, y, 164, 36)).join(''), {
      stroke: LINE,
      strokeDasharray: '3 6',
    }),
    path(`M40 ${shown}H300`, { stroke: INK, strokeWidth: 4 }),
    lines(INK, `M292 ${shown - 8}l10 8-10 8`),
    areas(INK, ring([40, shown], 9), rect(312, shown - 24, 164, 48)),
    areas(RED, rect(wall + 3, shown - 26, 6, 52)),
    words(DIM, ...unseen.map(([y, name]) => said(name, 394, y + 24, { at: 'middle' }))),
    words(WHITE, said('painel predial', 394, shown + 6, { at: 'middle', bold: true })),
    words(
      INK,
      said('técnico', 24, shown - 42, { bold: true }),
      said('do elevador', 24, shown - 20, { bold: true }),
    ),
    words(DIM, said('entra às 10:03', 24, shown + 38)),
    words(RED, said('fecha às 11:15', 24, shown + 64, { bold: true })),
  );
};

/** A key that is lent, the session filmed while it is out, and the other key that it comes back as. */
const loan = () => {
  const key = (x: number, teeth: string) =>
    `${ring([x, 70], 26)}${ring([x, 70], 11)}M${x + 26} 64h92v12${teeth}H${x + 26}`;
  const frame = (i: number) => rect(29 + i * 15.86, 176, 12, 44);
  return board(
    WARM,
    300,
    lines(INK, key(52, 'v16h-10v-16h-10v10h-12v-10')),
    lines(RED, key(358, 'v8h-14v-8h-8v18h-8v-18')),
    lines(INK, 'M204 70H306M298 63l9 7-9 7'),
    areas(INK, rect(24, 156, 452, 84)),
    areas(WARM, ...times(28, frame)),
    areas(
      WARM,
      ...times(28, (i) => rect(32 + i * 15.86, 163, 6, 6) + rect(32 + i * 15.86, 227, 6, 6)),
    ),
    lines(INK, 'M24 240V258M476 240V258'),
    words(
      INK,
      said('emprestada', 24, 128),
      said('28 minutos gravados', 250, 280, { at: 'middle', bold: true }),
    ),
    words(DIM, said('10:40', 24, 280), said('11:08', 476, 280, { at: 'end' })),
    words(RED, said('devolvida, já trocada', 476, 128, { at: 'end', bold: true })),
  );
};

export const accessTools = {
  'ferramentas/tramela-mfa.svg': latch,
  'ferramentas/palanca-ztna.svg': passage,
  'ferramentas/clavario-cofre.svg': loan,
  'topo-acesso-remoto.svg': () => panorama(refusal(), refusalInShort()),
  'ferramentas/vedra-endpoint.svg': steps,
  'ferramentas/vedra-edr.svg': tree,
};
