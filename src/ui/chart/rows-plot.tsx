import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { RowsDrawing } from '../data/chart-drawing.ts';
import { containerQueries, spacing } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';
import { Value as ValueText } from '../value.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PlotArea, percent, RowName, StretchedDrawing } from './plot-parts.tsx';

type Row = RowsDrawing['rows'][number];

/** Rows of label, mark and number, on a common scale. */
export function RowsPlot({ drawing }: { drawing: RowsDrawing }) {
  const { rows, shape, key, target, hours, table } = drawing;
  const TargetSample = key ? LaterSample : Sample;
  const axis = shape === 'course' ? '100%' : '50%';
  return (
    <PlotArea>
      {(key || target) && (
        <Key>
          {key && (
            <>
              <Sample aria-hidden="true" viewBox="0 0 14 14">
                <circle data-before="" cx="7" cy="7" r="5" />
              </Sample>
              {key.before}
              <LaterSample aria-hidden="true" viewBox="0 0 14 14">
                <circle cx="7" cy="7" r="5.5" />
              </LaterSample>
              {key.after}
            </>
          )}
          {target && (
            <>
              <TargetSample aria-hidden="true" viewBox="0 0 14 14">
                <path d="M7 0v14" />
              </TargetSample>
              {target.text}
            </>
          )}
        </Key>
      )}
      <Rows disablePadding>
        {rows.map((row) => (
          <Row key={row.label} data-main={row.main ? '' : undefined}>
            <RowName row={row} />
            <Strip aria-hidden="true" data-shape={row.d && shape}>
              <line data-axis="" x1="0" x2="100%" y1={axis} y2={axis} />
              {hours?.map(({ at }) => (
                <line key={at} data-axis="" x1={percent(at)} x2={percent(at)} y1="0" y2="100%" />
              ))}
              {row.again?.map((hour) => (
                <line key={hour} x1={percent(hour)} x2={percent(hour)} y1="25%" y2="75%" />
              ))}
              <Mark row={row} shape={shape} />
              {target && (
                <line
                  data-target=""
                  x1={percent(target.at)}
                  x2={percent(target.at)}
                  y1="0"
                  y2="100%"
                />
              )}
            </Strip>
            <Value>
              {row.fromText !== undefined && key && (
                <>
                  <VisuallyHidden>{`${key.before}: `}</VisuallyHidden>
                  <span>{row.fromText}</span>
                  <span aria-hidden="true">{key.arrow ?? '→'}</span>
                  <VisuallyHidden>{`${key.after}: `}</VisuallyHidden>
                </>
              )}
              <Result>
                <ValueText text={row.text} />
              </Result>
            </Value>
          </Row>
        ))}
        {hours && (
          <Row aria-hidden="true">
            <Strip>
              {hours.map(({ at, text }) => (
                <text key={at} x={percent(at)} y="14" textAnchor="middle">
                  {text}
                </text>
              ))}
            </Strip>
          </Row>
        )}
      </Rows>
      {table && <NumbersTable {...table} />}
    </PlotArea>
  );
}

function Mark({ row, shape }: { row: Row; shape: RowsDrawing['shape'] }) {
  const { at, from = 0, d, ys = [50, 50] } = row;
  const end = percent(at);
  const start = percent(from);
  if (shape === 'bar') return <rect x={start} y="25%" height="50%" width={percent(at - from)} />;
  return (
    <>
      {d ? (
        <StretchedDrawing>
          <path d={d} />
        </StretchedDrawing>
      ) : (
        <line x1={start} x2={end} y1="50%" y2="50%" />
      )}
      {row.fromText && <circle data-before="" cx={start} cy={percent(ys[0])} r="5" />}
      <circle cx={end} cy={percent(ys[1])} r="6.5" />
    </>
  );
}

const marks = {
  overflow: 'visible',
  '& circle, & rect': { fill: 'var(--fg)' },
  '& text': { fill: 'var(--muted)', fontSize: size.label },
  '& line, & path': {
    fill: 'none',
    stroke: 'var(--fg)',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  '& circle[data-before]': { fill: 'var(--card)', stroke: 'var(--fg)', strokeWidth: 1.5 },
} as const;

const IN_ONE_LINE = containerQueries.up(560);

const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1),
  marginBottom: spacing(1),
  fontSize: size.small,
  color: 'var(--muted)',
});

const Sample = styled('svg')({
  ...marks,
  width: 14,
  height: 14,
  '& path': { stroke: 'var(--fg)', strokeWidth: 2, strokeDasharray: '4 3' },
});

const LaterSample = styled(Sample)({ marginLeft: spacing(2) });

/** All rows share the columns of the list, and so the scale. */
const Rows = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, auto)',
  columnGap: spacing(3),
  [IN_ONE_LINE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(96px, auto)' },
});

const Row = styled('li')({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: 6,
  paddingBlock: spacing(1.5),
  '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
});

const Strip = styled('svg')({
  ...marks,
  gridRow: 2,
  gridColumn: '1 / -1',
  width: '100%',
  height: 28,
  '&[data-shape]': { height: 72 },
  '& line[data-axis]': { stroke: 'var(--line)', strokeWidth: 1 },
  '& line[data-target]': { strokeWidth: 1.5, strokeDasharray: '4 3' },
  '[data-main] > & circle:last-of-type, [data-main] > & rect': { fill: 'var(--accent)' },
  // Below the text a strip is as wide as the card, so that its hours fit.
  [containerQueries.down(560)]: {
    '& text[x="0%"]': { textAnchor: 'start' },
    '& text[x="100%"]': { textAnchor: 'end' },
  },
  [IN_ONE_LINE]: { gridRow: 1, gridColumn: 2 },
});

const Value = styled('span')({
  justifySelf: 'end',
  display: 'flex',
  gap: spacing(1),
  alignItems: 'baseline',
  color: 'var(--muted)',
  fontSize: size.text,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

const Result = styled('strong')({ fontWeight: 640, color: 'var(--fg)' });
