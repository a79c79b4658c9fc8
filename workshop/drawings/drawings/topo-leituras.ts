import { appears, grows, MOVED } from '../movement';
import { ALERT, PAPER, STEEL } from '../palette';
import { el, g, liveDocument, num, path } from '../svg';
import { said, shapesIn } from '../tools/tool-labels';

/** Ten o'clock, and how wide a minute is. */
const [START, MINUTE] = [120, 20];
const at = (minute: number) => START + minute * MINUTE;
/** What is read, how often it is said to be, and every how many minutes. */
const READ = [
  ['Bancos, a cada 30 s', 0.5],
  ['Servidores, rede e Wi-Fi, a cada minuto', 1],
  ['Tráfego, a cada 5 min', 5],
  ['Nuvem, a cada hora', 60],
] as const;
const FOUND = 30.5;
const LAST = READ.length - 1;
const row = (index: number) => 62 + index * 70;
const SIZE = 17;
/** Seconds that an hour takes in the drawing, and when the queue is found. */
const HOUR = 2.5;
const FOUND_AT = Number(((HOUR * FOUND) / 60).toFixed(2));

/** An hour of readings passes, each a stroke: what nobody reads in between, nobody sees. */
export function topoLeituras(): string {
  const strokes = READ.map(([, every], i) => {
    const step = every * MINUTE;
    const first = at(0) % step;
    return path(`M${num(first - 0.75)} ${row(i) + 20}H1440`, {
      stroke: i === 0 ? PAPER : STEEL[1],
      strokeWidth: 20,
      strokeDasharray: `1.5 ${step - 1.5}`,
    });
  });
  const drawing = [
    ...strokes,
    path(`M${at(0)} ${row(0)}V312`, { ...MOVED, stroke: PAPER, strokeWidth: 2, opacity: 0 }),
    path(`M${at(FOUND)} ${row(0) + 6}v28`, {
      stroke: ALERT,
      strokeWidth: 4,
      ...grows(FOUND_AT, 0.3),
    }),
    path(`M${at(FOUND)} 38V${row(0) + 7}`, {
      stroke: ALERT,
      strokeWidth: 4,
      ...grows(FOUND_AT, 0.4),
    }),
    g(
      { fill: ALERT, ...appears(FOUND_AT + 0.3) },
      said('10:30:30, fila no banco', at(FOUND), 26, { size: 19, bold: true, at: 'middle' }),
    ),
    g(
      { fill: PAPER, class: 'p' },
      ...READ.map(([what], i) => said(what, START, row(i), { size: SIZE })),
    ),
    g(
      { fill: STEEL[1], class: 'n' },
      said('só se veria às 11:00', START + 364, row(LAST) + 28, { size: SIZE }),
    ),
    g(
      { fill: STEEL[1], class: 'w' },
      g(
        appears(HOUR),
        said('de hora em hora, só se veria às 11:00', at(60) - 12, row(LAST) + 26, {
          size: SIZE,
          at: 'end',
        }),
      ),
    ),
    g(
      { fill: STEEL[1] },
      ...[0, 10, 20, 30, 40, 50, 60].map((minute) =>
        said(minute === 60 ? '11:00' : `10:${String(minute).padStart(2, '0')}`, at(minute), 347, {
          size: SIZE,
          at: 'middle',
        }),
      ),
    ),
  ].join('');
  // Where only the middle is seen, words stand there.
  const style =
    '.s,.m,.e{transform-box:fill-box;transform-origin:0 50%}.m{transform-origin:50% 50%}.e{transform-origin:100% 50%}' +
    '@media(max-width:1240px){.s,.m,.e{transform:scale(1.2)}}' +
    '.n{display:none}@media(max-width:960px){.n{display:inline}.w{display:none}.p{transform:translate(364px)}.s,.m{transform:scale(1.35)}}';
  return liveDocument(
    1440,
    360,
    {
      frames: `from{opacity:1}to{opacity:1;transform:translateX(${60 * MINUTE}px)}`,
      play: `${HOUR}s linear`,
    },
    shapesIn(drawing),
    el('style', {}, style),
    g({ strokeLinecap: 'butt' }, drawing),
  );
}
