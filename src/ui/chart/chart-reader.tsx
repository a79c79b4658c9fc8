import { styled } from '@mui/material/styles';
import { type PointerEvent, useRef, useState } from 'react';
import type { TimeDrawing } from '../data/chart-drawing.ts';
import { spacing } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';

/** Reads a chart over time, one moment at a time: for the pointer, and with a slider for keys. */
export function ChartReader({ drawing }: { drawing: TimeDrawing }) {
  const { table, marks, title, bars } = drawing;
  const slider = useRef<HTMLInputElement>(null);
  const last = marks.length - 1;
  const [value, setValue] = useState(last);
  const [isShown, setIsShown] = useState(false);
  const [moment = '', ...numbers] = table.rows[value] ?? [];
  const { x = 0, ys = [] } = marks[value] ?? {};
  const lines = numbers.map((number, index) => `${table.head[index]}: ${number}`);
  const readAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = ((clientX - left) / width) * 100;
    const at = document.dir === 'rtl' ? 100 - share : share;
    const distance = (mark: { x: number }) => Math.abs(mark.x - at);
    setValue(
      marks.reduce((best, mark, index) => {
        const closest = marks[best];
        return closest && distance(mark) < distance(closest) ? index : best;
      }, 0),
    );
    setIsShown(true);
  };
  return (
    <Area
      onPointerMove={readAt}
      onPointerDown={(event) => {
        readAt(event);
        slider.current?.focus({ preventScroll: true });
      }}
      onPointerLeave={() => setIsShown(slider.current === document.activeElement)}
    >
      <Slider
        ref={slider}
        type="range"
        max={last}
        value={value}
        aria-label={title}
        aria-valuetext={`${moment}. ${lines.join('; ')}`}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
      />
      {isShown && (
        <>
          <Guide aria-hidden="true">
            <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
            {!bars &&
              ys.map(
                (y, index) =>
                  y !== null && <circle key={index} cx={`${x}%`} cy={`${y}%`} r="5.5" />,
              )}
          </Guide>
          <Reading
            aria-hidden="true"
            style={x < 50 ? { insetInlineStart: `${x}%` } : { insetInlineEnd: `${100 - x}%` }}
          >
            <strong>{moment}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Reading>
        </>
      )}
    </Area>
  );
}

/** A touch that moves up or down scrolls the page. */
const Area = styled('div')({
  position: 'relative',
  height: '100%',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@media print': { display: 'none' },
});

/** The area takes what the pointer does, as the moments are not equally far apart. */
const Slider = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  '&:focus-visible + svg': { outline: '2px solid var(--fg)', outlineOffset: 4 },
});

const Guide = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  '& line': { stroke: 'var(--fg)', strokeWidth: 1 },
  '& circle': { fill: 'var(--card)', stroke: 'var(--fg)', strokeWidth: 2.5 },
});

const Reading = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  display: 'grid',
  marginInline: spacing(1.5),
  padding: spacing(1, 1.5),
  border: '1px solid var(--fg)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  color: 'var(--fg)',
  fontSize: size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
