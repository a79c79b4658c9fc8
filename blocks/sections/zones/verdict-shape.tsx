import { styled } from '@mui/material/styles';
import { size } from 'site-in-json/blocks/v1';
import type { Flow } from '../../types.gen.ts';

interface Props {
  verdict: Flow['verdict'];
  number: number;
  main?: boolean;
}

/** Ring: allowed. Double ring: inspected. Full square: blocked. */
export function VerdictShape({ verdict, number, main }: Props) {
  return (
    <Shape data-verdict={verdict} data-main={main ? '' : undefined}>
      {verdict === 'blocked' ? <rect x="-11" y="-11" width="22" height="22" /> : <circle r="12" />}
      {verdict === 'inspected' && <circle r="9" data-inner="" />}
      <text y="4" textAnchor="middle">
        {number}
      </text>
    </Shape>
  );
}

/** The same shape beside a text. */
export const VerdictMark = (props: Props) => (
  <Mark aria-hidden="true" viewBox="-14 -14 28 28">
    <VerdictShape {...props} />
  </Mark>
);

const Shape = styled('g')({
  '& circle': { fill: 'var(--card)', stroke: 'var(--fg)', strokeWidth: 1.5 },
  '& circle[data-inner]': { fill: 'none', strokeWidth: 1 },
  '& rect': { fill: 'var(--fg)', stroke: 'var(--fg)' },
  '& text': { fill: 'var(--fg)', fontSize: size.label, fontWeight: 650 },
  '&[data-verdict=blocked] text': { fill: 'var(--card)' },
  '&[data-verdict=blocked][data-main] rect': { fill: 'var(--brand)', stroke: 'var(--brand)' },
  '&[data-verdict=blocked][data-main] text': { fill: 'var(--white)' },
  '@media print': {
    '&[data-verdict=blocked] rect, &[data-verdict=blocked][data-main] rect': {
      fill: 'var(--card)',
      stroke: 'var(--fg)',
      strokeWidth: 3,
    },
    '&[data-verdict=blocked] text, &[data-verdict=blocked][data-main] text': {
      fill: 'var(--fg)',
    },
  },
});

const Mark = styled('svg')({ width: 28, height: 28, flexShrink: 0, overflow: 'visible' });
