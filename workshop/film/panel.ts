import { ALERT, INK, PAPER, STEEL } from '../drawings/palette';
import { type Attrs, el, num, path, rect } from '../drawings/svg';
import { text } from './lettering';
import { ease } from './motion';
import { OPENING, SECONDS, STAGES } from './story';

const LEFT = 72;

/** The words: which stage it is, its name, and the record that grows by a line at each. */
export function panel(t: number): string {
  return [shade(), shadeAbove(), strip(t), titles(t), record(t)].join('');
}

/** What is read stands on plain ink, whatever the camera shows behind it. */
export const shade = () =>
  el('defs', {}, fade('left', { x2: 1, y2: 0 }, 0.6)) +
  path(rect(0, 0, 660, 720), { fill: 'url(#left)' });

const shadeAbove = () =>
  el('defs', {}, fade('top', { x2: 0, y2: 1 }, 0.55)) +
  path(rect(0, 0, 1280, 150), { fill: 'url(#top)' });

const fade = (id: string, way: Attrs, from: number) =>
  el(
    'linearGradient',
    { id, ...way },
    el('stop', { offset: from, stopColor: INK }),
    el('stop', { offset: 1, stopColor: INK, stopOpacity: 0 }),
  );

/** The five stages above, each with a line that is filled as time goes by. */
function strip(t: number): string {
  const shown = ease(t, 1.6, 2.8);
  const span = (1280 - 2 * LEFT) / STAGES.length;
  return STAGES.map(({ name, from }, i) => {
    const next = STAGES[i + 1]?.from ?? SECONDS - 0.6;
    const x = LEFT + i * span;
    const done = Math.min(1, Math.max(0, (t - from) / (next - from)));
    const ink = t >= from ? PAPER : STEEL[2];
    const line = { strokeWidth: 2, strokeLinecap: 'butt' };
    return (
      text(`${i + 1}`, 'stage', x, 52, ink, shown) +
      text(name, 'stage', x + 24, 52, ink, shown) +
      path(`M${x} 72h${span - 20}`, { ...line, stroke: STEEL[4], opacity: shown }) +
      path(done > 0 ? `M${x} 72h${num((span - 20) * done)}` : '', {
        ...line,
        stroke: done < 1 ? ALERT : STEEL[0],
      })
    );
  }).join('');
}

function titles(t: number): string {
  const opening = ease(t, 0.3, 1) * (1 - ease(t, OPENING - 0.5, OPENING));
  const own = STAGES.map(({ name, from }, i) => {
    const next = STAGES[i + 1]?.from ?? SECONDS + 9;
    const shown = ease(t, from, from + 0.5) * (1 - ease(t, next - 0.4, next));
    return text(name, 'title', LEFT, 204, PAPER, shown);
  });
  return name(opening) + own.join('');
}

/** The name of the film. */
export const name = (opacity = 1) =>
  text('Do alerta', 'title', LEFT, 204, PAPER, opacity) +
  text('à contenção', 'title', LEFT, 280, PAPER, opacity);

function record(t: number): string {
  const lines = STAGES.map(({ from, clock, did, by }, i) => {
    const shown = ease(t, from + 0.5, from + 1.1);
    const y = 272 + i * 68;
    const now = t < (STAGES[i + 1]?.from ?? SECONDS) ? PAPER : STEEL[1];
    return (
      text(clock, 'clock', LEFT, y, now, shown) +
      text(did, 'log', LEFT + 92, y, now, shown) +
      text(by, 'note', LEFT + 92, y + 28, STEEL[1], shown)
    );
  });
  const shown = ease(t, OPENING, OPENING + 0.6);
  return lines.join('') + text('Horários de demonstração', 'note', LEFT, 626, STEEL[1], shown);
}
