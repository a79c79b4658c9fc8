import { at } from '../geometry';
import { rect } from '../svg';
import { areas, INK, lines, panorama, RED, said, WHITE, words } from './tool-board';

/** What is paid for: how many licences, and how many in a hundred of them are used. */
const PAID = [
  { name: 'Correio', licences: 640, used: 94 },
  { name: 'Central', licences: 45, used: 88 },
  { name: 'Desenho', licences: 62, used: 71 },
  { name: 'Videoconferência', licences: 640, used: 52 },
  { name: 'Assinatura', licences: 210, used: 38, twice: true },
];
const ALL = PAID.reduce((sum, { licences }) => sum + licences, 0);
const IDLE = PAID.reduce((sum, { licences, used }) => sum + licences * (100 - used), 0) / ALL;

/** A column for each contract, as wide as it has licences, as full as they are used: its white is paid in vain. */
function columns(left: number, width: number, top: number, height: number) {
  let x = left;
  return PAID.map((one) => {
    const from = x;
    x += (one.licences * width) / ALL;
    const [wide, level] = [x - from - 3, top + height * (1 - one.used / 100)];
    const drawn =
      lines(INK, rect(from, top, wide, height)) +
      areas(one.twice ? RED : INK, rect(from, level, wide, top + height - level));
    return { ...one, from, wide, level, drawn };
  });
}

const figure = `${Math.round(IDLE)}%`;

/** Beside the columns, so that nobody takes it for what one of them says. */
const SAID = ['das licenças pagas', 'sem uso há 90 dias'];

/** From under a column too narrow for its name to the line of names below the others. */
const leaders = (all: { from: number; wide: number }[], from: number, to: number) =>
  lines(INK, ...all.map((one) => `M${Math.round(one.from + one.wide / 2)} ${from}V${to}`));

const wide = () => {
  const all = columns(560, 763, 20, 268);
  const [mail, video, signature] = [at(all, 0), at(all, 3), at(all, 4)];
  const small = all.slice(1, 3);
  const [centre, design] = [at(all, 1), at(all, 2)];
  const big = { size: 19, bold: true };
  const value = { size: 26, bold: true };
  return (
    all.map(({ drawn }) => drawn).join('') +
    leaders(small, 288, 350) +
    words(
      INK,
      said(figure, 112, 170, { size: 170, giant: true }),
      ...SAID.map((line, i) => said(line, 120, 222 + i * 32, value)),
      said(`${mail.name}: ${mail.licences}`, mail.from, 316, big),
      said(`${centre.name} ${centre.used}%`, centre.from, 348, { ...big, at: 'end' }),
      said(`${design.name} ${design.used}%`, design.from + design.wide + 2, 348, big),
      said(`${video.name}: ${video.licences}`, video.from, 316, big),
      said(`${signature.name}: ${signature.licences}`, 1320, 316, { ...big, at: 'end' }),
    ) +
    words(
      WHITE,
      said(`${mail.used}% em uso`, mail.from + 20, mail.level + 46, value),
      said(`${video.used}%`, video.from + 20, video.level + 46, value),
      said('já no correio', video.from + 20, video.level + 76, big),
      said(`${signature.used}%`, signature.from + 12, signature.level + 42, value),
    ) +
    words(
      RED,
      ...['paga duas', 'vezes'].map((line, i) =>
        said(line, signature.from + 10, signature.level - 34 + i * 22, { size: 16.5, bold: true }),
      ),
    )
  );
};

const narrow = () => {
  const all = columns(-160, 323, 96, 88);
  const [mail, video, signature] = [at(all, 0), at(all, 3), at(all, 4)];
  const [centre, design] = [at(all, 1), at(all, 2)];
  const small = { size: 14, bold: true };
  return (
    all.map(({ drawn }) => drawn).join('') +
    leaders([centre, design], 184, 218) +
    words(
      INK,
      said(figure, -165, 80, { size: 104, giant: true }),
      ...['das licenças', 'pagas sem', 'uso há', '90 dias'].map((line, i) =>
        said(line, 62, 23 + i * 19, small),
      ),
      said(`Correio ${mail.used}%`, mail.from, 206, small),
      said(`Vídeo ${video.used}%`, video.from, 206, small),
      said(`Central ${centre.used}%`, centre.from, 232, { ...small, at: 'end' }),
      said(`Desenho ${design.used}%`, design.from + design.wide, 232, small),
    ) +
    words(RED, said(`Assin. ${signature.used}%`, 160, 232, { ...small, at: 'end' }))
  );
};

export const licenceTools = { 'topo-licencas.svg': () => panorama(wide(), narrow()) };
