import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { size } from '../../../ui/theme/size.ts';
import { Value } from '../../../ui/value.tsx';

/** Figures in a row, or stacked beside their heading; a single figure is as large as the section. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const { items, layout } = section;
  const single = items.length === 1 && items[0];
  return (
    <ConfiguredLayout weight={single ? 'heavy' : 'light'} section={section}>
      {single && <Single {...single} />}
      {!single && (layout ? <Rows items={items} /> : <FigureList figures={items} />)}
    </ConfiguredLayout>
  );
}

type Items = SectionOf<'figures'>['items'];

const Rows = ({ items }: { items: Items }) => (
  <Stack component="dl">
    {items.map(({ label, value }) => (
      <Row key={label} direction="row-reverse">
        <RowLabel component="dt" color="textSecondary">
          {label}
        </RowLabel>
        <RowValue component="dd" variant="display">
          <Value text={value} />
        </RowValue>
      </Row>
    ))}
  </Stack>
);

const Row = styled(Stack)({
  alignItems: 'baseline',
  gap: 'clamp(16px, 3vw, 40px)',
  paddingBlock: spacing(2),
  borderTop: '1px solid var(--line)',
});

const RowLabel = styled(Typography)({
  flex: 1,
  fontSize: size.large,
  lineHeight: 1.45,
}) as typeof Typography;

const RowValue = styled(Typography)({ minWidth: '30%' }) as typeof Typography;

const Single = ({ label, value }: Items[number]) => (
  <dl>
    <SingleFigure direction="column-reverse">
      <SingleLabel component="dt" variant="middle">
        {label}
      </SingleLabel>
      <SingleValue component="dd">
        <Value text={value} />
      </SingleValue>
    </SingleFigure>
  </dl>
);

const SingleFigure = styled(Stack)({
  gap: 'clamp(12px, 3vw, 48px)',
  [breakpoints.up('md')]: {
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'last baseline',
  },
});

const SingleLabel = styled(Typography)({
  flex: 1,
  maxWidth: 640,
  textWrap: 'balance',
}) as typeof Typography;

const SingleValue = styled(Typography)({
  font: `${headingWeight} clamp(5rem, 2rem + 13vw, 13rem)/.9 ${headingFont}`,
  marginLeft: '-.05em', // the side bearing of the first digit
  letterSpacing: '-.045em',
  overflowWrap: 'anywhere',
  '@media print': { fontSize: '4rem', marginLeft: 0 },
}) as typeof Typography;
