import { appears, widens } from '../movement';
import { g, path, rect } from '../svg';
import { areas, DIM, INK, LINE, panorama, RED, said, words } from './tool-board';

/** What is paid for: how many licences, and how many in a hundred of them are used. */
const PAID: { name: string; licences: number; used: number }[] = [
  { name: 'E-mail', licences: 640, used: 94 },
  { name: 'Central de serviços', licences: 45, used: 87 },
  { name: 'Desenho', licences: 62, used: 71 },
  { name: 'Videoconferência', licences: 640, used: 52 },
  { name: 'Assinatura eletrônica', licences: 210, used: 38 },
];
const idleOf = ({ licences, used }: (typeof PAID)[number]) => licences * (100 - used);
const ALL = PAID.reduce((sum, { licences }) => sum + licences, 0);
const IDLE = PAID.reduce((sum, contract) => sum + idleOf(contract), 0) / ALL;

const figure = `${Math.round(IDLE)}%`;
const DEMO = 'Dados de demonstração';
const MOST = Math.max(...PAID.map(({ licences }) => licences));
/** The contract with most idle licences: the only mark in red. */
const WORST = Math.max(...PAID.map(idleOf));

/** A bar for each contract, as long as it has licences: its end, grey or red, is paid for and not opened. */
function bars(left: number, width: number, top: number, step: number, height: number) {
  return PAID.map((one, i) => {
    const [y, long] = [top + i * step, (one.licences * width) / MOST];
    const end = left + long;
    const from = left + (long * one.used) / 100;
    const worst = idleOf(one) === WORST;
    const drawn =
      areas(INK, rect(left, y, from - left, height)) +
      path(rect(from, y, end - from, height), {
        fill: worst ? RED : LINE,
        ...widens(0.5 + (i > 2 ? 1 : 0)),
      });
    return { ...one, i, y, from, end, drawn, worst, idle: `${100 - one.used}%` };
  });
}

/** After each bar, what part of it is idle. */
function told(
  { i, y, end, drawn, worst, idle }: ReturnType<typeof bars>[number],
  what: string,
  [height, size]: [number, number],
): string {
  const word = said(idle + what, end + size / 2, y + height / 2 + size * 0.35, {
    size,
    bold: true,
  });
  return drawn + g({ fill: worst ? RED : INK, ...appears(1.1 + (i > 2 ? 1 : 0)) }, word);
}

const wide = () => {
  const [left, height] = [780, 42];
  const all = bars(left, 412, 26, 63, height);
  const big = { size: 19, bold: true };
  return (
    words(
      INK,
      said(figure, 112, 170, { size: 170, giant: true }),
      ...['das licenças pagas', 'sem uso há 90 dias'].map((line, i) =>
        said(line, 120, 222 + i * 32, { size: 26, bold: true }),
      ),
      ...all.map(({ name, y }) => said(name, 500, y + 27, big)),
    ) +
    words(
      DIM,
      said(DEMO, 120, 318),
      ...all.map(({ licences, y }) => said(String(licences), 762, y + 27, { ...big, at: 'end' })),
    ) +
    all.map((one) => told(one, ' sem uso', [height, 19])).join('')
  );
};

const narrow = () => {
  const [left, height] = [-4, 20];
  const all = bars(left, 122, 88, 25, height);
  const small = { size: 14, bold: true };
  return (
    words(
      INK,
      said(figure, -165, 64, { size: 88, giant: true }),
      ...['das licenças', 'sem uso', 'há 90 dias'].map((line, i) =>
        said(line, 44, 26 + i * 18, small),
      ),
      ...all.map(({ name, y }) => said(name, -162, y + 15, small)),
    ) +
    words(DIM, said(DEMO, -162, 228, { size: 13 })) +
    all.map((one) => told(one, '', [height, 14])).join('')
  );
};

export const licenceTools = { 'topo-licencas.svg': () => panorama(wide(), narrow()) };
