import type { SpansChart } from '../../../types/config.gen.ts';
import type { RowsDrawing } from '../../../ui/data/chart-drawing.ts';
import { momentNumbers } from './moments.ts';
import { rounded } from './numbers.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Drawn width of a moment, which has no length, in percent. */
const SEEN = 0.8;
/** Number of hour labels that fit on a phone. */
const NAMES = 6;
/** Steps between hour labels that read well on a clock, in hours. */
const STEPS = [1, 2, 3, 4, 6, 12];

/** Spans between hours -> bars on an axis of whole hours. A span from an hour to the same hour is a whole day. */
export function drawSpans({ title, rows, source, demo }: SpansChart): RowsDrawing {
  const spans = rows.map(({ from, to }): [number, number] => {
    const [start = 0, end = start] = momentNumbers(to ? [from, to] : [from]);
    return [start, to === from ? end + DAY : end];
  });
  const first = Math.floor(Math.min(...spans.flat()) / HOUR);
  const last = Math.max(first + 1, Math.ceil(Math.max(...spans.flat()) / HOUR));
  const wanted = Math.ceil((last - first) / (NAMES - 1));
  const step = STEPS.find((hours) => hours >= wanted) ?? wanted;
  const x = (minute: number) => rounded(((minute / HOUR - first) / (last - first)) * 100);
  const hours = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const hour = first + index * step;
    return { at: x(hour * HOUR), text: `${String(hour % 24).padStart(2, '0')}:00` };
  });
  return {
    kind: 'rows',
    shape: 'bar',
    title,
    hours,
    rows: rows.map(({ from, to, every, ...row }, index) => {
      const [start, end] = spans[index] ?? [0, 0];
      return {
        ...row,
        from: x(start),
        at: Math.max(x(end), rounded(x(start) + SEEN)),
        text: to ? `${from}–${to}` : from,
        ...(every && {
          again: Array.from({ length: Math.floor((last * HOUR - end) / every) }, (_, time) =>
            x(end + (time + 1) * every),
          ),
        }),
      };
    }),
    source,
    demo,
  };
}
