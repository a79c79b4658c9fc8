import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Actions } from '../../../ui/actions.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Intro } from '../../../ui/section/headings.tsx';
import { inFirstScreen } from '../../../ui/theme/in-first-screen.ts';

interface Props {
  section: SectionOf<'hero'>;
  /** The link back and the eyebrow. */
  above: ReactNode;
  /** The title with the subtitle and the badges. */
  head: ReactNode;
}

const COLUMNS = '@media (min-width: 900px)';

/** The picture at the right of all text. */
function BesideLayout({ section: { text, actions, picture }, above, head }: Props) {
  return (
    <SideBySide>
      <div>
        {above}
        {head}
        <Intro>
          <RichText text={text} />
        </Intro>
        <Actions actions={actions} />
      </div>
      {picture && <PictureBeside picture={picture} fetch="first" />}
    </SideBySide>
  );
}

const SideBySide = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  [COLUMNS]: { gridTemplateColumns: '7fr 6fr' },
});

/** Below the text in narrow windows: beside it, the letters in the picture would be too small to read. */
const PictureBeside = styled(LivePicture)({
  width: '100%',
  maxWidth: 640,
  maxHeight: 'var(--picture-height)',
  objectFit: 'contain',
  marginInline: 'auto',
  // It extends into the gap beside the text, never into the margin of the page.
  [COLUMNS]: {
    maxWidth: 'none',
    width: '112%',
    margin: '-3% 0 -3% -12%',
    ...inFirstScreen,
  },
  '@media print': { display: 'none' },
});

/** The title beside the text with its buttons, the picture below all. */
function UnderLayout({ section: { text, actions, picture, figures }, above, head }: Props) {
  const PictureUnder = figures ? PictureToTheEdge : LastPicture;
  return (
    <Rows>
      <div>
        {above}
        <TwoColumns>
          <div>{head}</div>
          <div>
            <TextBeside>
              <RichText text={text} />
            </TextBeside>
            <Actions actions={actions} />
          </div>
        </TwoColumns>
      </div>
      {picture && <PictureUnder picture={picture} fetch="first" />}
    </Rows>
  );
}

/** The gap has room for the button that plays the picture again. */
const Rows = styled('div')({ display: 'grid', gap: 'clamp(52px, 5vw, 72px)' });

const TwoColumns = styled('div')({
  [COLUMNS]: {
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    columnGap: 'clamp(32px, 5vw, 80px)',
  },
});

/** Its capitals are as high as those of the title beside it. */
const TextBeside = styled(Intro)({ [COLUMNS]: { marginTop: 0 } });

const TABLET = '@media (min-width: 600px) and (max-width: 899.98px)';

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
    margin: '16px 0',
    // Light lines would be invisible in print.
    '[data-background=ink] &': { display: 'none' },
  },
});

/** Down to the end of the section. */
const LastPicture = styled(PictureToTheEdge)({ marginBottom: 'calc(-1 * var(--space))' });

/** The title in the full width, the text and the buttons below it, then the picture. */
function OverLayout({ section: { text, actions, picture }, above, head }: Props) {
  return (
    <>
      {above}
      {head}
      <Intro>
        <RichText text={text} />
      </Intro>
      <Actions actions={actions} />
      {picture && <PictureInRow picture={picture} fetch="first" />}
    </>
  );
}

/** Complete in its column; cropped in a narrow window, where its text would be too small. */
const PictureInRow = styled(PictureToTheEdge)({
  marginTop: 52,
  [COLUMNS]: {
    '--replay-top': '100%',
    '--replay-right': 0,
    width: '100%',
    height: 'auto',
    margin: '32px 0 0',
    ...inFirstScreen,
  },
});

export const LAYOUTS = { beside: BesideLayout, under: UnderLayout, over: OverLayout };
