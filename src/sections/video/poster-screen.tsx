import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { buttonBox } from '../../theme/button.ts';

/** The place of the picture: poster, player and button stand one upon the other. */
export const Screen = styled('div')({
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  '--focus': 'var(--white)',
  breakInside: 'avoid',
  '& > *': { gridArea: '1 / 1', width: '100%', height: '100%', minHeight: 0 },
  '& > img': { objectFit: 'cover' },
  '& > noscript > video': { width: '100%', height: '100%' },
  // A phone's poster is too small to have a button on it.
  '@media (max-width: 599.98px)': {
    aspectRatio: 'auto',
    '& > img': { aspectRatio: '16 / 9', height: 'auto' },
  },
  '@media print': { background: 'none', '& video': { display: 'none' } },
});

interface Props {
  seconds: number;
  onClick: () => void;
}

/** Over the poster. Its red is the only one that can be pressed. */
export function PlayButton({ seconds, onClick }: Props) {
  const { play } = useMessages().video;
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
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
  gap: 12,
  // Two classes: the screen stretches what stands in it.
  '&&': { width: 'auto', height: 'auto', minHeight: 0 },
  placeSelf: 'end start',
  margin: 'clamp(16px, 5.6%, 72px)',
  border: 0,
  background: 'var(--brand)',
  color: '#fff',
  cursor: 'pointer',
  '&:hover': { background: 'var(--brand-dark)' },
  '@media (max-width: 599.98px)': {
    '&&': { gridRow: 2, width: '100%' },
    margin: 0,
    borderRadius: 0,
    '&:focus-visible': { outlineOffset: -6 }, // the screen cuts what is outside
  },
});

/** Below the picture. */
export const Below = styled('p')({ marginTop: 16 });

const Length = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
