import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Badges } from '../../ui/badges.tsx';
import { Content } from '../../ui/content.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { LivePicture } from '../../ui/live-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, Intro, SectionTitle } from '../../ui/section-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { back, eyebrow, title, subtitle, text, picture, badges, actions, figures, layout } =
    section;
  const Words = layout ? Halves : Columns;
  const Drawing = layout ? ToTheEdge : Beside;
  return (
    <Root
      id={section.id}
      data-background={section.background ?? 'ink'}
      data-layout={layout}
      aria-labelledby={headingId}
    >
      <Content>
        <Words>
          <div>
            {back && (
              <Back data-no-print>
                <TextLink link={back} />
              </Back>
            )}
            {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
            <SectionTitle id={headingId}>{title}</SectionTitle>
            {subtitle && <Intro lang={subtitle.language}>{subtitle.text}</Intro>}
            {badges && <Badges badges={badges} />}
            <Intro>
              <RichText text={text} />
            </Intro>
            <Actions actions={actions} />
          </div>
          {picture && <Drawing picture={picture} fetch="first" />}
        </Words>
        {figures && <FigureList figures={figures} />}
      </Content>
    </Root>
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
    '&:has(> * + *)': {
      gridTemplateColumns: 'minmax(0, 1fr) 40%',
      '& h1': { fontSize: '2.625rem' },
    },
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

/** Takes from the room between it and the words, never from the margin of the page. */
const Beside = styled(LivePicture)({
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  '@media (min-width: 720px)': {
    maxWidth: 'none',
    width: '112%',
    margin: '-3% 0 -3% -12%',
  },
  '@media print': { display: 'none' },
});

/**
 * From edge to edge of the window, cut to fill its room: what is drawn at its middle is always seen.
 * Over the words it takes most of the room above them.
 */
const ToTheEdge = styled(LivePicture)({
  width: '100vw',
  marginInline: 'calc(50% - 50vw)',
  maxWidth: 'none',
  '*:last-child > &': { marginBottom: 'calc(-1 * clamp(56px, 2rem + 5vw, 96px))' },
  '[data-layout=over] &': { marginBlock: '-2vw 0', order: -1 },
  '&, & > img': { height: '25vw', minHeight: 240, objectFit: 'cover' },
  '@media print': {
    '&&': { width: '100%', margin: '16px 0' },
    '&, & > img': { height: 'auto', minHeight: 0 },
    // Light lines would be lost on paper.
    '[data-background=ink] &': { display: 'none' },
  },
  '&& > input': { top: 24 }, // clear of what is fixed at the window's foot
});

const Back = styled('div')({
  marginBottom: 24,
  fontSize: '.9375rem',
  '& svg': { order: -1, transform: 'scaleX(-1)', margin: '0 10px 0 0' },
});
