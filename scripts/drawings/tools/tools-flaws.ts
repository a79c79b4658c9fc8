import { type Pt, polar, times } from '../geometry';
import { el, path, rect, ring, segments } from '../svg';
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
  WHITE,
  words,
} from './tool-board';

/** All 1.204 things that were examined, 43 in each of 28 rows, and the one to look at. */
const field = () => {
  const step = 7;
  const rows = times(28, (i) => `M24 ${28 + i * step}h${43 * step}`).join('');
  return board(
    WHITE,
    250,
    path(rows, { stroke: LINE, strokeWidth: 4, strokeDasharray: `4 ${step - 4}` }),
    areas(RED, rect(24 + 30 * step - 2, 26 + 8 * step - 2, 8, 8)),
    lines(RED, `M${24 + 30 * step + 6} ${28 + 8 * step}H346`),
    words(RED, said('vpn-01', 352, 90, { bold: true })),
    words(
      INK,
      said('execução', 352, 112),
      said('remota, com', 352, 132),
      said('prova', 352, 152),
      said('1.204 ativos', 352, 40, { bold: true }),
      said('369 achados', 352, 200, { bold: true }),
    ),
    words(DIM, said('47 a menos', 352, 222)),
  );
};

/** The order by mark, and the order by risk. */
const slopes = () => {
  const names = [
    ['srv-rel-03', '9,8', 2],
    ['catraca-04', '9,1', 3],
    ['vpn-01', '8,1', 0],
    ['clp-frio-02', '7,5', 1],
  ] as const;
  const y = (i: number) => 92 + i * 44;
  return board(
    WHITE,
    250,
    lines(LINE, ...[0, 1, 3].map((i) => `M172 ${y(i)}L328 ${y(names[i]?.[2] ?? 0)}`)),
    path(`M172 ${y(2)}L328 ${y(0)}`, { stroke: RED, strokeWidth: 4 }),
    areas(INK, ...names.flatMap(([, , to], i) => [ring([172, y(i)], 4), ring([328, y(to)], 4)])),
    words(DIM, said('Pela nota', 156, 46, { at: 'end' }), said('Pelo risco', 344, 46)),
    words(
      INK,
      ...names.map(([name, mark], i) =>
        said(`${name}  ${mark}`, 156, y(i) + 5, { at: 'end', bold: i === 2 }),
      ),
    ),
    words(
      INK,
      ...[0, 1, 3].map((i) =>
        said(
          `${i === 1 ? 40 : (names[i]?.[2] ?? 0) + 1}º  ${names[i]?.[0]}`,
          344,
          y(names[i]?.[2] ?? 0) + 5,
        ),
      ),
    ),
    words(RED, said('1º  vpn-01', 344, y(0) + 5, { bold: true })),
  );
};

/** A notebook far from the network, and how late its programs are. */
const notebook = () =>
  board(
    WHITE,
    250,
    lines(
      INK,
      rect(96, 24, 308, 170),
      'M60 216h380l-24-22H84zM210 216v-8h80v8',
      rect(108, 36, 284, 146),
    ),
    lines(FILL, 'M260 72h122M260 112h122M260 152h122'),
    areas(INK, rect(260, 107, 122, 10)),
    areas(FILL, rect(260, 147, 122, 10)),
    areas(RED, rect(260, 67, 82, 10)),
    lines(RED, 'M342 64v16'),
    words(
      INK,
      said('navegador', 120, 77, { bold: true }),
      said('leitor de PDF', 120, 117),
      said('VPN, sem uso', 120, 157),
    ),
    words(RED, said('22 dias de atraso', 382, 98, { at: 'end', bold: true })),
    words(DIM, said('nb-ven-027, pela internet, há 3 h', 250, 240, { at: 'middle' })),
  );

/** Groups as long as they are large, filled as far as they are done. */
const waves = () => {
  const wide = (n: number) => (n * 452) / 418;
  return board(
    WHITE,
    250,
    areas(INK, rect(24, 52, wide(40), 28), rect(24, 122, wide(412), 28)),
    areas(RED, rect(24 + wide(412), 122, wide(6), 28)),
    lines(INK, rect(24, 192, wide(129), 28), hatch(24, 192, wide(129), 28, 9)),
    lines(LINE, 'M24 30v200'),
    words(
      INK,
      said('Teste', 34, 42, { bold: true }),
      said('Administrativo', 34, 112, { bold: true }),
      said('Fábrica', 34, 182, { bold: true }),
    ),
    words(
      DIM,
      said('40 de 40', 24 + wide(40) + 10, 72),
      said('412 de 418', 172, 112),
      said('0 de 129: sábado, 22h', 24 + wide(129) + 10, 212),
    ),
    words(RED, said('6 sem contato', 476, 112, { at: 'end', bold: true })),
  );
};

/** What answers from the internet under the company's name; one was in no list. */
const outside = () => {
  const c: Pt = [184, 150];
  const known = [-150, -110, -62, 158, 118, 70, 24].map((deg, i) => polar(c, i % 2 ? 84 : 62, deg));
  const lost: Pt = [328, 92];
  return board(
    WHITE,
    300,
    el('circle', { cx: c[0], cy: c[1], r: 112, stroke: LINE, strokeDasharray: '2 6' }),
    lines(LINE, segments(known.map((p) => [c, p] as const))),
    lines(RED, segments([[c, lost]])),
    areas(WHITE, ...known.map((p) => ring(p, 6))),
    lines(INK, ...known.map((p) => ring(p, 6))),
    areas(INK, rect(c[0] - 9, c[1] - 9, 18, 18)),
    areas(RED, ring(lost, 8)),
    words(
      INK,
      said('vpn', 126, 104, { at: 'end' }),
      said('loja', 200, 242, { at: 'end' }),
      said('industria.example', 184, 290, { at: 'middle', bold: true }),
    ),
    words(RED, said('teste-erp', 328, 66, { bold: true })),
    words(
      DIM,
      said('porta 8443,', 328, 128),
      said('sem dono,', 328, 150),
      said('desde 03/2024', 328, 172),
    ),
    words(DIM, said('inventário', 24, 36)),
    lines(LINE, 'M86 42l24 16'),
  );
};

/** Thirty-eight sheets read, two of them kept; three passwords found, one of them still good. */
const reading = () => {
  const sheet = (i: number): [number, number] => [24 + (i % 10) * 26, 60 + Math.floor(i / 10) * 36];
  const key = (y: number) => `${ring([319, y], 9)}M328 ${y}h34v10m-12-10v8`;
  return board(
    WHITE,
    300,
    lines(LINE, ...times(38, (i) => rect(...sheet(i), 18, 26))),
    areas(INK, ...[13, 26].map((i) => rect(...sheet(i), 18, 26))),
    lines(LINE, key(73), key(121)),
    lines(INK, 'M310 73h58M310 121h58'),
    lines(RED, key(169)),
    words(
      INK,
      said('38 campanhas', 24, 40, { bold: true }),
      said('3 senhas vazadas', 310, 40, { bold: true }),
    ),
    words(
      INK,
      said('2 do seu setor', 24, 236),
      said('trocada', 376, 79),
      said('trocada', 376, 127),
    ),
    words(RED, said('ainda válida', 376, 175, { bold: true })),
    lines(INK, 'M319 182v48h16', 'M329 224l7 6-7 6'),
    words(INK, said('conta suspensa,', 345, 236), said('aviso ao SOC', 345, 258)),
    words(DIM, said('semana 46 de 2026', 24, 276)),
  );
};

/** All that was found, as high as it is many, and where each part of it goes. */
const funnel = () => {
  const band = (from: number, to: number, high: number) =>
    `M130 ${from}C190 ${from} 196 ${to} 256 ${to}H500v${high}H256C196 ${to + high} 190 ${from + high} 130 ${from + high}z`;
  return board(
    'none',
    304,
    areas(FILL, rect(0, 40, 130, 200), band(61, 92, 172)),
    areas(DIM, band(233, 294, 7)),
    areas(INK, rect(130, 40, 222, 21)),
    areas(INK, 'M352 40c30 0 26 8 56 8v5c-30 0-26 8-56 8z'),
    areas(RED, rect(408, 48, 74, 5), 'M480 40l20 10.5-20 10.5z'),
    lines(LINE, hatch(0, 40, 130, 200, 12)),
    areas(WHITE, rect(16, 116, 98, 48)),
    words(
      INK,
      said('369', 65, 138, { at: 'middle', bold: true, size: 22 }),
      said('achados', 65, 157, { at: 'middle' }),
      said('39 com caminho', 130, 28, { bold: true }),
      said('318 na próxima janela', 500 - 16, 184, { at: 'end', bold: true }),
    ),
    words(RED, said('2 agora', 500, 28, { at: 'end', bold: true })),
    words(
      DIM,
      said('37 neste mês', 352, 82, { at: 'end' }),
      said('12 com risco aceito', 484, 286, { at: 'end' }),
    ),
  );
};

export const flawTools = {
  'ferramentas/fila-de-correcao.svg': funnel,
  'ferramentas/varredo-scan.svg': field,
  'ferramentas/varredo-prioriza.svg': slopes,
  'ferramentas/varredo-agente.svg': notebook,
  'ferramentas/vedra-gestor.svg': waves,
  'ferramentas/varredo-superficie.svg': outside,
  'ferramentas/atalaia-inteligencia.svg': reading,
};
