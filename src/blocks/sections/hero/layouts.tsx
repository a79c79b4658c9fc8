import { styled } from '@mui/material/styles';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { Picture } from '../../../types/config.gen.ts';
import { usePictureSize } from '../../../ui/data/assets-context.ts';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { inFirstScreen } from '../../../ui/theme/layout.ts';
import { COLUMNS, type LayoutProps, OpeningWords, WordsInColumns } from './layout-parts.tsx';

/** The title beside the text with its buttons, the picture below all. */
function UnderLayout(props: LayoutProps) {
  const { picture, figures } = props.section;
  const PictureUnder = figures ? PictureToTheEdge : LastPicture;
  return (
    <Rows>
      <div>
        <WordsInColumns {...props} />
      </div>
      {picture && <PictureUnder picture={picture} fetch="first" />}
    </Rows>
  );
}

/** The gap has room for the button that plays the picture again. */
const Rows = styled('div')({ display: 'grid', gap: 'clamp(52px, 5vw, 72px)' });

const TABLET = breakpoints.between('sm', 'lg');

/** Across the full width of the window, cropped at the sides: its middle is always visible, enlarged on a tablet. */
const PictureToTheEdge = styled(LivePicture)({
  // Above the picture, at the right edge of the column of text.
  '--replay-top': '-28px',
  '--replay-right': 'max(var(--gutter), calc(50% - var(--content) / 2))',
  width: '100vw',
  height: 'max(25vw, 240px)',
  maxWidth: 'none',
  marginInline: 'calc(50% - 50vw)',
  objectFit: 'cover',
  [TABLET]: {
    height: 336,
    overflowX: 'clip',
    '& img': { height: 240, scale: '1.4', transformOrigin: 'top' },
  },
  '@media print': {
    width: '100%',
    height: 'auto',
    margin: spacing(2, 0),
    // Light lines would be invisible in print.
    '[data-background=ink] &': { display: 'none' },
  },
});

/** Down to the end of the section. */
const LastPicture = styled(PictureToTheEdge)({ marginBottom: 'calc(-1 * var(--space))' });

/** The title in the full width, the text and the buttons below it, then the picture. */
function OverLayout(props: LayoutProps) {
  const { picture } = props.section;
  return (
    <>
      <OpeningWords {...props} />
      {picture && <PictureInRow picture={picture} fetch="first" />}
    </>
  );
}

/** Complete in its column; cropped in a narrow window, where its text would be too small. */
const PictureInRow = styled(PictureToTheEdge)({
  marginTop: spacing(6.5),
  [COLUMNS]: {
    '--replay-top': '100%',
    '--replay-right': 0,
    width: '100%',
    height: 'auto',
    margin: spacing(4, 0, 0),
    borderRadius: 'var(--picture)',
    ...inFirstScreen,
  },
});

/** The picture at the right of all text as in `BesideLayout`, but as high as the section and cropped by the window. */
function EdgeLayout(props: LayoutProps) {
  const { picture } = props.section;
  return (
    <>
      <TextColumn>
        <OpeningWords {...props} />
      </TextColumn>
      {picture && <PictureAtEdge picture={picture} />}
    </>
  );
}

function PictureAtEdge({ picture }: { picture: Picture }) {
  const isFocused = usePictureSize(picture.src).fitted?.position !== undefined;
  const Frame = isFocused ? CropAroundFocus : Crop;
  return (
    <Frame>
      <LivePicture picture={picture} fetch="first" />
    </Frame>
  );
}

const TextColumn = styled('div')({
  [COLUMNS]: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    width: '47%',
    minHeight: 'min(40vw, 62svh, 620px)',
  },
});

/** Its picture is larger than it, and ends at the edge of the window. */
const Crop = styled('div')({
  '--replay-top': '-44px',
  '--replay-right': 'var(--gutter)',
  width: '100vw',
  height: 'min(72vw, 440px)',
  margin: '48px calc(50% - 50vw) calc(-1 * var(--space))',
  '& > *': { height: '100%' },
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    scale: '1.12',
    transformOrigin: '50% 0', // it grows away from the buttons above it
  },
  [COLUMNS]: {
    // At the left, where fewer lines are.
    '--replay-top': 'calc(100% - 44px)',
    '--replay-right': 'calc(100% - 7.5em)',
    position: 'absolute',
    zIndex: 1, // over the background of the breadcrumbs
    inset: 'calc(-1 * var(--above, 0px)) 0 0 50%',
    width: 'auto',
    height: 'auto',
    margin: 0,
    overflow: 'clip',
    pointerEvents: 'none',
    '& img': { scale: '1.24', transformOrigin: 'left' },
    '& button': { pointerEvents: 'auto', background: 'var(--bg)' },
  },
  '@media print': { display: 'none' },
});

/** Enlarged, its right side would be cut off whatever its focal point is. */
const CropAroundFocus = styled(Crop)({ '& img': { scale: 'none' } });

/** A chunk of its own, for the pages that have it. */
const BehindLayout = lazyComponent(async () => (await import('./behind.tsx')).BehindLayout);

const LAYOUTS = { behind: BehindLayout, edge: EdgeLayout, over: OverLayout, under: UnderLayout };

/** The layout that a section chooses. */
export function ChosenLayout(props: LayoutProps) {
  const { layout } = props.section;
  const Layout = layout && LAYOUTS[layout];
  return Layout && <Layout {...props} />;
}
