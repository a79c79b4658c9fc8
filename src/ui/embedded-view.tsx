import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Embed, NavigationLink, Picture as PictureConfig } from '../types/config.gen.ts';
import { Details, UnderlinedSummary } from './native-details.tsx';
import { Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import { TextLink } from './text-link.tsx';
import { breakpoints, spacing } from './theme/breakpoints.ts';
import { buttonBox } from './theme/button.ts';

interface Props {
  /** Of the frame, one of its own in the page. */
  id: string;
  /** What is seen in it. */
  title: string;
  picture?: PictureConfig | undefined;
  embed?: Embed | undefined;
  /** The page of the other site. */
  link?: NavigationLink | undefined;
  className?: string;
}

/**
 * A picture, and the frame of another site over it, asked for in two steps: one opens the question, one
 * answers it. The answer is a link that opens in the frame: it works without scripts, and nothing is asked of the other
 * site before. While the question is closed, there is no frame to meet.
 */
export function EmbeddedView({ id, title, picture, embed, link, className }: Props) {
  return (
    <Figure className={className}>
      <Screen>
        {picture && <View picture={picture} />}
        {embed && <Frame name={id} title={`${title}: ${embed.name}`} />}
      </Screen>
      <Foot data-no-print="">
        {link && <TextLink link={link} />}
        {embed && (
          // The visitor may have opened it before hydration.
          <Question suppressHydrationWarning>
            <Summary>{embed.label}</Summary>
            <Answer>
              <Typography variant="body2">
                <RichText text={embed.notice} />
              </Typography>
              <Show href={embed.player} target={id} data-track-button="">
                {embed.load}
              </Show>
            </Answer>
          </Question>
        )}
      </Foot>
    </Figure>
  );
}

const Figure = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

const Screen = styled('div')({
  display: 'grid',
  flex: 1,
  minHeight: 320,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  background: 'var(--card)',
  [breakpoints.up('lg')]: { minHeight: 420 },
  '@media print': { minHeight: 0, maxHeight: '90mm' },
});

/** It fills the space that is left to it, and takes none of its own. */
const View = styled(Picture)({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  contain: 'size',
  objectFit: 'cover',
  '@media print': { contain: 'none' },
});

/** Transparent as long as it is empty, in the colour scheme of an empty document: the picture is seen through it. */
const Frame = styled('iframe')({
  display: 'none',
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  '@media screen': { 'div:has([open]) > div > &': { display: 'block' } },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: spacing(0.5, 4),
  marginTop: spacing(1.5),
});

/** A line of its own once it is open. */
const Question = styled(Details)({ '&[open]': { flexBasis: '100%' } });

const Summary = styled(UnderlinedSummary)({ minHeight: 32, fontWeight: 600 });

const Answer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5, 3),
  marginTop: spacing(1),
  '& > p': { flex: '1 1 240px' },
});

const Show = styled('a')({
  ...buttonBox,
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid currentColor',
  '&:hover': { background: 'var(--card)' },
});
