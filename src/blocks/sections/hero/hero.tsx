import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { boundWords } from '../../../lib/bound-words.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Badges } from '../../../ui/badges.tsx';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { Eyebrow, Intro, SectionTitle } from '../../../ui/section/headings.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { inFirstScreen } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { Contents } from './contents.tsx';
import {
  COLUMNS,
  groundOf,
  type LayoutProps,
  OpeningWords,
  SPACE_ABOVE,
  WordsInColumns,
} from './layout-parts.tsx';

/** A chunk of its own: most pages have the other layout. */
const ChosenLayout = lazyComponent(async () => (await import('./layouts.tsx')).ChosenLayout);

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { theme } = useSite();
  const { contents, figures, layout, picture } = section;
  // A picture as high as the section would cover what stands below the text.
  const isCovered = layout === 'edge' && (contents || figures);
  const Layout = layout && !isCovered ? ChosenLayout : BesideLayout;
  const isBehind = layout === 'behind' && picture;
  const Frame = contents && !isBehind ? RootWithContents : layout === 'edge' ? RootToTheEdge : Root;
  return (
    <Frame
      id={section.id}
      data-background={groundOf(section, theme)}
      data-layout={layout}
      data-flush={(layout === 'under' || isBehind) && picture && !figures ? '' : undefined}
      aria-labelledby={headingId}
    >
      <Container>
        <Layout
          section={section}
          above={<AboveTitle section={section} />}
          head={<Head section={section} headingId={headingId} />}
        />
        {figures && <Figures figures={figures} />}
        {contents && <Contents title={contents} />}
      </Container>
    </Frame>
  );
}

function AboveTitle({ section: { back, eyebrow } }: { section: SectionOf<'hero'> }) {
  return (
    <>
      {back && (
        <Back data-no-print>
          <TextLink link={back} back />
        </Back>
      )}
      {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
    </>
  );
}

function Head({ section, headingId }: { section: SectionOf<'hero'>; headingId: string }) {
  const { title, subtitle, badges } = section;
  return (
    <>
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {subtitle && <Intro lang={subtitle.language}>{subtitle.text}</Intro>}
      {badges && <Facts badges={badges} />}
    </>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  padding: `${SPACE_ABOVE} 0 var(--space)`,
});

/** Its picture clips itself: it begins beside the breadcrumbs above the section, where there are any. */
const RootToTheEdge = styled(Root)({
  position: 'relative',
  [COLUMNS]: { overflow: 'visible' },
  'nav + &': { '--above': '24px' },
});

/** The picture leaves space for the contents in the first screen. */
const RootWithContents = styled(Root)({
  '--picture-height': '30svh',
  [breakpoints.up('lg')]: { '--picture-height': '36svh' },
  paddingBlock: 'clamp(36px, 5vw, 72px)',
});

const Back = styled('div')({ marginBottom: 'min(24px, 2svh)', fontSize: size.small });

/** Closer to the title, which they belong to, than to the text. */
const Facts = styled(Badges)({ margin: 'min(18px, 1.8svh) 0 min(28px, 2.8svh)' });

const Figures = styled(FigureList)({ marginTop: 'clamp(32px, 5vw, 72px)' });

/** The picture at the right of all text; without one, the text at the right of the title. */
function BesideLayout(props: LayoutProps) {
  const { picture } = props.section;
  if (!picture) return <WordsInColumns {...props} />;
  return (
    <SideBySide>
      <div>
        <OpeningWords {...props} />
      </div>
      <PictureBeside picture={picture} fetch="first" />
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
  borderRadius: 'var(--picture)',
  // It extends into the gap beside the text, never into the margin of the page; one with round corners, whose edge is seen, does not.
  [COLUMNS]: {
    '--into-gap': 'max(0%, 12% - 99 * var(--picture))',
    maxWidth: 'none',
    width: 'calc(100% + var(--into-gap))',
    margin: '-3% 0 -3% calc(-1 * var(--into-gap))',
    ...inFirstScreen,
  },
  '@media print': { display: 'none' },
});
