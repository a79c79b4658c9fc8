import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { boundWords } from '../lib/bound-words.ts';
import { halves } from '../theme/halves.ts';
import { type } from '../theme/typography.ts';
import type { Action, Background } from '../types/config.gen.ts';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { useHeadingTag } from './heading-level.tsx';
import { RichText } from './rich-text.tsx';
import { BESIDE, WITH_PICTURE } from './section-halves.ts';
import { LAYOUTS, WITH_NOTES } from './section-layouts.ts';

interface FrameProps {
  section: {
    id?: string;
    background?: Background;
    eyebrow?: string;
    title?: string;
    intro?: string;
    actions?: Action[];
    layout?: keyof typeof LAYOUTS;
  };
  /** Used when the section does not choose one. */
  background?: Background;
  /** What stands beside the heading on wide screens: all there is, or the first, with the rest below the heading. */
  beside?: 'all' | 'first' | false;
  /** How much there is to look at: words alone are light, what is drawn or printed is heavy. */
  weight?: 'light' | 'heavy' | undefined;
  /** Below the intro. */
  aside?: ReactNode;
  /** True to set the buttons under the heading, not below all else. */
  buttonsFirst?: boolean;
  /** In a layout: true where what goes with the heading stands under it, not at its side. */
  notes?: boolean;
  /** Where a picture among the children stands on wide screens, next to heading and text. */
  picture?: 'start' | 'end';
  /** Below all else, from edge to edge of the window. */
  wide?: ReactNode;
  children?: ReactNode;
}

/** What most sections share: landmark, anchor, background, heading, intro and buttons. */
export function SectionFrame({
  section,
  background = 'paper',
  beside,
  weight,
  aside,
  buttonsFirst,
  picture,
  notes,
  wide,
  children,
}: FrameProps) {
  const headingId = useId();
  const { id, eyebrow, title, intro, layout } = section;
  const buttons = <Actions actions={section.actions} />;
  const isNarrow = layout === 'beside' || (layout && notes);
  const isBeside = title && !layout && beside;
  const Room = layout
    ? (notes ? WITH_NOTES : LAYOUTS)[layout]
    : picture
      ? WITH_PICTURE[picture]
      : isBeside
        ? BESIDE[isBeside]
        : Content;
  const Head = eyebrow && intro && !beside && !picture && !layout ? SplitHeader : Header;
  return (
    <Root
      id={id}
      data-background={section.background ?? background}
      data-weight={weight}
      aria-labelledby={title ? headingId : undefined}
    >
      <Room data-layout={layout} data-beside={isBeside ? '' : undefined}>
        {title && (
          <Head data-large={weight === 'heavy' && !isNarrow ? '' : undefined}>
            {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
            <SectionTitle id={headingId}>{title}</SectionTitle>
            {intro && (
              <Intro>
                <RichText text={intro} />
              </Intro>
            )}
            {aside}
            {buttonsFirst && buttons}
          </Head>
        )}
        {children}
        {!buttonsFirst && buttons}
      </Room>
      {wide}
    </Root>
  );
}

export function SectionTitle({ id, children }: { id?: string; children: string }) {
  return (
    <Title id={id} as={useHeadingTag()}>
      {boundWords(children)}
    </Title>
  );
}

/** A heading inside a section, one level below its title (or its equal where there is none). */
export function ItemTitle({ children, ...props }: ComponentProps<'h3'>) {
  return (
    <SmallTitle {...props} as={useHeadingTag(1)}>
      {typeof children === 'string' ? boundWords(children) : children}
    </SmallTitle>
  );
}

const Title = styled('h2')({
  ...type.h2,
  '[data-large] > &': type.display,
  'h1&&&': type.h1,
});
const SmallTitle = styled('h3')(type.h3);

/** A short line above a title. */
export const Eyebrow = styled('p')({
  ...type.label,
  color: 'var(--muted)',
  marginBottom: 16,
});

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '&[data-weight=light]': { paddingBlock: 'calc(var(--space) * 2 / 3)' },
  '&[data-weight=heavy]': { paddingBlock: 'calc(var(--space) * 4 / 3)' },
  '[data-background=paper] + &[data-background=paper], [data-background=white] + &[data-background=white], [data-background=ink] + &[data-background=ink]':
    { paddingTop: 0 },
  // Opens the page, below where it stands.
  'nav + &&&': { paddingTop: 64 },
});

const Header = styled('header')({
  maxWidth: 760,
  marginBottom: 'clamp(32px, 1.75rem + 1.2vw, 52px)',
  '@media (min-width: 1000px)': { maxWidth: 'none' },
  '@media print': { marginBottom: 20 },
});

/** Under an eyebrow, the intro takes the room that a title leaves at its right; without, it follows the title. */
const SplitHeader = styled(Header)({
  '@media (min-width: 1000px)': {
    display: 'grid',
    ...halves,
    gridTemplateRows: 'auto 1fr',
    '& > *': { gridColumn: 1 },
    '& > p ~ p': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'end',
      margin: '0 0 4px',
    },
  },
});

/** What a title is led on by. */
export const Intro = styled('p')({
  ...type.lead,
  color: 'var(--muted)',
  marginTop: 20,
  maxWidth: 640,
  '@media (min-width: 1000px)': {
    '[data-large] > &': { fontSize: '1.5rem', lineHeight: 1.4 },
  },
});
