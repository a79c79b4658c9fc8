import { openCut } from '../../src/build/typeset/fonts.ts';
import { linePath, type TextStyle } from '../../src/build/typeset/text-path.ts';
import { path } from '../drawings/svg';

const style = (
  ...[family, weight, size, letterSpacing]: [...Parameters<typeof openCut>, number, number]
): TextStyle => ({
  font: openCut(family, weight).font,
  size,
  letterSpacing,
});

export const TYPE = {
  title: style('archivo', 600, 68, -0.025),
  stage: style('instrument-sans', 600, 21, 0.01),
  log: style('instrument-sans', 500, 27, 0),
  clock: style('archivo', 500, 27, 0.02),
  note: style('instrument-sans', 400, 21, 0),
};

const known = new Map<string, string>();

/** A line of text as outlines, its baseline at `x`, `y`; the same line is set once for all frames. */
export function text(
  line: string,
  kind: keyof typeof TYPE,
  x: number,
  y: number,
  fill: string,
  opacity = 1,
): string {
  if (opacity <= 0) return '';
  const key = `${kind} ${line}`;
  const d = known.get(key) ?? linePath(line, TYPE[kind], 0, 0);
  known.set(key, d);
  return path(d, { fill, opacity, transform: `translate(${x} ${y})` });
}
