import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { Actions } from '../../ui/actions.tsx';
import { Badges } from '../../ui/badges.tsx';
import { Content } from '../../ui/content.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { LivePicture } from '../../ui/live-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, SectionTitle } from '../../ui/section-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { back, eyebrow, title, subtitle, text, picture, badges, actions, figures, layout } =
    section;
  const { Words, Drawing } = SHAPES[layout ?? 'beside'];
  const drawing = picture && <Drawing picture={picture} fetch="first" />;
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
            {subtitle && <Subtitle lang={subtitle.language}>{subtitle.text}</Subtitle>}
            {badges && (
              <Tags>
                <Badges badges={badges} />
              </Tags>
            )}
            <Text>
              <RichText text={text} />
            </Text>
            <Actions actions={actions} />
          </div>
          {!layout && drawing}
        </Words>
        {figures && <FigureList figures={figures} />}
      </Content>
      {layout && drawing}
    </Root>
  );
}

const Root = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: '1px solid var(--line)', // a horizon, where what follows is as dark
  paddingBlock: 'clamp(48px, 2rem + 5vw, 104px) clamp(56px, 2rem + 5vw, 96px)',
  '&[data-layout=under]': { paddingBottom: 0 },
  '@media (max-width: 899.98px)': { '&[data-layout]': { paddingBottom: 0 } },
  '@media print': { '&&': { paddingBlock: '24px 12px' } },
});

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  '& + dl': { marginTop: 'clamp(40px, 4vw, 72px)' },
  '@media (min-width: 720px) and (max-width: 899.98px)': {
    '&:has(> * + *)': { gridTemplateColumns: 'minmax(0, 1fr) 40%' },
    '&:has(> * + *) h1': { fontSize: '2.625rem' },
  },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
});

/** Title and text side by side, as nothing stands at their right. */
const Halves = styled('div')({
  '@media (min-width: 900px)': {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: halves.columnGap,
      '& > *': { gridColumn: '1 / -1' },
      '& > h1': { gridColumn: 1, gridRow: 'auto / span 9' },
      '& > h1 ~ *': { gridColumn: 2 },
      '& > h1 + *': { marginTop: 6 },
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

/** Below the words, from edge to edge of the window; what is drawn at its middle is always seen. */
const toTheEdges = {
  marginTop: 'clamp(32px, 4vw, 64px)',
  width: '100%',
  height: 'clamp(220px, 25vw, 560px)',
  objectFit: 'cover',
  '& > img': { height: '100%', objectFit: 'inherit', objectPosition: 'inherit' },
  '& > input': { top: 'auto', bottom: 0, right: 'calc(var(--gutter) - 16px)' },
  '@media print': { display: 'none' },
} as const;

const Under = styled(LivePicture)(toTheEdges);

/** At the right of the words, from top to bottom, to the edge of the window. */
const Edge = styled(LivePicture)({
  ...toTheEdges,
  objectPosition: 'left',
  '@media (max-width: 899.98px)': { height: 'clamp(260px, 40vw, 360px)' },
  '@media (min-width: 900px)': {
    '&&': { position: 'absolute' },
    inset: '0 0 0 52%',
    width: '48%',
    height: '100%',
    margin: 0,
  },
});

/** By its `layout`: how the words stand, and the drawing. */
const SHAPES = {
  beside: { Words: Columns, Drawing: Beside },
  under: { Words: Halves, Drawing: Under },
  edge: { Words: Columns, Drawing: Edge },
};

const Subtitle = styled('p')({ ...type.middle, marginTop: 20 });

const Text = styled('p')({
  ...type.lead,
  color: 'var(--muted)',
  marginTop: 24,
  maxWidth: 600,
});

const Back = styled('div')({
  marginBottom: 24,
  fontSize: '.9375rem',
  '& svg': { order: -1, transform: 'scaleX(-1)', margin: '0 10px 0 0' },
});

const Tags = styled('div')({ marginTop: 24 });
