import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';
import { phoneSign } from './phone-sign.tsx';
import { headingFont } from './theme/fonts.ts';
import { size } from './theme/size.ts';

type Props = ComponentProps<typeof Link> & { 'data-no-print'?: string | undefined };

/** A number to be called, or an address to be written to, in large letters. It is read on paper too. */
export function LargeLink({ children, 'data-no-print': _, ...link }: Props) {
  const isPhone = link.to.startsWith('tel:');
  const Shown = isPhone && `${children}`.length <= LONGEST ? Large : Longer;
  return (
    <Shown {...link}>
      {isPhone && phoneSign}
      {isPhone && typeof children === 'string' ? (
        <NoBreak text={children} asSingleChild isCalled />
      ) : (
        <bdi>{children}</bdi>
      )}
    </Shown>
  );
}

/** A number of so many characters fits in the narrowest window at the largest size. */
const LONGEST = 15;

const Large = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minWidth: 0,
  minHeight: 52, // as its neighbours
  color: 'var(--fg)',
  font: `650 ${size.display}/1.15 ${headingFont}`,
  fontVariantNumeric: 'tabular-nums',
  // Unlike 'anywhere', it asks its column for the width of a whole address.
  overflowWrap: 'break-word',
  textDecorationColor: 'var(--accent)',
  textDecorationThickness: 2,
  '&:hover': { textDecorationThickness: 4 },
  '& > *': { minWidth: 0 },
  '& svg': { width: '.8em', height: '.8em', flexShrink: 0, color: 'var(--accent)' },
});

/** An e-mail address is longer than a number, as is a number with the code of its country. */
const Longer = styled(Large)({ fontSize: size.title });
