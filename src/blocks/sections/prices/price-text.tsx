import { styled } from '@mui/material/styles';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { size } from '../../../ui/theme/size.ts';
import type { PricedItem } from './priced.ts';

type Props = Pick<PricedItem, 'from' | 'amountText' | 'per'>;

/** "from $390 a month": the amount stands out, the words around it are small. */
export const LargePrice = ({ from, amountText, per }: Props) => (
  <Line>
    {from && <Words>{from} </Words>}
    {amountText && <LargeAmount>{amountText}</LargeAmount>}
    {per && (amountText ? <Words> {per}</Words> : <Instead>{per}</Instead>)}
  </Line>
);

/** At the end of a row: amounts stand below each other, so what follows one is in a line of its own. */
export const AlignedPrice = ({ from, amountText, per }: Props) => (
  <Column>
    {amountText && (
      <span>
        {from && <Words>{from} </Words>}
        <Amount>{amountText}</Amount>
      </span>
    )}
    {per && <Words> {per}</Words>}
  </Column>
);

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .45em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const Column = styled('p')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
  lineHeight: 1.4,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const Words = styled('span')({ color: 'var(--muted)', fontSize: size.small });

const Amount = styled('span')({ fontSize: size.large, fontWeight: 600, whiteSpace: 'nowrap' });

const LargeAmount = styled('span')({
  fontFamily: headingFont,
  fontSize: size.display,
  fontWeight: headingWeight,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

/** As tall as an amount, beside which it stands. */
const Instead = styled('span')({
  fontFamily: headingFont,
  fontSize: size.middle,
  fontWeight: headingWeight,
  lineHeight: 'calc(1.1 * 3rem)',
});
