import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { boundWords } from '../../../lib/bound-words.ts';
import { Badges } from '../../../ui/badges.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Eyebrow, Intro, SectionTitle } from '../../../ui/section/headings.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { size } from '../../../ui/theme/size.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { Contents } from './contents.tsx';
import { firstColumn, LAYOUTS, SECTION_PADDING, secondColumn } from './layouts.tsx';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { contents, figures, layout, picture } = section;
  const Layout = LAYOUTS[layout ?? 'beside'];
  const Frame = contents ? RootWithContents : Root;
  return (
    <Frame
      id={section.id}
      data-background={section.background ?? 'ink'}
      data-layout={layout}
      data-flush={layout === 'under' && picture && !figures ? '' : undefined}
      aria-labelledby={headingId}
    >
      <Container>
        <Layout section={section} head={<Head section={section} headingId={headingId} />} />
        {figures && <Figures figures={figures} />}
        {contents && <Contents title={contents} />}
      </Container>
    </Frame>
  );
}

function Head({ section, headingId }: { section: SectionOf<'hero'>; headingId: string }) {
  const { back, eyebrow, title, subtitle, badges } = section;
  return (
    <>
      {back && (
        <Back data-no-print>
          <TextLink link={back} back />
        </Back>
      )}
      {eyebrow && <Label>{boundWords(eyebrow)}</Label>}
      <Title id={headingId}>{title}</Title>
      {subtitle && <Subtitle lang={subtitle.language}>{subtitle.text}</Subtitle>}
      {badges && <Facts badges={badges} />}
    </>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  paddingBlock: SECTION_PADDING,
  '@media print': { paddingBlock: 32 },
});

/** The picture leaves space for the contents in the first screen. */
const RootWithContents = styled(Root)({
  '--picture-height': '30svh',
  [WIDE]: { '--picture-height': '36svh' },
  paddingBlock: 'clamp(36px, 5vw, 72px)',
});

const Back = styled('div')({ ...firstColumn, marginBottom: 24, fontSize: size.small });

const Label = styled(Eyebrow)(firstColumn);

const Title = styled(SectionTitle)(firstColumn);

const Subtitle = styled(Intro)(secondColumn);

const Facts = styled(Badges)({ ...secondColumn, order: 1, alignSelf: 'start', marginTop: 20 });

const Figures = styled(FigureList)({ marginTop: 'clamp(32px, 5vw, 72px)' });
