import { inDigitsOf } from '../../../lib/numeral-in.ts';
import type { SpansChart } from '../../../types/config.gen.ts';
import type { ClockDrawing, RowsDrawing } from '../../../ui/data/chart-drawing.ts';
import { momentNumbers } from './moments.ts';
import { rounded } from './numbers.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Drawn width of a moment, which has no length, in percent. */
const SEEN = 0.8;
/** Number of hour labels that fit on a phone. */
const NAMES = 6;
/** As many rings are thick enough for their numbers, also on a phone. */
const RINGS = 5;
/** Steps between hour labels that read well on a clock, in hours. */
const STEPS = [1, 2, 3, 4, 6, 12];

export const drawSpans = (chart: SpansChart, language: string): RowsDrawing | ClockDrawing =>
  chart.shape === 'clock' && chart.rows.length <= RINGS
    ? drawClock(chart, language)
    : drawBars(chart, language);

type Span = SpansChart['rows'][number];

/** The minutes of its start and end. A span from an hour to the same hour is a whole day. */
function minutesOf({ from, to }: Span): [number, number] {
  const [start = 0, end = start] = momentNumbers(to ? [from, to] : [from]);
  return [start, to === from ? end + DAY : end];
}

/** What is said of it, in every drawing. */
const wordsOf = ({ label, note, main, from, to }: Span, language: string) => ({
  label,
  note,
  main,
  text: inDigitsOf(language, to ? `${from}–${to}` : from),
});

/** A moment, in minutes as long as it is drawn. */
const TICK = (SEEN / 100) * DAY;

/** Spans between hours -> rings of a clock, with its midnight above. */
function drawClock({ title, rows, source, demo }: SpansChart, language: string): ClockDrawing {
  return {
    kind: 'clock',
    title,
    rows: rows.map((row) => {
      const [start, end] = minutesOf(row);
      const length = Math.max(end - start, TICK);
      return {
        ...wordsOf(row, language),
        turn: rounded((start / DAY) * 360),
        dashes: dashesOf(length, row.every)
          .map((minutes) => rounded((minutes / DAY) * 100))
          .join(' '),
      };
    }),
    source,
    demo,
  };
}

/** Lengths in minutes of dashes and gaps by turns. The last gap is longer than the ring, so that no dash begins again. */
function dashesOf(length: number, every?: number): number[] {
  if (!every) return [length, DAY];
  const tick = Math.min(TICK, every / 2);
  const times = Math.floor((DAY - length - tick) / every);
  const repeated = Array.from({ length: times }, () => [every - tick, tick]).flat();
  return [length, ...repeated, DAY];
}

/** Spans between hours -> bars on an axis of whole hours. */
function drawBars({ title, rows, source, demo }: SpansChart, language: string): RowsDrawing {
  const spans = rows.map(minutesOf);
  const first = Math.floor(Math.min(...spans.flat()) / HOUR);
  const last = Math.max(first + 1, Math.ceil(Math.max(...spans.flat()) / HOUR));
  const wanted = Math.ceil((last - first) / (NAMES - 1));
  const step = STEPS.find((hours) => hours >= wanted) ?? wanted;
  const x = (minute: number) => rounded(((minute / HOUR - first) / (last - first)) * 100);
  const hours = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const hour = first + index * step;
    const text = `${String(hour % 24).padStart(2, '0')}:00`;
    return { at: x(hour * HOUR), text: inDigitsOf(language, text) };
  });
  return {
    kind: 'rows',
    shape: 'bar',
    title,
    hours,
    rows: rows.map((span, index) => {
      const { every } = span;
      const [start, end] = spans[index] ?? [0, 0];
      return {
        ...wordsOf(span, language),
        from: x(start),
        at: Math.max(x(end), rounded(x(start) + SEEN)),
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
