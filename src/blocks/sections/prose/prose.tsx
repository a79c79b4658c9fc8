import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Picture as PictureConfig } from '../../../types/config.gen.ts';
import { usePictureSize } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PictureLayout } from '../../../ui/section/picture-layout.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SectionActions, SectionHead } from '../../../ui/section/section-head.tsx';
import { SplitLayout } from '../../../ui/section/split-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { inFirstScreen } from '../../../ui/theme/layout.ts';
import { type } from '../../../ui/theme/typography.ts';
import { layoutOf } from './arrangement.ts';
import { Text } from './text.tsx';

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const { blocks, picture, pictureSide, layout, title } = section;
  if (layout === 'statement')
    return (
      <StatementLayout
        section={section}
        picture={picture && <WideDrawing picture={picture} />}
        blocks={blocks}
      />
    );
  const arrangement = layoutOf(section);
  const text = <Text blocks={blocks} title={section.title} arrangement={arrangement} />;
  const weight = isShort(section) ? 'light' : undefined;
  if (layout === 'beside')
    return (
      <SplitLayout section={section} weight={weight} columns="narrowHead">
        {text}
        {picture && <DrawingBelow picture={picture} />}
      </SplitLayout>
    );
  if (picture)
    return (
      <PictureLayout
        section={section}
        side={pictureSide ?? 'end'}
        picture={<Drawing picture={picture} />}
      >
        {text}
      </PictureLayout>
    );
  const Layout = arrangement === 'beside' && title ? SplitLayout : StackedLayout;
  return (
    <Layout section={section} weight={weight}>
      {text}
    </Layout>
  );
}

/** True for a single block of text. */
const isShort = ({ blocks: [first, second], picture }: SectionOf<'prose'>) =>
  !(second || first?.table || picture);

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: 520,
  borderRadius: 'var(--picture)',
  margin: 'clamp(24px, 4vw, 40px) auto 0',
  [breakpoints.up('lg')]: { maxWidth: 'none', marginTop: 0, ...inFirstScreen },
});

interface WideProps {
  picture: PictureConfig;
  className?: string;
}

/** As wide as the page, above the columns; on a phone in portrait format, if it was drawn to fill any. */
function WideDrawing({ picture, className }: WideProps) {
  const { slices } = usePictureSize(picture.src);
  const Shown = slices ? Sliced : Wide;
  return <Shown picture={picture} className={className} />;
}

const Wide = styled(Picture)({
  width: '100%',
  marginBlock: '0 clamp(24px, 4vw, 40px)',
  borderRadius: 'var(--picture)',
});

const Sliced = styled(Wide)({ [breakpoints.down('sm')]: { aspectRatio: '3 / 4' } });

/** Below the text. */
const DrawingBelow = styled(WideDrawing)({ marginBlock: 'clamp(24px, 4vw, 40px) 0' });

interface StatementProps {
  section: SectionOf<'prose'>;
  picture: ReactNode;
  blocks: SectionOf<'prose'>['blocks'];
}

/** A very large title, with one paragraph at its foot, or longer text below it. */
function StatementLayout({ section, picture, blocks }: StatementProps) {
  const [{ items, table } = {}, second] = blocks;
  const isBrief = !(second || items || table || picture);
  if (isBrief)
    return (
      <SplitLayout section={section} columns="wideHead">
        <Foot>
          <Text blocks={blocks} title={section.title} arrangement="beside" />
        </Foot>
      </SplitLayout>
    );
  return (
    <Section section={section}>
      <Container>
        <SectionHead variant="statement" />
        {picture}
        <Text
          blocks={blocks}
          title={section.title}
          arrangement={second || items ? 'inRow' : 'beside'}
        />
        <SectionActions />
      </Container>
    </Section>
  );
}

const Foot = styled('div')({ [breakpoints.up('lg')]: type.lead });
