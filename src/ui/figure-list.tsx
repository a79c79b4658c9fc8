import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseFigure } from '../types/config.gen.ts';
import { breakpoints, onScreen, PHONE, spacing } from './theme/breakpoints.ts';
import { headingWeight } from './theme/font-weights.ts';
import { headingFont } from './theme/fonts.ts';
import { size } from './theme/size.ts';
import { Value as ValueText } from './value.tsx';

interface Props {
  figures: CaseFigure[];
  /** True in a card: where that is narrow, the figures are below each other. */
  narrow?: boolean;
  className?: string;
}

/**
 * Headline figures in a row, each above its label and, if given, how it was measured. A caller may
 * set `--columns`.
 */
export function FigureList({ figures, narrow, className }: Props) {
  const isOdd = figures.length > 1 && figures.length % 2 === 1;
  const { List, Item, Label, Value } = narrow ? NARROW : isOdd ? ODD : ABOVE_LABELS;
  return (
    <List className={className}>
      {figures.map((figure) => (
        <Item key={figure.label} direction="column-reverse">
          <Label component="dt" color="textSecondary">
            {figure.label}
            {figure.source && <Source>{figure.source}</Source>}
          </Label>
          <Value component="dd">
            <ValueText text={figure.value} />
          </Value>
        </Item>
      ))}
    </List>
  );
}

const Source = styled('span')({ display: 'block', marginTop: spacing(1.5) });

const ABOVE_LABELS = {
  List: styled('dl')({
    display: 'grid',
    gridTemplateColumns: 'var(--columns, repeat(auto-fit, minmax(min(100%, 140px), 1fr)))',
    borderTop: '1px solid var(--line)',
    breakInside: 'avoid',
  }),
  Item: styled(Stack)({ justifyContent: 'flex-end', padding: 'min(24px, 10px + 1.6vw) 24px 0 0' }),
  Label: styled(Typography)({ lineHeight: 1.45 }) as typeof Typography,
  Value: styled(Typography)({
    fontFamily: headingFont,
    fontSize: size.display,
    fontWeight: headingWeight,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    marginBottom: 6,
    '@media print': { fontSize: size.middle }, // cards are narrow on paper
  }) as typeof Typography,
};

const oneColumnIn = (media: string) =>
  styled(ABOVE_LABELS.List)({ [media]: { gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Three figures in two columns would leave a gap: on a phone each is beside its label. */
const ODD = {
  List: oneColumnIn(PHONE),
  Item: styled(ABOVE_LABELS.Item)({
    [PHONE]: {
      flexFlow: 'row-reverse wrap-reverse', // above the label if there is no space beside it
      alignItems: 'baseline',
      columnGap: spacing(2),
    },
  }),
  Label: styled(ABOVE_LABELS.Label)({
    [PHONE]: { flex: '1 1 7.2em' },
  }) as typeof Typography,
  Value: styled(ABOVE_LABELS.Value)({
    [PHONE]: { minWidth: '46%' },
  }) as typeof Typography,
};

const NARROW = {
  ...ABOVE_LABELS,
  List: oneColumnIn(onScreen(breakpoints.down('lg'))),
};
