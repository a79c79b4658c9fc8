import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../../ui/data/site-context.ts';
import { useNumeral } from '../../../ui/data/use-numeral.ts';
import { Picture } from '../../../ui/picture.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { buttonBox } from '../../../ui/theme/button.ts';

const PHONE = breakpoints.down('sm');

/** Poster, player and button are stacked on top of each other. */
export const PosterScreen = styled(Paper)({
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: 'var(--ink)',
  '--focus': 'var(--white)',
  breakInside: 'avoid',
  [PHONE]: { aspectRatio: 'auto' }, // on a phone the button is below the poster
  '@media print': { background: 'none' },
});

/** Styles of what fills the screen. */
export const filling = {
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
} as const;

export const Poster = styled(Picture)({
  ...filling,
  objectFit: 'cover',
  // As tall as the question before a film of another site.
  [PHONE]: { aspectRatio: '16 / 9', height: 'auto', minHeight: '100%' },
});

interface Props {
  seconds: number;
  onClick: () => void;
}

/** The button over the poster. */
export function PlayButton({ seconds, onClick }: Props) {
  const numeral = useNumeral();
  const { play } = useMessages().video;
  const length = `${numeral(Math.floor(seconds / 60))}:${numeral(seconds % 60, 2)}`;
  return (
    <Button
      type="button"
      data-js-only=""
      data-no-print=""
      data-track-button={play}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 3l15 9-15 9z" fill="currentColor" />
      </svg>
      {play}
      <Length>{length}</Length>
    </Button>
  );
}

const Button = styled('button')({
  ...buttonBox,
  gap: spacing(1.5),
  gridArea: '1 / 1',
  placeSelf: 'end start',
  minHeight: 0,
  margin: 'clamp(16px, 5.6%, 72px)',
  border: 0,
  background: 'var(--brand)',
  color: 'var(--on-brand, #fff)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--brand-dark)' },
  [PHONE]: {
    gridRow: 2,
    width: '100%',
    margin: 0,
    borderRadius: 0,
    '&:focus-visible': { outlineOffset: -6 }, // outside it would be cut off
  },
});

const Length = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 });

/** Below the picture. */
export const Below = styled(Typography)({ marginTop: spacing(2) });
