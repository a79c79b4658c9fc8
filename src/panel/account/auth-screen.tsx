import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Picture as PictureConfig } from '../../types/config.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionTitle } from '../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';

interface Props {
  section: { id?: string; picture?: PictureConfig; noScript: string };
  title: string;
  text: string;
  /** True for a less tall screen: a form with one field. */
  low?: boolean;
  children: ReactNode;
}

/**
 * The layout of the account pages: title and drawing on ink, and beside them a white
 * sheet to the edge of the window. Without scripts the sheet explains why it is empty.
 */
export function AuthScreen({ section, title, text, low, children }: Props) {
  const headingId = useId();
  const Columns = low ? LowColumns : HighColumns;
  return (
    <Root id={section.id} data-background="ink" aria-labelledby={headingId}>
      <Container>
        <Columns>
          {/* Its text may change while the visitor waits. */}
          <Aside aria-live="polite">
            <SectionTitle id={headingId} pageVariant="display">
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

/** A line separates it from the footer, which has the same colour. */
const Root = styled('section')({ overflow: 'hidden', borderBottom: '1px solid var(--line)' });

const HighColumns = styled('div')({
  display: 'grid',
  // A change of the content does not move the footer into view.
  minHeight: 'calc(100svh - var(--header))',
  gridTemplateRows: 'auto 1fr',
  [breakpoints.up('lg')]: {
    minHeight: 'min(100svh - var(--header), 832px)', // as tall as the placeholder before it
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
  },
  '@media print': { minHeight: 0 },
});

const LowColumns = styled(HighColumns)({
  '--art': '310px',
  '@media screen': { minHeight: 'min(100svh - var(--header), 552px)' },
});

const Aside = styled('header')({
  position: 'relative',
  paddingBlock: 'clamp(20px, 6vw, 56px)',
  [breakpoints.between('sm', 'lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    columnGap: spacing(4),
  },
  [breakpoints.up('lg')]: {
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

/** At the lower edge, always of the same size and position; on a tablet it fades into the background. */
const Drawing = styled(Picture)({
  width: '100%',
  objectFit: 'contain',
  maskImage: 'linear-gradient(#000 84%, transparent)',
  [breakpoints.down('sm')]: { display: 'none' },
  [breakpoints.between('sm', 'lg')]: {
    gridArea: '1 / 2 / span 2',
    marginBlock: spacing(-2.5),
  },
  [breakpoints.up('lg')]: {
    flex: 'none',
    alignSelf: 'flex-start',
    // The sheet ends it where the window is narrow.
    width: 'auto',
    maxWidth: 'none',
    height: 'clamp(240px, 100svh - 290px, var(--art, 568px))',
    margin: 'auto 0 0 -60px', // aligns the motif with the text
    maskImage: 'none',
  },
  '@media print': { display: 'none' },
});

const Sheet = styled('div')({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: 'clamp(16px, 6vw, 56px)',
  // Extends the background to the edges of the window.
  boxShadow: '0 0 0 100vmax var(--bg)',
  clipPath: 'inset(0 -100vmax)',
  [breakpoints.up('lg')]: {
    paddingBlock: 'clamp(40px, 7svh, 72px)',
    paddingLeft: 'clamp(40px, 6vw, 96px)',
    clipPath: 'inset(0 -100vmax 0 0)',
    // As tall as title and drawing together.
    alignContent: 'stretch',
  },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  [breakpoints.up('lg')]: { maxWidth: 520 },
});
