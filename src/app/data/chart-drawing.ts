import type { Chart } from '../types/config.gen.ts';

/** Where something stands on a drawing, in hundredths of its width and height. */
interface Place {
  x: number;
  y: number;
}

/** Where a text stands: it ends there, or starts. */
export interface Label extends Place {
  start?: boolean;
  /** Over the drawing, where nothing in it is free: in which line, from below. */
  above?: number;
}

interface Drawing {
  title: string;
  source?: string;
  demo?: boolean;
}

/** Numbers over time as a browser gets them: paths in a box of 100 by 100, texts in words. */
export interface TimeDrawing extends Drawing {
  kind: 'over-time';
  lines: { d: string; main?: boolean; dashed?: boolean }[];
  /** Outlines of columns, those that go up and those that go down; then `ends` has their names. */
  bars?: [up: string, down: string];
  /** What is painted: under the main line, or behind some of the columns. */
  area?: string;
  /** The name of a line and its last number, at its end; `wide`: where there is more room. */
  ends: (Place & { text: string; main?: boolean; name: Label; wide?: Label })[];
  /** `minor` ones are left out where there is little room. */
  columns: { x: number; text: string; minor?: boolean }[];
  rows: { y: number; text: string }[];
  /** `wide`: where its name stands where there is more room. */
  target?: { y: number; text: string; name: Label; wide?: Label };
  notes: (Place & { text: string; main?: boolean })[];
  table: { head: string[]; rows: string[][] };
}

/** Numbers side by side; `at` and `from` in hundredths of the width. */
export interface RowsDrawing extends Drawing {
  kind: 'rows';
  shape: 'bar' | 'dot' | 'change' | 'course';
  /** The hours of a clock that all rows share. */
  hours?: { at: number; text: string }[];
  key?: { before: string; after: string };
  target?: { at: number; text: string };
  rows: {
    label: string;
    note?: string;
    main?: boolean;
    at: number;
    text: string;
    from?: number;
    fromText?: string;
    /** Where it is repeated after its span. */
    again?: number[];
    /** Of a course: its line in a box of 100 by 100, and how high it begins and ends. */
    d?: string;
    ys?: [number, number];
  }[];
  table?: TimeDrawing['table'];
}

export type ChartDrawing = TimeDrawing | RowsDrawing;

/** The page data has the drawing in the place of the chart: src/content/compile/charts/. */
export const drawingOf = (chart: Chart): ChartDrawing => chart as unknown as ChartDrawing;
