import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from './link.tsx';
import { phoneSign } from './phone-sign.tsx';
import { headingFont } from './theme/fonts.ts';
import { size } from './theme/size.ts';

type Props = ComponentProps<typeof Link> & { 'data-no-print'?: string | undefined };

/** A number to be called, or an address to be written to, in large letters. It is read on paper too. */
export function LargeLink({ children, 'data-no-print': _, ...link }: Props) {
  const isPhone = link.to.startsWith('tel:');
  const Shown = isPhone ? Large : Longer;
  return (
    <Shown {...link}>
      {isPhone && phoneSign}
      <bdi>{children}</bdi>
    </Shown>
  );
}

const Large = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minHeight: 52, // as its neighbours
  color: 'var(--fg)',
  font: `650 ${size.display}/1.15 ${headingFont}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textDecorationColor: 'var(--accent)',
  textDecorationThickness: 2,
  '&:hover': { textDecorationThickness: 4 },
  '& svg': { width: '.8em', height: '.8em', flexShrink: 0, color: 'var(--accent)' },
});

/** An e-mail address is longer than a number. */
const Longer = styled(Large)({ fontSize: size.title });
