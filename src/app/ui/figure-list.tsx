import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingWeight } from '../theme/font-weights.ts';
import { headingFont } from '../theme/fonts.ts';
import { size } from '../theme/size.ts';
import type { CaseFigure } from '../types/config.gen.ts';

/**
 * Headline figures in a row, each above its label and, if given, how it was measured. A caller may
 * set `--columns`.
 */
export function FigureList({ figures, className }: { figures: CaseFigure[]; className?: string }) {
  const { List, Item, Label, Value } = figures.length % 2 === 1 ? ODD : EVEN;
  return (
    <List className={className}>
      {figures.map((figure) => (
        <Item key={figure.label} direction="column-reverse">
          <Label component="dt" color="textSecondary">
            {figure.label}
            {figure.source && <Source>{figure.source}</Source>}
          </Label>
          <Value component="dd">{figure.value}</Value>
        </Item>
      ))}
    </List>
  );
}

const Source = styled('span')({ display: 'block', marginTop: 12 });

const EVEN = {
  List: styled('dl')({
    display: 'grid',
    gridTemplateColumns: 'var(--columns, repeat(auto-fit, minmax(min(100%, 140px), 1fr)))',
    borderTop: '1px solid var(--line)',
    breakInside: 'avoid',
  }),
  Item: styled(Stack)({ justifyContent: 'flex-end', padding: '24px 24px 0 0' }),
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

const NARROW = '@media (max-width: 519.98px)';

/** Three figures in two columns would leave a gap: on a phone each stands beside its label. */
const ODD = {
  List: styled(EVEN.List)({ [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  Item: styled(EVEN.Item)({
    [NARROW]: { flexDirection: 'row-reverse', alignItems: 'baseline', gap: 16 },
  }),
  Label: styled(EVEN.Label)({ [NARROW]: { flex: 1 } }) as typeof Typography,
  Value: styled(EVEN.Value)({ [NARROW]: { minWidth: '36%' } }) as typeof Typography,
};
