import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Case } from '../../../types/config.gen.ts';
import { Chart } from '../../../ui/chart/framed-chart.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { columnsFor } from '../../../ui/joined-cards.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { halves } from '../../../ui/theme/halves.ts';
import { size } from '../../../ui/theme/size.ts';
import { WIDE } from '../../../ui/theme/wide.ts';

interface Props {
  title: string;
  study: Pick<Case, 'chart' | 'finding' | 'results' | 'testimonial'>;
  section: Pick<SectionOf<'case-study'>, 'background' | 'layout'>;
}

/** The results, below their chart and its conclusion if the case has one. */
export function Results({ title, section: { background, layout }, study }: Props) {
  const quoted = layout === 'beside';
  const { chart, finding = chart?.title, results, testimonial } = study;
  const head = finding ? { eyebrow: title, title: finding } : { title };
  const columns = quoted ? 1 : columnsFor(results.length);
  const Items = LISTS[columns];
  const list = (
    <Items
      disablePadding
      data-columns={columns}
      sx={chart || quoted ? { marginTop: '36px' } : undefined}
    >
      {results.map((result) => (
        <Result key={result.label} {...result} />
      ))}
    </Items>
  );
  return (
    <StackedLayout
      background={background ?? (chart && 'ink')}
      weight={chart && 'heavy'}
      section={head}
    >
      {chart && <Chart chart={chart} />}
      {quoted ? (
        <Beside>
          <Quote {...testimonial} size="half" />
          {list}
        </Beside>
      ) : (
        list
      )}
    </StackedLayout>
  );
}

/** A share of a whole has a bar. What is no share has none: an indeterminate bar would say that work goes on. */
function Result({ label, value, progress, text }: Case['results'][number]) {
  const id = useId();
  const bar = progress !== undefined && <Bar id={id} value={progress} text={value} />;
  return (
    <li>
      <Value component="span" aria-hidden={bar ? true : undefined}>
        {value}
      </Value>
      <Label component={bar ? 'label' : 'span'} htmlFor={bar ? id : undefined}>
        {label}
      </Label>
      {bar || <Rule />}
      <Text color="textSecondary">
        <RichText text={text} />
      </Text>
    </li>
  );
}

const Beside = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  marginTop: 64,
  [WIDE]: halves,
});

const OneColumn = styled(List)({ display: 'grid', gap: '28px clamp(32px, 5vw, 72px)' });

const TwoColumns = styled(OneColumn)({
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const LISTS = {
  1: OneColumn,
  2: TwoColumns,
  3: styled(TwoColumns)({
    '@media (min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
};

const Value = styled(Typography)({
  display: 'block',
  fontFamily: headingFont,
  fontSize: size.title,
  fontWeight: headingWeight,
  lineHeight: 1,
  letterSpacing: '-0.02em',
}) as typeof Typography;

const Label = styled(Typography)({
  display: 'block',
  marginTop: 8,
  fontWeight: 600,
}) as typeof Typography;

const Bar = styled(Progress)({ marginTop: 12 });

/** As tall as a bar. */
const Rule = styled('div')({ height: 4, marginTop: 12, borderBottom: '1px solid var(--line)' });

const Text = styled(Typography)({ marginTop: 12, lineHeight: 1.6 });
