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

const wide = () => {
  const all = columns(0, 1443, 20, 296);
  const [mail, video, signature] = [at(all, 0), at(all, 3), at(all, 4)];
  const big = { size: 19, bold: true };
  const [a, b, c] = [120, video.from + 20, signature.from + 20];
  return (
    all.map(({ drawn }) => drawn).join('') +
    words(INK, said(figure, b - 8, 150, { size: 170, giant: true })) +
    words(
      WHITE,
      said(`${mail.used}% em uso`, a, 84, { size: 26, bold: true }),
      said(`${video.used}%`, b, video.level + 46, { size: 26, bold: true }),
      said(`${signature.used}%`, c, signature.level + 46, { size: 26, bold: true }),
      ...all
        .slice(1, 3)
        .map(({ used, from, wide, level }) =>
          said(`${used}%`, from + wide / 2, level + 30, { size: 16, bold: true, at: 'middle' }),
        ),
    ) +
    words(
      INK,
      ...['das licenças', 'pagas não se', 'abrem há 90 dias'].map((line, i) =>
        said(line, b + 366, 98 + i * 26, { size: 20, bold: true }),
      ),
      said(`${mail.name}: ${mail.licences}`, a, 346, big),
      said('Central, desenho', video.from - 8, 346, { ...big, at: 'end' }),
      said(`${video.name}: ${video.licences}, já inclusa no correio`, b, 346, big),
      said(`${signature.name}: ${signature.licences}`, c, 346, big),
    ) +
    words(RED, said('paga duas vezes', c, signature.level - 20, big))
  );
};

const narrow = () => {
  const all = columns(-160, 323, 104, 104);
  const [mail, video, signature] = [at(all, 0), at(all, 3), at(all, 4)];
  const small = { size: 14.5, bold: true };
  return (
    all.map(({ drawn }) => drawn).join('') +
    words(
      INK,
      said(figure, -165, 80, { size: 104, giant: true }),
      ...['das licenças', 'pagas não se', 'abrem há', '90 dias'].map((line, i) =>
        said(line, 62, 23 + i * 19, small),
      ),
      said(`Correio ${mail.used}%`, mail.from, 230, small),
      said(`Videoconf. ${video.used}%`, video.from, 230, small),
    ) +
    words(RED, said(`${signature.used}%`, 160, 230, { ...small, at: 'end' }))
  );
};

export const licenceTools = { 'topo-licencas.svg': () => panorama(wide(), narrow()) };
