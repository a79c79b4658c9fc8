import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useSite } from '../../ui/data/site-context.ts';
import type { ShellGround } from '../../ui/data/types.ts';
import { Picture } from '../../ui/picture.tsx';

/** Header and footer are dark, unless the theme says otherwise. */
const DARK: ShellGround = { background: 'ink' };

export const useGround = (part: 'header' | 'footer'): ShellGround =>
  useSite().shell?.[part] ?? DARK;

interface Props extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  ground?: ShellGround;
  alt: string;
}

/** The logo for the background that it stands on. */
export function Logo({ ground = DARK, alt, ...props }: Props) {
  const { logoOnDark, logoOnLight } = useSite().site.brand;
  return ground.isLight ? (
    <OnLight picture={{ ...logoOnLight, alt }} {...props} />
  ) : (
    <OnDark picture={{ ...logoOnDark, alt }} {...props} />
  );
}

const Mark = styled(Picture)({ width: 'auto', height: 36 });

const OnDark = styled(Mark)({
  // The version for light backgrounds may not be loaded yet when the page is printed.
  '@media print': { filter: 'brightness(0)' },
  // Light forced colours also replace the dark background: the white logo made for it is then shown in black.
  '@media (forced-colors: active) and (prefers-color-scheme: light)': { filter: 'brightness(0)' },
});

const OnLight = styled(Mark)({
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
    filter: 'brightness(0) invert(1)',
  },
});
