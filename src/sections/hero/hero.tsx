import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { inFirstScreen } from '../../theme/in-first-screen.ts';
import { Actions } from '../../ui/actions.tsx';
import { Badges } from '../../ui/badges.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { LivePicture } from '../../ui/live-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, Intro, SectionTitle } from '../../ui/section/headings.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { picture, actions, figures, layout } = section;
  const Words = layout ? Halves : Columns;
  const Drawing = layout ? Foot : Beside;
  const head = <Head section={section} headingId={headingId} />;
  const text = (
    <Intro>
      <RichText text={section.text} />
    </Intro>
  );
  return (
    <Root
      id={section.id}
      data-background={section.background ?? 'ink'}
      data-layout={layout}
      aria-labelledby={headingId}
    >
      <Container>
        {layout === 'over' ? (
          // Title and buttons come first all the same: they belong in the first screen.
          <Around>
            <div>{head}</div>
            <Actions actions={actions} />
            {picture && <Band picture={picture} fetch="first" />}
            {text}
          </Around>
        ) : (
          <Words>
            <div>
              {head}
              {text}
              <Actions actions={actions} />
            </div>
            {picture && <Drawing picture={picture} fetch="first" />}
          </Words>
        )}
        {figures && <FigureList figures={figures} />}
      </Container>
    </Root>
  );
}

function Head({ section, headingId }: { section: SectionOf<'hero'>; headingId: string }) {
  const { back, eyebrow, title, subtitle, badges } = section;
  return (
    <>
      {back && (
        <Back data-no-print>
          <TextLink link={back} />
        </Back>
      )}
      {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {subtitle && <Intro lang={subtitle.language}>{subtitle.text}</Intro>}
      {badges && <Badges badges={badges} />}
    </>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  paddingBlock: 'clamp(56px, 2rem + 5vw, 96px)',
  '@media print': { paddingBlock: 32 },
  '& ul': { marginTop: 20 },
  '& dl': { marginTop: 'clamp(32px, 5vw, 72px)' },
});

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  '@media (min-width: 720px) and (max-width: 899.98px)': {
    '&:has(> * + *)': { gridTemplateColumns: 'minmax(0, 1fr) 40%' },
  },
  '@media (min-width: 900px)': { gridTemplateColumns: '7fr 6fr' },
});

/** Title and text side by side, as nothing stands at their right; the buttons under the title. */
const Halves = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  '@media (min-width: 900px)': {
    '& > div': {
      display: 'grid',
      grid: 'auto auto 1fr / 7fr 5fr',
      columnGap: 'clamp(32px, 5vw, 80px)',
      '& > *': { gridColumn: 1 },
      '& > h1 ~ *': { gridColumn: 2, gridRowEnd: 'span 2' },
      '& > div:last-child': { gridColumn: 1 },
      '& > ul': { order: 1, alignSelf: 'start' },
    },
  },
});

/** Title and buttons side by side, then the picture, then the text. */
const Around = styled('div')({
  '@media (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    gap: 'clamp(28px, 3vw, 40px) clamp(32px, 5vw, 80px)',
    '& > *': { gridColumn: '1 / -1' },
    '& > div:has(+ div)': { gridColumn: 1 },
    '& > div + div': { gridColumn: 2, alignSelf: 'end', margin: 0 },
    '& > p': { maxWidth: 860, marginTop: 0 },
  },
});

/** Takes from the room between it and the words, never from the margin of the page. */
const Beside = styled(LivePicture)({
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  '@media (min-width: 720px)': {
    maxWidth: 'none',
    width: '112%',
    margin: '-3% 0 -3% -12%',
    '&, & > img': inFirstScreen,
  },
  '@media print': { display: 'none' },
});

/** From edge to edge of the window, cut to fill its room: what is drawn at its middle is always seen. */
const ToTheEdge = styled(LivePicture)({
  width: '100vw',
  marginInline: 'calc(50% - 50vw)',
  maxWidth: 'none',
  '&, & > img': { height: '25vw', minHeight: 240, objectFit: 'cover' },
  '@media print': {
    '&&': { width: '100%', margin: '16px 0' },
    '&, & > img': { height: 'auto', minHeight: 0 },
    // Light lines would be lost on paper.
    '[data-background=ink] &': { display: 'none' },
  },
  '&& > input': { top: 24 }, // clear of what is fixed at the window's foot
});

/** Below the words, down to the end of the section. */
const Foot = styled(ToTheEdge)({
  '*:last-child > &': { marginBottom: 'calc(-1 * clamp(56px, 2rem + 5vw, 96px))' },
});

/** In the column, whole; on a narrow window cut, or what it says would be too small to read. */
const Band = styled(ToTheEdge)({
  marginTop: 32,
  '@media (min-width: 900px)': {
    '&&': { width: '100%', margin: 0 },
    '&, & > img': { height: 'auto', minHeight: 0, ...inFirstScreen },
  },
});

const Back = styled('div')({
  marginBottom: 24,
  fontSize: '.9375rem',
  '& svg': { order: -1, transform: 'scaleX(-1)', margin: '0 10px 0 0' },
});
