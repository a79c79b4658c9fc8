import { at, times } from '../geometry';
import { appears, draws, pressed, shows } from '../movement';
import { g, path, rect, ring } from '../svg';
import {
  areas,
  board,
  boardOf,
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
  lines(LINE, 'M50 112l60-18 84 30M86 42l24 52-20 62', 'M50 156h144') +
  lines(INK, 'M122 122l-14-22a17 17 0 1 1 28 0z', ring([122, 91], 5)) +
  words(INK, said('Sou eu', 122, 202, { at: 'middle' })) +
  g(
    pressed(0.7),
    areas(RED, rect(64, 224, 116, 40)) +
      words(WHITE, said('Não fui eu', 122, 250, { at: 'middle', bold: true })),
  );

/** A telephone that asks, and what its answer sets off, by the second: it stops who has the password. */
const refusal = () => {
  const x = (second: number) => 520 + second * 16.7;
  const [tried, asked, room] = [96, 202, 308];
  const [denied, end] = [x(29), x(48)];
  const big = { size: 20 };
  return (
    g({ transform: 'translate(76 -2)scale(1.1)' }, question()) +
    lines(LINE, ...[tried, asked, room].map((y) => `M${x(0)} ${y}H1440`)) +
    path(`M${x(1)} ${asked}H${denied}`, { stroke: INK, strokeWidth: 10, ...draws(0.1, 0.8) }) +
    lines(INK, `M${x(1)} ${tried}V${asked - 6}`, `M${x(1) - 6} ${asked - 14}l6 8 6-8`) +
    path(`M${x(0)} ${tried}H${denied - 12}`, { stroke: INK, strokeDasharray: '8 5' }) +
    // Until it is refused, it goes on.
    path(`M${denied - 12} ${tried}H1440`, {
      stroke: INK,
      strokeDasharray: '8 5',
      ...shows(0, 1.2),
    }) +
    areas(INK, ring([x(0), tried], 6)) +
    g(
      appears(2),
      lines(INK, `M${end} ${asked}V${room - 6}`, `M${end - 6} ${room - 14}l6 8 6-8`) +
        areas(INK, ring([end, room], 6)),
    ) +
    path(`M${denied} ${asked}V${tried + 16}M${denied - 10} ${tried - 10}l20 20m0-20l-20 20`, {
      stroke: RED,
      strokeWidth: 4,
      ...draws(1, 0.5),
    }) +
    g(appears(0.9), areas(RED, rect(denied - 8, asked - 8, 16, 16))) +
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
      g(appears(1.4), said('recusado', denied + 24, tried - 17, big)),
      g(appears(2.2), said('acesso suspenso', end - 20, room - 23, { ...big, at: 'end' })),
    ) +
    words(
      DIM,
      said('11:07:12', x(0), tried - 42, big),
      said('11:07:13', x(1) + 16, asked - 50, big),
      g(appears(0.9), said('11:07:41', denied + 20, asked - 54, big)),
      g(appears(2), said('11:08:00', end - 20, room - 50, { ...big, at: 'end' })),
    ) +
    g(
      appears(0.9),
      words(RED, said('“Não fui eu”', denied + 20, asked - 22, { size: 28, bold: true })),
    )
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
    g(appears(1), areas(RED, rect(-17, rows[2] - 5, 10, 10))) +
    words(
      DIM,
      ...['11:07:12', '11:07:13', '11:07:41', '11:08:00'].map((time, i) =>
        g(i < 2 ? {} : appears(i - 1), said(time, 4, at(rows, i) + 5, small)),
      ),
    ) +
    words(
      INK,
      said('senha correta', 4, rows[0] + 25, small),
      said('pergunta ao celular', 4, rows[1] + 25, small),
      g(appears(2.2), said('acesso suspenso', 4, rows[3] + 25, small)),
    ) +
    g(appears(1), words(RED, said('“Não fui eu”', 4, rows[2] + 25, { size: 17, bold: true })))
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

/** The three parts of one drawing, on one floor: a session goes through all of them. */
const [session, floor] = [130, 316];
const part = (...children: string[]) => boardOf(400)(WARM, 360, ...children);
/** Hours stand below the floor. */
const hour = (time: string, x: number, at?: 'middle' | 'end') =>
  lines(INK, `M${x} ${floor}v8`) + words(DIM, said(time, x, 348, at && { at }));
const way = (...parts: string[]) => path(parts.join(''), { stroke: INK, strokeWidth: 4 });

/** A door: a key of metal goes through its lock, and the latch stays where only the password was right. */
const latch = () =>
  part(
    lines(LINE, ...[218, 246, 274].map((x) => `M${x} 34V${floor}`)),
    lines(INK, `M176 ${floor}V20H316V${floor}`, `M190 ${floor}V34H302V${floor}`),
    lines(INK, `M16 ${floor}H400`),
    way(`M24 ${session}H212`, `M280 ${session}H400`),
    areas(WARM, rect(212, session - 24, 68, 48)),
    lines(INK, rect(212, session - 24, 68, 48)),
    lines(INK, ring([246, session - 6], 6), `M246 ${session}v12`),
    areas(INK, ring([24, session], 9)),
    areas(RED, rect(160, 222, 172, 24)),
    areas(WARM, ring([246, 234], 5)),
    path('M24 234H128', { stroke: INK, strokeDasharray: '8 5' }),
    path('M130 225l18 18m0-18l-18 18', { stroke: RED, strokeWidth: 4 }),
    areas(WARM, ring([24, 234], 8)),
    lines(INK, ring([24, 234], 8)),
    words(INK, said('administrador', 16, 84, { bold: true }), said('Farias?', 16, 210)),
    words(DIM, said('chave física', 16, 108), said('às 11:07:41', 16, 296)),
    words(RED, said('“Não fui eu”', 16, 272, { bold: true })),
    hour('10:40:02', 246, 'middle'),
  );

/** One way through the wall, to one application; the others are not there to be seen. */
const passage = () => {
  const unseen = [
    [30, 'pedidos'],
    [190, 'painel predial'],
    [246, 'arquivos'],
  ] as const;
  return part(
    areas(INK, rect(80, 0, 12, session - 28), rect(80, session + 28, 12, floor - session - 28)),
    path(unseen.map(([y]) => rect(190, y, 180, 36)).join(''), {
      stroke: LINE,
      strokeDasharray: '3 6',
    }),
    lines(INK, `M0 ${floor}H400`),
    way(`M0 ${session}H178`, `M370 ${session}H400`, `M170 ${session - 8}l10 8-10 8`),
    areas(INK, rect(190, session - 24, 180, 48)),
    words(DIM, ...unseen.map(([y, name]) => said(name, 280, y + 24, { at: 'middle' }))),
    words(WHITE, said('banco de dados', 280, session + 6, { at: 'middle', bold: true })),
    hour('10:40:03', 86, 'middle'),
  );
};

/** A key that is lent, the session filmed while it is out, and the other key that it comes back as. */
const loan = () => {
  const key = (x: number, teeth: string) =>
    `${ring([x, session], 26)}${ring([x, session], 11)}M${x + 26} ${session - 6}h76v12${teeth}H${x + 26}`;
  const frame = (i: number) => rect(28 + i * 12.43, 204, 9, 40);
  const hole = (i: number, y: number) => rect(30 + i * 12.43, y, 5, 5);
  return part(
    way(`M0 ${session}H24`),
    lines(INK, key(50, 'v16h-10v-16h-10v10h-12v-10'), key(274, 'v8h-14v-8h-8v18h-8v-18')),
    lines(INK, `M176 ${session}h56m-8-7l9 7-9 7`),
    areas(INK, rect(24, 186, 352, 76)),
    areas(WARM, ...times(28, frame)),
    areas(WARM, ...times(28, (i) => hole(i, 193) + hole(i, 250))),
    lines(INK, `M0 ${floor}H376`, `M24 262V${floor}M376 262V${floor}`),
    words(
      INK,
      said('emprestada', 24, 84, { bold: true }),
      said('devolvida,', 376, 60, { at: 'end', bold: true }),
      said('já trocada', 376, 84, { at: 'end', bold: true }),
    ),
    words(DIM, said('28 minutos gravados', 200, 296, { at: 'middle' })),
    hour('10:40:05', 24),
    hour('11:08:00', 376, 'end'),
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
