import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { boundWords } from '../../lib/bound-words.ts';
import { Actions } from '../actions.tsx';
import { useSite } from '../data/site-context.ts';
import { RichText } from '../rich-text.tsx';
import { breakpoints, spacing } from '../theme/breakpoints.ts';
import { halves } from '../theme/layout.ts';
import { Eyebrow, Intro, SectionTitle } from './headings.tsx';
import { useSection } from './section.tsx';

interface Props {
  /** The variants of its title; see headings.tsx. */
  variant?: 'h2' | 'display' | 'statement';
  pageVariant?: 'h1' | 'display';
  /** Above the content: on wide screens the intro is at the right of the title, if there is an eyebrow. */
  split?: boolean;
  /** Shown below the intro. */
  aside?: ReactNode;
  /** True to show the section's buttons below the head. */
  hasActions?: boolean;
  className?: string;
}

/** The heading of a section: eyebrow, title and intro. Nothing without a title. */
export function SectionHead({ split, aside, hasActions, className, ...variants }: Props) {
  const { section, headingId } = useSection();
  const isCentered = useSite().theme.shapes?.heads === 'centered';
  const { eyebrow, title, intro, actions } = section;
  if (!title) return null;
  const words = (
    <>
      {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
      <SectionTitle id={headingId} {...variants}>
        {title}
      </SectionTitle>
    </>
  );
  const text = intro && <RichText text={intro} />;
  const foot = (
    <>
      {aside}
      {hasActions && <SectionActions />}
    </>
  );
  if (split && !isCentered && eyebrow && intro)
    return (
      <SplitHeader className={className}>
        <div>{words}</div>
        <IntroBeside>{text}</IntroBeside>
        {(aside || (hasActions && actions)) && <div>{foot}</div>}
      </SplitHeader>
    );
  const Frame = split && isCentered ? CenteredHeader : Header;
  return (
    <Frame className={className}>
      {words}
      {text && <Intro>{text}</Intro>}
      {foot}
    </Frame>
  );
}

const Header = styled('header')({
  maxWidth: 'var(--head-width, 760px)',
  marginBottom: 'var(--head-space, clamp(24px, 1rem + 2vw, 52px))',
  [breakpoints.up('lg')]: { maxWidth: 'var(--head-width, none)' },
  '@media print': { marginBottom: spacing(2.5) },
});

/** In a theme with centred heads. */
const CenteredHeader = styled(Header)({
  marginInline: 'auto',
  textAlign: 'center',
  'header& > *': { marginInline: 'auto' }, // over that of each text
});

const SplitHeader = styled(Header)({ [breakpoints.up('lg')]: { display: 'grid', ...halves } });

const IntroBeside = styled(Intro)({
  [breakpoints.up('lg')]: { alignSelf: 'end', margin: spacing(0, 0, 0.5) },
});

/** The buttons of a section. */
export const SectionActions = () => <Actions actions={useSection().section.actions} />;
