import { styled } from '../../theme/styled.tsx';
import type { VendorSample } from '../../types/config.gen.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Log } from '../../ui/log-lines.tsx';

/** A few lines as the tool writes them, on a screen of its own. */
export function Sample({ name, trace, lines }: VendorSample) {
  return (
    <div data-background="ink">
      <Exhibit name={name}>
        <Log>
          {trace && <Trace values={trace} />}
          {lines.map(({ text, main }) => (
            <div key={text} data-main={main ? '' : undefined}>
              {text}
            </div>
          ))}
        </Log>
      </Exhibit>
    </div>
  );
}

/** Measures from left to right; the lines below it say what there is to see. */
function Trace({ values }: { values: number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <Line
      aria-hidden="true"
      viewBox={`0 ${-high} ${values.length - 1} ${high - low}`}
      preserveAspectRatio="none"
    >
      <polyline points={values.map((value, at) => `${at},${-value}`).join(' ')} />
    </Line>
  );
}

const Line = styled('svg')({
  width: '100%',
  height: 72,
  marginBottom: 12,
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--fg)',
  strokeWidth: 1.5,
  '& > *': { vectorEffect: 'non-scaling-stroke' },
});
