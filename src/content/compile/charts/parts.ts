import type { PartsChart } from '../../../types/config.gen.ts';
import type { PartsDrawing } from '../../../ui/data/chart-drawing.ts';
import { numberWords, rounded } from './numbers.ts';

/** Parts of a whole -> the cuts of one bar, and the area from each part to the column of its words. */
export function drawParts(chart: PartsChart, language: string): PartsDrawing {
  const { rows, title, unit, source, demo } = chart;
  const words = numberWords(language, unit);
  const percentWords = numberWords(language, '%');
  const total = rows.reduce((before, { value }) => before + value, 0);
  const column = 100 / rows.length;
  let sum = 0;
  return {
    kind: 'parts',
    title,
    total: words(total),
    rows: rows.map(({ value, ...row }, index) => {
      const start = (sum / total) * 100;
      sum += value;
      const end = (sum / total) * 100;
      const [from, to] = [rounded(start), rounded(end)];
      return {
        ...row,
        from,
        width: rounded(to - from),
        text: words(value),
        share: percentWords(shareOf(start, end)),
        d: areaBetween(from, to, rounded(index * column), rounded((index + 1) * column)),
      };
    }),
    source,
    demo,
  };
}

/** The ends are rounded, not the share, so that all shares make 100. A tenth tells a very small part from none. */
const shareOf = (start: number, end: number): number =>
  end - start < 1 ? rounded(end - start) : Math.round(end) - Math.round(start);

const areaBetween = (from: number, to: number, left: number, right: number): string =>
  `M${from},0C${from},50 ${left},50 ${left},100H${right}C${right},50 ${to},50 ${to},0Z`;
