import { styled } from '@mui/material/styles';
import { useSite } from '../../../ui/data/site-context.ts';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { onScreen, spacing } from '../../../ui/theme/breakpoints.ts';
import {
  COLUMNS,
  groundOf,
  type LayoutProps,
  OpeningWords,
  SPACE_ABOVE,
  WordsInColumns,
} from './layout-parts.tsx';
import { veilOver } from './veil.ts';

/** The picture fills the opening, with all words over it: at the left or, in narrow windows, at its foot. */
export function BehindLayout(props: LayoutProps) {
  const { section } = props;
  const { picture, figures, contents } = section;
  const { theme } = useSite();
  if (!picture) return <WordsInColumns {...props} />;
  const Frame = figures || contents ? Stage : LastStage;
  return (
    <Frame>
      <Words veil={veilOver(groundOf(section, theme), theme.colors)}>
        <OpeningWords {...props} />
      </Words>
      <PictureBehind picture={picture} fetch="first" />
    </Frame>
  );
}

const WIDE = onScreen(COLUMNS);

/** Of it the picture is always seen alone above the words, or beside them in a wide window. */
const Stage = styled('div')({
  '@media screen': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'end',
    minHeight: 'min(100svh - var(--header) - 64px, 680px)',
    marginTop: `calc(-1 * ${SPACE_ABOVE})`,
    paddingTop: 'min(30svh, 260px)',
  },
  [WIDE]: {
    alignItems: 'stretch',
    minHeight: 'clamp(400px, 76svh, 820px)',
    paddingTop: 0,
  },
});

/** Down to the end of the section. */
const LastStage = styled(Stage)({
  '@media screen': { marginBottom: 'calc(-1 * var(--space))' },
});

const PictureBehind = styled(LivePicture)({
  '--replay-top': '16px',
  '--replay-right': 'var(--gutter)',
  position: 'absolute',
  zIndex: -1,
  top: 0,
  left: 'calc(50% - 50vw)',
  width: '100vw',
  maxWidth: 'none',
  height: '100%',
  objectFit: 'cover',
  '& button': { padding: spacing(0, 1), background: 'var(--bg)' },
  '@media print': { display: 'none' },
});

/** From nothing to the veil as it is behind the words, without an edge (a cosine). */
const fadingIn = (side: 'bottom' | 'left', length: number, unit: 'px' | 'vw') => {
  const stops = ['18', '58', 'a7', 'e7', 'ff'].map(
    (alpha, index) => `#000000${alpha} ${((index + 1) * length) / 5}${unit}`,
  );
  return `linear-gradient(to ${side}, #0000, ${stops.join(', ')})`;
};

/** The veil is theirs: however long they are, it is behind all of them. */
const Words = styled('div', { shouldForwardProp: (name) => name !== 'veil' })<{ veil: number }>(
  ({ veil }) => ({
    '@media screen': {
      // The veil is as strong as these letters need.
      '--muted': 'var(--fg)',
      '--accent': 'var(--fg)',
      position: 'relative',
      isolation: 'isolate',
      paddingBottom: 'clamp(32px, 5vw, 56px)',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        top: -140,
        right: 'calc(50% - 50vw)',
        bottom: 0,
        left: 'calc(50% - 50vw)',
        background: 'var(--bg)',
        opacity: veil / 100,
        mask: fadingIn('bottom', 140, 'px'),
      },
    },
    [WIDE]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      width: 'min(54%, 680px)',
      paddingBlock: spacing(7),
      '&::before': {
        top: 0,
        right: '-25vw',
        left: '-50vw',
        mask: fadingIn('left', 25, 'vw'),
      },
    },
    '@media screen and (forced-colors: active)': { '&::before': { opacity: 1 } },
  }),
);
