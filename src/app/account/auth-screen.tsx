import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionTitle } from '../ui/section/headings.tsx';

interface Props {
  section: { id?: string; picture?: PictureConfig; noScript: string };
  title: string;
  text: string;
  /** Of one field, with no title above it: lower. */
  low?: boolean;
  children: ReactNode;
}

/**
 * What the pages about one's own access share: title and drawing on ink, and beside them a white
 * sheet to the edge of the window. Without scripts the sheet says why it is empty, and where to go.
 */
export function AuthScreen({ section, title, text, low, children }: Props) {
  const headingId = useId();
  const Columns = low ? LowColumns : HighColumns;
  return (
    <Root id={section.id} data-background="ink" aria-labelledby={headingId}>
      <Container>
        <Columns>
          {/* What it says may change while one waits. */}
          <Aside aria-live="polite">
            <SectionTitle id={headingId} pageVariant="h1AboveForm">
              {title}
            </SectionTitle>
            <Text variant="lead" color="textSecondary">
              <RichText text={text} />
            </Text>
            {section.picture && <Drawing picture={section.picture} fetch="first" />}
          </Aside>
          <Sheet data-background="white">
            <Body data-js-only>{children}</Body>
            <Typography data-no-js-only>
              <RichText text={section.noScript} />
            </Typography>
          </Sheet>
        </Columns>
      </Container>
    </Root>
  );
}

/** Told from the footer, which is as dark. */
const Root = styled('section')({ overflow: 'hidden', borderBottom: '1px solid var(--line)' });

const HighColumns = styled('div')({
  display: 'grid',
  // What changes inside moves nothing that is seen.
  minHeight: 'calc(100svh - var(--header))',
  gridTemplateRows: 'auto 1fr',
  '@media (min-width: 900px)': {
    minHeight: 'min(100svh - var(--header), 832px)', // the waiting before it is as high
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
  },
  '@media print': { minHeight: 0 },
});

const LowColumns = styled(HighColumns)({
  '--art': '250px',
  '@media screen': { minHeight: 'min(100svh - var(--header), 552px)' },
});

const Aside = styled('header')({
  position: 'relative',
  paddingBlock: 'clamp(20px, 6vw, 56px)',
  '@media (min-width: 600px) and (max-width: 899.98px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    columnGap: 32,
  },
  '@media (min-width: 900px)': {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: 'clamp(40px, 7svh, 72px) 0',
    paddingRight: 'clamp(32px, 5vw, 80px)',
  },
});

const Text = styled(Typography)({
  marginTop: 'clamp(6px, 2vw, 20px)',
  maxWidth: 480,
});

/** On the lower edge, of one size and at one place whatever the words above it are; its road fades into the ground. */
const Drawing = styled(Picture)({
  width: '100%',
  objectFit: 'contain',
  maskImage: 'linear-gradient(#000 84%, transparent)',
  '@media (max-width: 599.98px)': { display: 'none' },
  '@media (min-width: 600px) and (max-width: 899.98px)': {
    gridArea: '1 / 2 / span 2',
    marginBlock: -20,
  },
  '@media (min-width: 900px)': {
    flex: 'none',
    height: 'clamp(240px, 100svh - 380px, var(--art, 448px))',
    margin: 'auto 0 24px -48px', // what it is of begins below the words
    objectPosition: 'left',
  },
  '@media print': { display: 'none' },
});

const Sheet = styled('div')({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: 'clamp(16px, 6vw, 56px)',
  // To the edges of the window, beyond the measured width.
  boxShadow: '0 0 0 100vmax var(--bg)',
  clipPath: 'inset(0 -100vmax)',
  '@media (min-width: 900px)': {
    paddingBlock: 'clamp(40px, 7svh, 72px)',
    paddingLeft: 'clamp(40px, 6vw, 96px)',
    clipPath: 'inset(0 -100vmax 0 0)',
    // What begins beside the title ends beside the foot of the drawing.
    alignContent: 'stretch',
  },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 520,
});
