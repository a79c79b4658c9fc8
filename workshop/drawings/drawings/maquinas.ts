import { times } from '../geometry';
import { path, rect, ring } from '../svg';
import {
  areas,
  board,
  DIM,
  FILL,
  hatch,
  INK,
  LINE,
  lines,
  RED,
  said,
  WARM,
  WHITE,
  words,
} from '../tools/tool-board';
import { numberAt } from '../tools/tool-marks';

const bold = { bold: true } as const;

/** A screen: a list that is up to date, a console that no list knows, and a warning about to be closed. */
const screen = () =>
  areas(WHITE, rect(16, 20, 468, 286)) +
  lines(INK, rect(16, 20, 468, 286), 'M16 284H484') +
  areas(INK, rect(28, 291, 8, 8), rect(44, 291, 8, 8), rect(60, 291, 8, 8)) +
  // The list of signatures.
  areas(WARM, rect(38, 46, 226, 130)) +
  lines(INK, rect(38, 46, 226, 130), 'M38 78H264') +
  words(INK, said('Assinaturas', 50, 69, bold)) +
  words(DIM, said('em dia, 09:00', 50, 106)) +
  // The console.
  areas(INK, rect(214, 112, 248, 92)) +
  words(WHITE, said('powershell', 228, 138, bold)) +
  words(FILL, said('baixa e abre a.bin', 228, 166), said('grava no início', 228, 190)) +
  words(INK, said('fatura.docm', 50, 136), said('passou', 50, 160, bold)) +
  // The warning, and the pointer on its button.
  areas(WHITE, rect(254, 222, 222, 76)) +
  path(rect(254, 222, 222, 76), { stroke: RED, strokeWidth: 2.5 }) +
  words(RED, said('Ameaça na memória', 268, 248, bold)) +
  lines(INK, rect(268, 260, 84, 28)) +
  words(INK, said('Fechar', 310, 280, { at: 'middle' })) +
  path('M338 276l0 24 6-6 5 11 5-2-5-11 8-1z', { fill: INK, stroke: WHITE });

/** A rack: three machines with an agent, and between them one without. */
const rack = () =>
  lines(INK, rect(28, 366, 116, 124)) +
  times(4, (i) => {
    const y = 376 + i * 27;
    const bare = i === 2;
    return (
      path(rect(38, y, 96, 21), {
        stroke: INK,
        fill: bare ? WHITE : FILL,
        ...(bare && { strokeDasharray: '5 4' }),
      }) + (bare ? '' : areas(INK, ring([124, y + 10.5], 3)))
    );
  }).join('') +
  words(INK, said('srv-erp', 86, 520, { at: 'middle', bold: true })) +
  words(DIM, said('sem agente', 86, 544, { at: 'middle' }));

/** A notebook whose cable ends before the wall of the office. */
const notebook = () =>
  areas(WHITE, rect(196, 384, 116, 78)) +
  lines(INK, rect(196, 384, 116, 78), 'M184 490l12-28h116l12 28z', 'M236 478h36') +
  path('M196 424H172M172 412v24', { stroke: LINE, strokeDasharray: '4 4' }) +
  lines(INK, ring([254, 418], 16), 'M254 408v11l8 5') +
  words(INK, said('nb-ven-027', 254, 520, { at: 'middle', bold: true })) +
  words(DIM, said('19 dias fora', 254, 544, { at: 'middle' }));

/** Three consoles, each of which knows a part of the 612 machines. */
const consoles = () => {
  const long = 118;
  return (
    [402, 233, 118]
      .map((known, i) => {
        const y = 376 + i * 40;
        const part = (long * known) / 612;
        return (
          areas(INK, rect(364, y, part, 28)) +
          lines(LINE, hatch(364 + part, y, long - part, 28)) +
          lines(INK, rect(364, y, long, 28)) +
          (part > 40
            ? words(WHITE, said(String(known), 372, y + 20, { bold: true, size: 16 }))
            : areas(WARM, rect(366 + part, y + 2, 40, 24)) +
              words(INK, said(String(known), 372 + part, y + 20, { bold: true, size: 16 })))
        );
      })
      .join('') +
    words(INK, said('3 consoles', 423, 520, { at: 'middle', bold: true })) +
    words(DIM, said('de 612 máquinas', 423, 544, { at: 'middle' }))
  );
};

/** Six machines and screens, each with what an antivirus does not see of it. */
export const maquinas = () =>
  board(
    WARM,
    566,
    screen(),
    lines(INK, 'M210 306v22m80-22v22M176 328h148'),
    rack(),
    notebook(),
    consoles(),
    numberAt(1, 264, 46),
    numberAt(2, 462, 112),
    numberAt(3, 312, 384),
    numberAt(4, 144, 366),
    numberAt(5, 476, 222, true),
    numberAt(6, 482, 376),
  );
