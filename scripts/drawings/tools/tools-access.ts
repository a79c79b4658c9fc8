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
  const y = (i: number) => 52 + i * 46;
  const passed = [0, 1, 2, 4];
  return board(
    WARM,
    280,
    lines(INK, 'M306 20v240M322 20v240'),
    areas(WARM, ...passed.map((i) => rect(304, y(i) - 12, 20, 24))),
    lines(INK, ...passed.map((i) => `M306 ${y(i) - 12}h16M306 ${y(i) + 12}h16`)),
    lines(INK, ...passed.map((i) => `M218 ${y(i)}H376${tip(376, y(i))}`)),
    lines(RED, `M218 ${y(3)}H300M294 ${y(3) - 7}l12 14m0-14l-12 14`),
    words(DIM, ...asked.map(([time], i) => said(time, 24, y(i) + 5))),
    words(INK, ...asked.map(([, who], i) => said(who, 80, y(i) + 5, { bold: i === 3 }))),
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
    [3, 44, 'mede a consulta'],
    [9, 68, 'cria o índice'],
    [16, 92, 'confere o plano'],
    [26, 92, 'sai'],
  ] as const;
  const key = (left: number) => `${ring([left, 228], 10)}M${left + 10} 228h34v10m-12-10v8`;
  return board(
    WARM,
    280,
    areas(INK, rect(24, 108, 452, 72)),
    areas(WARM, ...times(28, (i) => rect(x(i) + 3, 113, 8, 6) + rect(x(i) + 3, 169, 8, 6))),
    areas(DIM, ...times(14, (i) => rect(x(i * 2) + 1, 126, 28, 36))),
    lines(WARM, ...typed.map(([minute]) => `M${x(minute)} 126v36`)),
    lines(INK, ...typed.map(([minute, y]) => `M${x(minute)} 108V${y - 8}`)),
    words(INK, ...typed.map(([minute, y, text]) => said(text, x(minute) + 6, y))),
    lines(INK, key(36)),
    lines(RED, key(380)),
    words(DIM, said('10:40', 24, 262), said('11:08', 476, 204, { at: 'end' })),
    words(
      INK,
      said('28 min gravados', 250, 204, { at: 'middle', bold: true }),
      said('emprestada, sem ser exibida', 78, 262),
    ),
    words(RED, said('senha trocada', 476, 262, { at: 'end', bold: true })),
  );
};

/** Who opened what: the last two were ended, and the file fetched never ran. */
const tree = () => {
  const box = (x: number, y: number, w: number) => rect(x, y, w, 40);
  return board(
    WARM,
    330,
    lines(INK, box(24, 24, 130), 'M49 64v54h25M99 138v54h25M149 212v29h43'),
    lines(RED, box(74, 98, 150), box(124, 172, 160)),
    path(`M149 241v55h43${rect(192, 276, 92, 40)}`, { stroke: LINE, strokeDasharray: '8 5' }),
    areas(INK, ring([192, 241], 4)),
    words(
      INK,
      said('outlook.exe', 89, 50, { at: 'middle' }),
      said('winword.exe', 149, 124, { at: 'middle' }),
      said('powershell.exe', 204, 198, { at: 'middle' }),
      said('lê a memória de senhas', 206, 247),
      said('a.bin', 238, 302, { at: 'middle' }),
    ),
    words(
      DIM,
      said('salva fatura_maio.docm', 170, 50),
      said('baixado, nunca', 300, 293),
      said('chegou a rodar', 300, 313),
    ),
    lines(RED, 'M232 118h76v74h-16'),
    words(RED, said('encerrados', 320, 150, { bold: true }), said('às 09:14:09', 320, 172)),
  );
};

export const accessTools = {
  'ferramentas/palanca-ztna.svg': requests,
  'ferramentas/tramela-mfa.svg': phone,
  'ferramentas/clavario-cofre.svg': film,
  'ferramentas/vedra-edr.svg': tree,
};
