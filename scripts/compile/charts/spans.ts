import type { RowsDrawing } from '../../../src/data/chart-drawing.ts';
import type { SpansChart } from '../../../src/types/config.gen.ts';
import { momentNumbers } from './moments.ts';
import { place } from './numbers.ts';

const HOUR = 60;
/** A moment has no length, and is seen. */
const SEEN = 0.8;
/** So many names of hours fit on a phone. */
const NAMES = 6;

/** What lasted from one hour to another -> bars over the whole hours that hold them all. */
export function drawSpans({ title, rows, source, demo }: SpansChart): RowsDrawing {
  const spans = rows.map(({ from, to = from }) => momentNumbers([from, to]) as [number, number]);
  const first = Math.floor(Math.min(...spans.flat()) / HOUR);
  const last = Math.max(first + 1, Math.ceil(Math.max(...spans.flat()) / HOUR));
  const step = Math.ceil((last - first) / (NAMES - 1));
  const x = (minute: number) => place(((minute / HOUR - first) / (last - first)) * 100);
  const hours = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const hour = first + index * step;
    return { at: x(hour * HOUR), text: `${String(hour % 24).padStart(2, '0')}:00` };
  });
  return {
    kind: 'rows',
    shape: 'bar',
    title,
    hours,
    rows: rows.map(({ from, to, ...row }, index) => {
      const [start, end] = spans[index] ?? [0, 0];
      return {
        ...row,
        from: x(start),
        at: Math.max(x(end), place(x(start) + SEEN)),
        text: to ? `${from}–${to}` : from,
      };
    }),
    source,
    demo,
  };
}
