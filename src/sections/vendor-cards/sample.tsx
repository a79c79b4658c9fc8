import { monoFont } from '../../theme/mono.ts';
import { styled } from '../../theme/styled.tsx';
import type { VendorSample } from '../../types/config.gen.ts';

/** A few lines as the tool writes them, on a screen of its own. */
export function Sample({ name, trace, lines }: VendorSample) {
  return (
    <Screen data-background="ink">
      <figcaption>{name}</figcaption>
      {trace && <Trace values={trace} />}
      {lines.map(({ text, main }) => (
        <p key={text} data-main={main ? '' : undefined}>
          {text}
        </p>
      ))}
    </Screen>
  );
}

/** Measures from left to right; the lines below it say what there is to see. */
function Trace({ values }: { values: number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${values.length - 1} 1`} preserveAspectRatio="none">
      <polyline
        points={values.map((value, x) => `${x},${(high - value) / (high - low || 1)}`).join(' ')}
      />
    </svg>
  );
}

const Screen = styled('figure')({
  padding: 'clamp(16px, 2vw, 24px)',
  borderRadius: 'var(--radius)',
  fontFamily: monoFont,
  fontSize: '.8125rem',
  lineHeight: 1.7,
  '& > figcaption': { marginBottom: 12, color: 'var(--muted)' },
  // A line that does not fit goes on further in.
  '& > p': {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: '0 0 0 2ch',
    textIndent: '-2ch',
  },
  '& > [data-main]': {
    margin: '0 0 0 -12px',
    paddingLeft: 'calc(2ch + 12px)',
    fontWeight: 700,
    boxShadow: 'inset 3px 0 0 var(--accent)',
  },
  '& svg': { width: '100%', height: 72, marginBottom: 12, overflow: 'visible' },
  '& polyline': {
    fill: 'none',
    stroke: 'var(--fg)',
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
});
