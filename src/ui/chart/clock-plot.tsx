import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { ClockDrawing } from '../data/chart-drawing.ts';
import { useNumeral } from '../data/use-numeral.ts';
import { NoteNumber } from '../numbered-notes.tsx';
import { containerQueries, spacing } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { PlotArea, percent, RowName } from './plot-parts.tsx';

/** The hours at the edges of the drawing, also where letters are large. */
const HOURS = [
  { hour: 0, x: '50%', y: '0', dy: '1em', textAnchor: 'middle' },
  { hour: 6, x: '100%', y: '50%', dy: '.35em', textAnchor: 'end' },
  { hour: 12, x: '50%', y: '100%', dy: '-.3em', textAnchor: 'middle' },
  { hour: 18, x: '0', y: '50%', dy: '.35em', textAnchor: 'start' },
] as const;

/** Radius of the outer ring, and the distance of one ring from the next, in percent. */
const OUTER = 34;
const APART = 5.9;
/** The distance of a number from the start of its span along the ring; degrees on a ring of radius 1. */
const INSIDE = 180;

/** Rings on a clock of 24 hours, and what each of them is. */
export function ClockPlot({ drawing: { rows } }: { drawing: ClockDrawing }) {
  const numeral = useNumeral();
  return (
    <PlotArea>
      <Halves>
        <Dial aria-hidden="true">
          {[0, 90].map((turn) => (
            <line key={turn} x1="11%" x2="89%" y1="50%" y2="50%" transform={`rotate(${turn})`} />
          ))}
          {HOURS.map(({ hour, ...place }) => (
            <text key={hour} {...place}>
              {`${numeral(hour, 2)}:${numeral(0, 2)}`}
            </text>
          ))}
          {rows.map(({ label, turn, dashes, main }, index) => (
            <g key={label} data-span="" data-main={main ? '' : undefined}>
              <circle data-track="" cx="50%" cy="50%" r={percent(OUTER - index * APART)} />
              <circle
                cx="50%"
                cy="50%"
                r={percent(OUTER - index * APART)}
                pathLength="100"
                strokeDasharray={dashes}
                transform={`rotate(${turn - 90})`}
              />
              <text {...startOf(OUTER - index * APART, turn)} dy=".35em" textAnchor="middle">
                {numeral(index + 1)}
              </text>
            </g>
          ))}
        </Dial>
        <List disablePadding>
          {rows.map((row, index) => (
            <Row key={row.label}>
              <NoteNumber number={index + 1} main={row.main} />
              <RowName row={row} />
              <Hours>{row.text}</Hours>
            </Row>
          ))}
        </List>
      </Halves>
    </PlotArea>
  );
}

/** Just inside a span, where its number stands. */
function startOf(radius: number, turn: number) {
  const angle = ((turn + INSIDE / radius) / 180) * Math.PI;
  const [x, y] = [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  return { x: percent(Math.round(x * 10) / 10), y: percent(Math.round(y * 10) / 10) };
}

const Halves = styled('div')({
  display: 'grid',
  gap: '24px clamp(32px, 6cqi, 88px)',
  alignItems: 'center',
  [containerQueries.up(760)]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)' },
});

const Dial = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 520,
  height: 'auto',
  aspectRatio: '1',
  overflow: 'visible',
  marginInline: 'auto',
  '& line, & circle': { transformOrigin: 'center' },
  '& line': { stroke: 'var(--line)' },
  '& text': { fill: 'var(--muted)', fontSize: size.label },
  '& g text': { fill: 'var(--bg)', fontWeight: 650 },
  '& [data-main] text': { fill: 'var(--white)' },
  '& circle': { fill: 'none', stroke: 'var(--fg)', strokeWidth: '4%' },
  '& [data-main] circle': { stroke: 'var(--brand)' },
  '& circle[data-track]': { stroke: 'var(--line)', strokeWidth: 1 },
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: spacing(0, 2),
  paddingBlock: 14,
  '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
});

const Hours = styled('strong')({ fontWeight: 640, whiteSpace: 'nowrap' });
