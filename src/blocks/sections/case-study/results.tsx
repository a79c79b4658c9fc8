import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Case } from '../../../types/config.gen.ts';
import { FramedChart } from '../../../ui/chart/framed-chart.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { columnsFor } from '../../../ui/joined-cards.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Quote } from '../../../ui/quote.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';

interface Props {
  title: string;
  study: Pick<Case, 'chart' | 'finding' | 'results' | 'testimonial'>;
  section: Pick<SectionOf<'case-study'>, 'background' | 'layout'>;
}

/** The results, below their chart and its conclusion if the case has one. */
export function Results({ title, section: { background, layout }, study }: Props) {
  const quoted = layout === 'beside' && study.testimonial;
  const { chart, finding = chart?.title, results = [] } = study;
  const head = finding ? { eyebrow: title, title: finding } : { title };
  const columns = quoted ? 1 : columnsFor(results.length);
  const Items = LISTS[columns];
  const list = results.length > 0 && (
    <Items
      disablePadding
      data-columns={columns}
      sx={chart || quoted ? { marginTop: spacing(4.5) } : undefined}
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
      {chart && <FramedChart chart={chart} />}
      {quoted ? (
        <Beside>
          <Quote {...quoted} size="half" />
          {list}
        </Beside>
      ) : (
        list
      )}
    </StackedLayout>
  );
}

/** A share of a whole has a bar. What is no share has none: an indeterminate bar would say that work goes on. */
function Result({ label, value, progress, text }: NonNullable<Case['results']>[number]) {
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
  gap: spacing(6),
  alignItems: 'start',
  marginTop: spacing(8),
  [breakpoints.up('lg')]: halves,
});

const OneColumn = styled(List)({ display: 'grid', gap: '28px clamp(32px, 5vw, 72px)' });

const TwoColumns = styled(OneColumn)({
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const LISTS = {
  1: OneColumn,
  2: TwoColumns,
  3: styled(TwoColumns)({
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
  marginTop: spacing(1),
  fontWeight: 600,
}) as typeof Typography;

const Bar = styled(Progress)({ marginTop: spacing(1.5) });

/** As tall as a bar. */
const Rule = styled('div')({
  height: 4,
  marginTop: spacing(1.5),
  borderBottom: '1px solid var(--line)',
});

const Text = styled(Typography)({ marginTop: spacing(1.5), lineHeight: 1.6 });
