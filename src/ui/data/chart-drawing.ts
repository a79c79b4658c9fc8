import type { Chart } from '../../types/config.gen.ts';

/** A position on a drawing, in percent of its width and height. */
interface Point {
  x: number;
  y: number;
}

/** The position of a text: its end, or its `start`. */
export interface Label extends Point {
  start?: boolean;
  /** The line above the drawing (from below), if there is no free space in it. */
  above?: number;
}

interface Drawing {
  title: string;
  source?: string;
  demo?: boolean;
}

/** A chart of numbers over time: paths in a box of 100 by 100, and texts. */
export interface TimeDrawing extends Drawing {
  kind: 'over-time';
  /** `filled`: the outline of the bars of the main series, in the place of its line. */
  lines: { d: string; main?: boolean; dashed?: boolean; filled?: boolean }[];
  /** Outlines of positive and of negative columns; then `ends` has their names. */
  bars?: [up: string, down: string];
  /** The filled area: below the main line, or behind some of the columns. */
  area?: string;
  /** The name and the last number of a line; `wide`: in a wide drawing. */
  ends: (Point & { text: string; main?: boolean; name: Label; wide?: Label })[];
  /** `minor` ones are omitted in a narrow drawing. */
  columns: { x: number; text: string; minor?: boolean }[];
  rows: { y: number; text: string }[];
  /** `wide`: the position of its name in a wide drawing. */
  target?: { y: number; text: string; name: Label; wide?: Label };
  /** `lift`: how many pixels the number of the note stands above its point. */
  notes: (Point & { text: string; main?: boolean; lift?: number })[];
  table: { head: string[]; rows: string[][] };
  /** The position of each row of the table, and the heights of its numbers; null for a missing number. */
  marks: { x: number; ys: (number | null)[] }[];
}

/** A chart of rows; `at` and `from` are in percent of the width. */
export interface RowsDrawing extends Drawing {
  kind: 'rows';
  shape: 'bar' | 'dot' | 'change' | 'course';
  /** The hours of a clock that all rows share. */
  hours?: { at: number; text: string }[];
  /** `arrow`: from one to the other, if it does not point to the right. */
  key?: { before: string; after: string; arrow?: string };
  target?: { at: number; text: string };
  rows: {
    label: string;
    note?: string;
    main?: boolean;
    at: number;
    text: string;
    from?: number;
    fromText?: string;
    /** The positions at which it is repeated after its span. */
    again?: number[];
    /** A line in a box of 100 by 100, and the heights of its start and end. */
    d?: string;
    ys?: [number, number];
  }[];
  table?: TimeDrawing['table'];
}

/** A bar cut into parts; `from` and `width` are in percent of its width. */
export interface PartsDrawing extends Drawing {
  kind: 'parts';
  total: string;
  rows: {
    label: string;
    note?: string;
    main?: boolean;
    from: number;
    width: number;
    text: string;
    share: string;
    /** The area, in a box of 100 by 100, between the part and the column of its words. */
    d: string;
  }[];
}

/** A clock of 24 hours with a ring for each row. */
export interface ClockDrawing extends Drawing {
  kind: 'clock';
  rows: {
    label: string;
    note?: string;
    main?: boolean;
    text: string;
    /** Where its span begins, in degrees from midnight. */
    turn: number;
    /** Its span and what is repeated after it, as the dashes of a ring of 100. */
    dashes: string;
  }[];
}

export type ChartDrawing = TimeDrawing | RowsDrawing | PartsDrawing | ClockDrawing;

/** src/content/compile/charts/ replaces the chart by its drawing. */
export const drawingOf = (chart: Chart): ChartDrawing => chart as unknown as ChartDrawing;
