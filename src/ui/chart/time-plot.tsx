import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { Label, TimeDrawing } from '../data/chart-drawing.ts';
import { useNumeral } from '../data/use-numeral.ts';
import { NumberedNotes } from '../numbered-notes.tsx';
import { breakpoints, containerQueries, orOnPaper, spacing } from '../theme/breakpoints.ts';
import { litPair } from '../theme/marks.ts';
import { size } from '../theme/size.ts';
import { ChartReader } from './chart-reader.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { percent, StretchedDrawing } from './plot-parts.tsx';

/**
 * Positions are percentages of the drawing, and text is not stretched with it, so that one drawing serves
 * every width: only the inner SVG, which has nothing but lines, is stretched to the plot area.
 * `wide`: with its notes side by side on wide screens.
 */
export function TimePlot({ drawing, wide }: { drawing: TimeDrawing; wide?: boolean }) {
  const numeral = useNumeral();
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  const Notes = wide ? NotesInColumns : NumberedNotes;
  const { lines, area, bars, ends, columns, rows, target, notes, table } = drawing;
  const hasMainNote = notes.some(({ main }) => main);
  const hasBars = bars || lines.some(({ filled }) => filled);
  const above = [...ends, target].filter((end) => end?.name.above).length;
  const margins = {
    'data-above': above || undefined,
    'data-wide': [...ends, target].some((end) => end?.wide) ? '' : undefined,
  };
  return (
    <PlotArea>
      <Drawing aria-hidden="true" {...margins}>
        {rows.map(({ y, text }) => (
          <g key={y}>
            <line x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
            <text x="0" dx="-6" y={percent(y)} dy="4" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {columns.map(({ x, text, minor }) => (
          <text
            key={text}
            data-minor={minor ? '' : undefined}
            x={percent(x)}
            y="100%"
            dy="24"
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
        <StretchedDrawing>
          {area && <path data-area="" d={area} />}
          {bars?.map((d, index) => (
            <path key={d} data-bar={index} d={d} />
          ))}
          {lines.map(({ d, main, dashed, filled }) => (
            <path
              key={d}
              d={d}
              data-bar={filled ? 1 : undefined}
              data-main={main ? '' : undefined}
              data-dashed={dashed ? '' : undefined}
            />
          ))}
        </StretchedDrawing>
        {target && (
          <>
            <line data-target="" x1="0" x2="100%" y1={percent(target.y)} y2={percent(target.y)} />
            <Names named={target} sample="- -" />
          </>
        )}
        {ends.map((end, index) => (
          <g key={end.text}>
            {!hasBars && (
              <circle
                data-red={end.main && !hasMainNote ? '' : undefined}
                cx={percent(end.x)}
                cy={percent(end.y)}
                r="4.5"
              />
            )}
            <Names named={end} sample={bars ? '□■'[index] : '—'} />
          </g>
        ))}
        {notes.map(({ x, y, text, main, lift }, index) => (
          <g
            key={text}
            data-note={index + 1}
            data-main={main ? '' : undefined}
            transform={lift ? `translate(0 ${-lift})` : undefined}
          >
            <circle cx={percent(x)} cy={percent(y)} r="11" />
            <text x={percent(x)} y={percent(y)} dy="4.5" textAnchor="middle">
              {numeral(index + 1)}
            </text>
          </g>
        ))}
      </Drawing>
      {isRunning && (
        <OverDrawing {...margins}>
          <ChartReader drawing={drawing} />
        </OverDrawing>
      )}
      {notes.length > 0 && <Notes notes={notes} />}
      <NumbersTable {...table} />
    </PlotArea>
  );
}

/** A line of text above the drawing. */
const LINE = 20;

interface NamesProps {
  named: Omit<TimeDrawing['ends'][number], 'x'>;
  /** The name of its line or column, if it is far from it. */
  sample: string | undefined;
}

/** The name of a line: inside or above a narrow drawing, at its own position in a wide one. */
function Names({ named: { text, main, name, wide }, sample }: NamesProps) {
  const nameAt = ({ x, y, start, above }: Label, width?: 'narrow' | 'wide') => (
    <text
      data-name={main ? 'main' : ''}
      data-room={width}
      x={percent(x)}
      y={percent(y)}
      dy={above && 8 - above * LINE}
      textAnchor={start ? undefined : 'end'}
    >
      {above ? `${sample} ${text}` : text}
    </text>
  );
  return (
    <>
      {nameAt(name, wide && 'narrow')}
      {wide && nameAt(wide, 'wide')}
    </>
  );
}

const WITH_SPACE = containerQueries.up(480);

const PlotArea = styled('div')({ position: 'relative', containerType: 'inline-size' });

const plotBox = {
  width: 'calc(100% - 44px)',
  height: 'var(--plot, clamp(200px, 26vw, 320px))',
  margin: spacing(3, 0, 6, 5.5),
  '&[data-above]': { marginTop: 24 + LINE },
  '&[data-above="2"]': { marginTop: 24 + 2 * LINE },
  '&[data-above]:not([data-above="1"], [data-above="2"])': { marginTop: 24 + 3 * LINE },
} as const;

const OverDrawing = styled('div')({
  ...plotBox,
  position: 'absolute',
  top: 0,
  left: 0,
  [WITH_SPACE]: { '&[data-wide]': { marginTop: spacing(3) } },
});

const Drawing = styled('svg')({
  ...plotBox,
  overflow: 'visible',
  fontSize: size.label, // as in src/content/compile/charts/labels.ts
  '& line': { stroke: 'var(--line)' },
  '& text': { fill: 'var(--muted)' },
  '& path': {
    fill: 'none',
    stroke: 'var(--muted)',
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& path[data-main]': { stroke: 'var(--fg)', strokeWidth: 2.5 },
  '& path[data-dashed]': { strokeDasharray: '2 5' },
  '& path[data-bar]': { stroke: 'var(--fg)' },
  '& path[data-bar="1"]': { fill: 'var(--fg)' },
  '& path[data-area]': { stroke: 'none', fill: 'var(--fg)', opacity: 0.08 },
  '& line[data-target]': { stroke: 'var(--fg)', strokeDasharray: '8 5' },
  '& circle': { fill: 'var(--fg)' },
  '& circle[data-red]': { fill: 'var(--accent)' },
  // An outline in the colour of the background separates letters from the lines that they cross.
  '& text[data-name]': {
    fill: 'var(--fg)',
    stroke: 'var(--card)',
    strokeWidth: 5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& text[data-name=main]': { fontWeight: 650 },
  '& svg:has([data-area]) ~ text[data-name=""]': { stroke: 'none' }, // it covers two backgrounds
  '& [data-room=wide]': { display: 'none' },
  [WITH_SPACE]: {
    '&[data-wide]': { marginTop: spacing(3) },
    '& [data-room=wide]': { display: 'inline' },
    '& [data-room=narrow]': { display: 'none' },
  },
  // The text grows less than the drawing.
  [containerQueries.up(720)]: { fontSize: size.small },
  // The name of the last moment would be cut off at the edge.
  '& > [x="100%"][y="100%"]': { textAnchor: 'end' },
  '& g[data-note] circle': { fill: 'var(--card)', stroke: 'var(--fg)', strokeWidth: 1.5 },
  '& g[data-note] text': { fill: 'var(--fg)', fontWeight: 650 },
  '& g[data-main] circle': { fill: 'var(--brand)', stroke: 'var(--brand)' },
  [litPair((note) => `& g${note} circle`)]: { fill: 'var(--fg)', stroke: 'var(--fg)' },
  [litPair((note) => `& g${note} text`)]: { fill: 'var(--bg)' },
  '& g[data-main] text': { fill: 'var(--white)' },
  [orOnPaper(breakpoints.down('sm'))]: { '& text[data-minor]': { display: 'none' } },
  // Overflow would be printed on the next sheet.
  '@media print': {
    boxSizing: 'content-box',
    height: 200,
    margin: 0,
    padding: spacing(3, 0, 6, 5.5),
    '& g[data-main] circle': { fill: 'var(--card)', stroke: 'var(--fg)', strokeWidth: 3 },
    '& g[data-main] text': { fill: 'var(--fg)' },
  },
});

const NotesInColumns = styled(NumberedNotes)({
  [breakpoints.up('lg')]: {
    gap: '14px 48px',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});
