import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { headingWeight } from '../../theme/font-weights.ts';
import { headingFont } from '../../theme/fonts.ts';
import { halves } from '../../theme/halves.ts';
import type { Case } from '../../types/config.gen.ts';
import { columnsFor } from '../../ui/cells.tsx';
import { Chart } from '../../ui/chart/framed-chart.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Quote } from '../../ui/quote.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

interface Props {
  title: string;
  study: Pick<Case, 'chart' | 'finding' | 'results' | 'testimonial'>;
  /** True to set the client's words beside the results. */
  quoted: boolean;
}

/** What was measured: below the plot of it, under what is to be concluded, where there is one. */
export function Results({ title, quoted, study }: Props) {
  const { chart, finding = chart?.title, results, testimonial } = study;
  const section = finding ? { eyebrow: title, title: finding } : { title };
  const list = (
    <List data-columns={quoted ? 1 : columnsFor(results.length)}>
      {results.map((result) => (
        <Result key={result.label} {...result} />
      ))}
    </List>
  );
  return (
    <StackedLayout background={chart && 'ink'} weight={chart && 'heavy'} section={section}>
      {chart && <Chart chart={chart} />}
      {quoted ? (
        <Beside>
          <Quote {...testimonial} large />
          {list}
        </Beside>
      ) : (
        list
      )}
    </StackedLayout>
  );
}

/** A result without a share of a whole has a striped bar: it is not compared with anything. */
function Result({ label, value, progress, text }: Case['results'][number]) {
  const id = useId();
  return (
    <li>
      <Value aria-hidden>{value}</Value>
      <Label htmlFor={id}>{label}</Label>
      <Progress id={id} value={progress} text={value} />
      <p>
        <RichText text={text} />
      </p>
    </li>
  );
}

const Beside = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'center',
  marginTop: 64,
  // Two columns share the room: it is read as text, with the weight of a lead.
  '&&& blockquote p': { fontSize: 'clamp(1.25rem, 1.1rem + .7vw, 1.75rem)', lineHeight: 1.4 },
  '@media (min-width: 1000px)': halves,
});

const List = styled('ul')({
  display: 'grid',
  gap: '28px clamp(32px, 5vw, 72px)',
  'figure + &': { marginTop: 36 },
  '& progress': { marginTop: 12 },
  '& p': { color: 'var(--muted)', marginTop: 12, lineHeight: 1.6 },
  '@media (min-width: 720px)': {
    '&:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media (min-width: 960px)': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Value = styled('span')({
  display: 'block',
  fontFamily: headingFont,
  fontSize: '2rem',
  fontWeight: headingWeight,
  lineHeight: 1,
  letterSpacing: '-0.02em',
});

const Label = styled('label')({ display: 'block', marginTop: 8, fontWeight: 600 });
